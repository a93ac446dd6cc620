import type { ArticleCard, SpecialIssueCard } from '@quire/model/entities/published';
import { describe, expect, it } from 'vitest';
import { fitCards, fitSpecialIssues } from './fit-cards.ts';

const article = (place: number, authors: number): ArticleCard => ({
  ...{ journal: 'CES', issue: '1-1', akey: `a${place}`, revision: 1, type: 'research-article' },
  ...{ status: 'published', title: 'Tides', titleHtml: 'Tides', pages: '', hasPdf: true },
  authors: Array.from({ length: authors }, (_, n) => `Maren Holt the ${n}th`),
  teaser: 'x'.repeat(320),
  published: '2026-01-01',
});
const special = (place: number, status: 'open' | 'published'): SpecialIssueCard => ({
  ...{ journal: 'CES', issueid: `s${place}`, volume: '1', number: '', year: 2026, title: 'Mud' },
  ...{ kind: 'special', status, articleCount: 1, topics: ['tides'], guestEditors: ['Ida Holt'] },
  description: 'x'.repeat(1_500),
});
const many = <T>(count: number, make: (place: number) => T) =>
  Array.from({ length: count }, (_, place) => make(place));
const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

describe('shortening a list that is too large', () => {
  it('changes nothing in one that fits', () => {
    const cards = many(100, (place) => article(place, 3));
    expect(fitCards(cards)).toEqual(cards);
    const issues = many(100, (place) => special(place, 'published'));
    expect(fitSpecialIssues(issues)).toEqual(issues);
  });

  it('removes first sentences, and only then names beyond a dozen', () => {
    const cards = fitCards(many(1_000, (place) => article(place, 20)));
    expect(cards).toHaveLength(1_000);
    expect(cards[0]).toMatchObject({ teaser: '' });
    const people = many(100, (n) => `n-${n}`);
    const crowded = fitCards(many(1_000, (place) => ({ ...article(place, 100), people })));
    expect(crowded).toHaveLength(1_000);
    expect(crowded[0]?.authors).toHaveLength(12);
    expect(crowded[0]?.authors.at(-1)).toBe('89 others');
    // The words for the others lead to no person.
    expect(crowded[0]?.people).toEqual(people.slice(0, 11));
    expect(bytes(crowded)).toBeLessThan(1_000_000);
  });

  it('removes titles in other languages before names', () => {
    const titles = ['es', 'ar'].map((language) => {
      const title = 'x'.repeat(300);
      return { language, title, titleHtml: title };
    });
    const cards = fitCards(many(800, (place) => ({ ...article(place, 20), titles })));
    expect(cards).toHaveLength(800);
    expect(cards[0]?.authors).toHaveLength(20);
    expect(cards[0]).not.toHaveProperty('titles');
  });

  it('removes no more entries than necessary if nothing else helps', () => {
    const cards = fitCards(
      many(60, (place) => ({ ...article(place, 1), titleHtml: 'x'.repeat(35_000) })),
    );
    expect(cards.length).toBeGreaterThan(20);
    expect(bytes(cards)).toBeLessThan(1_000_000);
  });

  it('removes closed special issues of a journal with a thousand, not open ones', () => {
    const issues = [special(0, 'open'), ...many(999, (place) => special(place + 1, 'published'))];
    const fitted = fitSpecialIssues(issues);
    expect(fitted).toHaveLength(1_000);
    expect(fitted[0]).toEqual(issues[0]);
    expect(bytes(fitted)).toBeLessThan(500_000);
  });
});
