import { describe, expect, it } from 'vitest';
import type { ShownAdvert } from '../entities/published-advert.ts';
import { advertsOn, chooseAdvert } from './choose-advert.ts';

const advert = (id: string, change: Partial<ShownAdvert> = {}): ShownAdvert => ({
  ...{ id, slot: 'home', start: '2026-05-01', end: '2026-05-31', weight: 1, journals: [] },
  image: { src: `/media/adverts/${id}/a.webp`, width: 300, height: 250, alt: id },
  ...change,
});
const DAY = '2026-05-10';
const HOME = { slot: 'home', page: '/' } as const;

describe('the advertisement of a page', () => {
  it('is the same for everybody on a day, whatever order they come in', () => {
    const all = ['a', 'b', 'c'].map((id) => advert(id));
    const first = chooseAdvert(all, DAY, HOME);
    expect(first).not.toBeNull();
    expect(chooseAdvert(all.toReversed(), DAY, HOME)).toEqual(first);
  });

  it('comes as often as its weight says', () => {
    const all = [advert('a', { weight: 3 }), advert('b')];
    const pages = Array.from({ length: 2000 }, (_, page) => `/article/CES/1/${page}`);
    const drawn = pages.filter((page) => chooseAdvert(all, DAY, { ...HOME, page })?.id === 'a');
    expect(drawn.length / pages.length).toBeGreaterThan(0.7);
    expect(drawn.length / pages.length).toBeLessThan(0.8);
  });

  it('changes with the day', () => {
    const all = ['a', 'b', 'c', 'd'].map((id) => advert(id));
    const days = Array.from(
      { length: 20 },
      (_, at) => `2026-05-${String(at + 1).padStart(2, '0')}`,
    );
    expect(new Set(days.map((day) => chooseAdvert(all, day, HOME)?.id)).size).toBe(4);
  });

  it.each([
    ['before its first day', { start: '2026-05-11' }],
    ['after its last day', { end: '2026-05-09' }],
    ['in another slot', { slot: 'article' as const }],
    ['on pages of no journal of its own', { journals: ['CES'] }],
  ])('is none %s', (_, change) => {
    expect(chooseAdvert([advert('a', change)], DAY, HOME)).toBeNull();
  });

  it('is one of its journal’s on that journal’s pages', () => {
    const all = [advert('a', { slot: 'journal', journals: ['CES'] })];
    const place = { slot: 'journal', page: 'CES' } as const;
    expect(chooseAdvert(all, DAY, { ...place, journal: 'CES' })?.id).toBe('a');
    expect(chooseAdvert(all, DAY, { ...place, journal: 'JAM' })).toBeNull();
  });
});

it('lets go of one before the pages that show it would outlive it', () => {
  const all = [advert('a', { end: '2026-05-10' })];
  const at = (time: string) => advertsOn(all, new Date(`2026-05-10T${time}Z`), 45).length;
  expect([at('12:00:00'), at('23:59:10'), at('23:59:20')]).toEqual([1, 1, 0]);
});
