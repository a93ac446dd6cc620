import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  doiOf,
  type RegisteringPress,
  startRegisteringPress,
} from '../../testing/registering-press.ts';
import { putIssue } from '../../testing/test-press.ts';
import { rebuildIssue } from '../publishing/rebuild-issue.ts';
import { refreshArticles } from '../publishing/refresh-articles.ts';

let press: RegisteringPress;
beforeAll(async () => {
  press = await startRegisteringPress();
  await putIssue(press, 'CES', '1-1', { year: 2021, status: 'published', doi: '10.5555/CES.1-1' });
});
afterAll(() => press.close());

const ISSUE = '10.5555/ces.1-1';
const journal = () => press.db.doc('journals/CES');

async function refresh(): Promise<void> {
  await refreshArticles(press, 'CES');
  await rebuildIssue(press, 'CES', '1-1');
}
const sent = () => press.agency.submissions().map((each) => press.agency.contentsOf(each));
const fullTitles = () =>
  sent().map((xml) =>
    [...xml.matchAll(/<full_title>(.*?)<\/full_title>/g)].map(([, title]) => title),
  );

it('registers what appeared under a former title again, under it and its ISSN', async () => {
  await press.publish('creeks');
  await refresh();
  await press.untilAnswered();
  const before = fullTitles().flat();
  expect(new Set(before)).toEqual(new Set(['The CES journal']));

  const notes = { title: 'Notes on Salt', issn: '2434-561X', from: 2020, to: 2021 };
  await journal().update({ formerTitles: [notes] });
  await refresh();
  expect(
    await Promise.all([doiOf('creeks'), ISSUE].map(async (doi) => (await press.of(doi))?.state)),
  ).toEqual(['waiting', 'waiting']);
  await press.untilAnswered();
  const after = fullTitles().flat().slice(before.length);
  expect(after).toEqual(['Notes on Salt', 'Notes on Salt']);
  for (const xml of sent().slice(-1)) {
    expect(xml).toContain('<issn media_type="electronic">2434-561X</issn>');
    expect(xml).not.toContain('2049-3630');
  }
  expect(await press.of(doiOf('creeks'))).toMatchObject({ answer: { code: 'updated' } });

  const article = (await press.db.doc('publishedArticles/CES~creeks').get()).data();
  expect(article).toMatchObject({ journalTitle: 'Notes on Salt', journalIssn: '2434-561X' });
  expect(JSON.stringify(article?.cite)).toContain('Notes on Salt');
  const issue = await press.db.doc('publishedIssues/CES~1-1').get();
  expect(issue.get('journalTitle')).toBe('Notes on Salt');
  // Its set is named as the journal is called today.
  const harvested = await press.db.doc('harvestQueue/CES~creeks').get();
  expect(harvested.get('journalTitle')).toBe('The CES journal');
  expect(harvested.get('facts')).toContain('Notes on Salt');
});

it('leaves issues of other years under the title of today', async () => {
  await journal().update({ formerTitles: [{ title: 'Notes on Salt', from: 2000, to: 2020 }] });
  await refresh();
  const article = (await press.db.doc('publishedArticles/CES~creeks').get()).data();
  expect(article).toMatchObject({ journalTitle: 'The CES journal', journalIssn: '2049-3630' });
  expect(article).not.toHaveProperty('journalNow');
});
