import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { conference, putConference } from '../../testing/test-content.ts';
import { startTestPress, type TestPress } from '../../testing/test-press.ts';
import { asker, codeOf, EDDA } from '../../testing/test-records.ts';
import { collectPapers } from './collect-papers.ts';

const CKEY = 'tides27';
const CORA = asker('cora', ['content']);
const OLD = { title: 'A paper elsewhere', authors: [], href: 'https://example.org/paper' };

let press: TestPress;
beforeEach(async () => {
  press = await startTestPress();
  await press.db.doc('publishedBooks/tides').set({
    ...{ bkey: 'tides', title: 'Tides', subtitle: '', kind: 'proceedings', authors: [] },
    ...{ editors: [], edition: '', series: '', published: '2026-05-01', language: 'en' },
    ...{ licence: 'CC-BY-4.0', subjects: [], hue: 200, summary: 'x', revision: 1 },
    contributors: { authors: [], editors: [] },
    chapters: [{ title: 'Ripples in mud', authors: ['Noor Haddad'], pages: '1' }],
    ...{ descriptionHtml: '', hasMath: false, hasPdf: false, updated: '2026-05-01' },
    listKey: 'books~2026-05-01~tides',
  });
});
afterEach(() => press.close());

const collect = (base = 1, who = CORA) => collectPapers(press, who, { conference: CKEY, base });
const papers = async () => (await press.db.doc(`conferences/${CKEY}`).get()).get('papers');

describe('the papers of a conference', () => {
  it('are copied from the book of its proceedings, once; others stay', async () => {
    await putConference(press, conference(CKEY, { proceedings: { book: 'tides' }, papers: [OLD] }));
    const { revision } = await collect();
    expect(await papers()).toEqual([
      { title: 'Ripples in mud', authors: ['Noor Haddad'], href: '/books/tides' },
      OLD,
    ]);
    expect(await collect(revision)).toEqual({ papers: 1, revision });
  });

  it('are not copied from proceedings that are not public', async () => {
    await putConference(press, conference(CKEY, { proceedings: { book: 'none' } }));
    expect(await codeOf(collect())).toBe('record/not-found');
    await putConference(press, conference(CKEY, { proceedings: { journal: 'CES', issue: '9-9' } }));
    expect(await codeOf(collect())).toBe('record/not-found');
    await putConference(press, conference(CKEY, {}));
    expect(await codeOf(collect())).toBe('input/invalid');
  });

  it('can be copied only by content staff, from the current revision', async () => {
    await putConference(press, conference(CKEY, { proceedings: { book: 'tides' } }));
    expect(await codeOf(collect(1, EDDA))).toBe('access/denied');
    expect(await codeOf(collect(7))).toBe('record/stale');
    expect(await papers()).toEqual([]);
  });
});
