import type { PublishedArticle } from '@quire/model/entities/published';
import { expect, test } from 'vitest';
import { withMadePdf, withoutMadePdf } from './made-pdf.ts';

const madePdf = { name: 'made.pdf', printHash: 'h' };
// The test needs only these fields of an article.
const article = (fields: object) => ({ akey: 'mud', ...fields }) as PublishedArticle;
const printed = article({ pdf: 'made.pdf', madePdf, hasPdf: true });
const uploaded = article({ pdf: 'staff.pdf', hasPdf: true });

test.each([
  ['has none before one is printed', article({}), undefined, article({ hasPdf: false })],
  ['keeps the printed one', article({}), printed, printed],
  ['prefers the staff’s', uploaded, printed, uploaded],
])('%s', (_, next, seen, expected) => {
  expect(withMadePdf(next, seen)).toEqual(expected);
});

test('removes the reference to a PDF printed for an earlier rendering', () => {
  expect(withoutMadePdf(printed)).toEqual(article({ hasPdf: false }));
  expect(withoutMadePdf(uploaded)).toEqual(uploaded);
});
