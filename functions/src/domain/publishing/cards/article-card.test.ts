import type { ArticleCard } from '@quire/model/entities/published';
import { expect, it } from 'vitest';
import { teaserOf } from '../teaser.ts';
import { sortContents } from './article-card.ts';

const card = (akey: string, pages: string, published = '2026-01-01'): ArticleCard => ({
  journal: 'CES',
  issue: '1-1',
  akey,
  revision: 1,
  type: 'research-article',
  status: 'published',
  title: akey,
  titleHtml: akey,
  authors: [],
  teaser: '',
  pages,
  published,
  hasPdf: false,
});
const order = (cards: ArticleCard[], wanted: string[] = []) =>
  sortContents(cards, wanted).map(({ akey }) => akey);

it('puts articles in the order of the issue, the others after them by page and date', () => {
  const cards = [
    card('late', '', '2026-03-01'),
    card('hundred', '101–110'),
    card('early', '', '2026-02-01'),
    card('twelve', '12–29'),
    card('editorial', '300'),
  ];
  expect(order(cards, ['editorial', 'gone'])).toEqual([
    'editorial',
    'twelve',
    'hundred',
    'early',
    'late',
  ]);
});

it('counts electronic pages too', () => {
  expect(order([card('b', 'e10'), card('a', 'e9')])).toEqual(['a', 'b']);
});

it('cuts a teaser after a sentence, or between words', () => {
  expect(teaserOf('One.  Two.')).toBe('One. Two.');
  const sentences = 'A sentence of some forty characters, about. '.repeat(20);
  expect(teaserOf(sentences)).toMatch(/about\.$/);
  const endless = 'word '.repeat(200);
  expect(teaserOf(endless)).toMatch(/word…$/);
  expect(teaserOf(endless).length).toBeLessThanOrEqual(320);
});
