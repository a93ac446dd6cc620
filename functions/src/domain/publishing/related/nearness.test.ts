import { describe, expect, it } from 'vitest';
import { nearness } from './nearness.ts';
import { topicsOf } from './topics.ts';

const article = (journal: string, title: string, ...keywords: string[]) => ({
  journal,
  topics: topicsOf(title, { keywords }),
});

describe('what an article is about', () => {
  it('is its keywords, then their words and those of its title that tell something', () => {
    expect(topicsOf('A new model of Salt Marshes', { keywords: ['Tidal creeks'] })).toEqual([
      'k:tidal creek',
      'tidal',
      'creek',
      'salt',
      'marsh',
    ]);
  });

  it('leaves out words that most titles have, whatever their number', () => {
    expect(
      topicsOf('Analyses and analysis: studies of effects in 12 models', { keywords: [] }),
    ).toEqual([]);
  });

  it('keeps a keyword in a script that has no words for us', () => {
    expect(topicsOf('X', { keywords: ['潮汐'] })).toContain('k:潮汐');
  });
});

describe('nearness', () => {
  const creek = article('CES', 'How creeks drain', 'salt marsh', 'groundwater');

  it('is the same from either side, and 1 only for the same topics', () => {
    const other = article('CES', 'Groundwater below a marsh', 'groundwater');
    expect(nearness(creek, other)).toBe(nearness(other, creek));
    expect(nearness(creek, other)).toBeLessThan(1);
    expect(nearness(creek, creek)).toBe(1);
  });

  it('takes a shared keyword for more than shared words', () => {
    const keyword = article('CES', 'Something else', 'salt marsh');
    const words = article('CES', 'Salt on a marsh', 'other');
    expect(nearness(creek, keyword)).toBeGreaterThan(nearness(creek, words));
  });

  it('does not relate journals by one word', () => {
    const drain = (journal: string) => article(journal, 'Wards that drain nurses', 'hospital');
    expect(nearness(creek, drain('QPH'))).toBe(0);
    expect(nearness(creek, drain('CES'))).toBeGreaterThan(0);
  });
});
