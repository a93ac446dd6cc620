import { ARTICLE_TYPES } from '@quire/model/article-types';
import { DECLARATIONS } from '@quire/model/entities/submission';
import { doc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, it } from 'vitest';
import { expectAllowed, openRulesPress, type RulesPress } from './rules-press.ts';
import { submission } from './submission-records.ts';

let at: RulesPress;
const PATH = 'submissions/own';
const LATER = { updatedAt: '2026-02-02T03:04:05.678Z' };

/** What the model lets a field of a manuscript say: all of it passes. */
const CHOICES: Readonly<Record<string, readonly unknown[]>> = {
  articleType: ['', ...Object.keys(ARTICLE_TYPES)],
  declarations: [{}, Object.fromEntries(Object.keys(DECLARATIONS).map((key) => [key, true]))],
};

beforeAll(async () => {
  at = await openRulesPress('rules-choices');
});
afterAll(() => at.close());

it.each(Object.entries(CHOICES))('takes all that the model knows as %s', async (field, values) => {
  await at.renew({ [PATH]: submission('author') });
  for (const [place, value] of values.entries()) {
    const change = { revision: place + 1, ...LATER, [field]: value };
    await expectAllowed(true, updateDoc(doc(at.as('author'), PATH), change));
  }
});
