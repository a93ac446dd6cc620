import { PUBLISHED_PASSAGES } from '@quire/model/collections';
import { PublishedPassagesSchema } from '@quire/model/entities/passages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  content,
  putIssue,
  putJournal,
  saveRevision,
  startTestPress,
  type TestPress,
} from '../../testing/test-press.ts';
import { reconcilePublication } from './publish-article.ts';

let press: TestPress;
beforeAll(async () => {
  press = await startTestPress();
  await putJournal(press, 'CES');
  await putIssue(press, 'CES', '1-1');
});
afterAll(() => press.close());

const KEY = { journal: 'CES', issue: '1-1', akey: 'mud' };

async function publish(revision: number, markdown: string, change: object = {}) {
  await saveRevision(press, KEY, revision, { ...content('Mud'), markdown }, change);
  await reconcilePublication(press, 'CES', 'mud');
}

async function stored() {
  const found = await press.db.collection(PUBLISHED_PASSAGES).doc('CES~mud').get();
  return PublishedPassagesSchema.parse(found.data());
}

describe('the passages of an article', () => {
  it('are its sections, with what leads to them', async () => {
    await publish(1, 'First words.\n\n# Method\n\nBy *corer*.\n\n# Results\n\nMud, $x^2$.');
    expect(await stored()).toMatchObject({
      title: 'Mud',
      path: '/article/CES/1-1/mud',
      most: 3,
      passages: [
        { section: '', anchor: '', text: 'First words.' },
        { section: 'Method', anchor: 's-method', text: 'By corer.' },
        { section: 'Results', anchor: 's-results', text: 'Mud, x².' },
      ],
    });
  });

  it('are those of the newest version, and the search is told of the ones that are gone', async () => {
    await publish(2, 'Only this.');
    const { passages, most } = await stored();
    expect({ texts: passages.map(({ text }) => text), most }).toEqual({
      texts: ['Only this.'],
      most: 3,
    });
    expect((await press.db.doc('searchQueue/publishedPassages~CES~mud').get()).exists).toBe(true);
  });

  it('are gone when the article is', async () => {
    await publish(2, 'Only this.', { status: 'withdrawn' });
    expect(await stored()).toMatchObject({ passages: [], most: 3 });
  });
});
