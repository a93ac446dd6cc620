import { describe, expect, it } from 'vitest';
import { Visitors } from './visitors.ts';

describe('what visitors do', () => {
  it('counts once while it is repeated within 30 seconds, however long', () => {
    const visitors = new Visitors();
    const counted = [0, 29_999, 59_000, 88_999, 119_000].map((at) => visitors.isNew('me', 'a', at));
    expect(counted).toEqual([true, false, false, false, true]);
  });

  it('counts for each visitor and each thing', () => {
    const visitors = new Visitors();
    const asked = [
      ['me', 'a view'],
      ['me', 'a download'],
      ['you', 'a view'],
      ['me', 'b view'],
    ] as const;
    expect(asked.map(([who, what]) => visitors.isNew(who, what, 0))).not.toContain(false);
  });

  it('stops counting who asks faster than anybody reads, for a minute', () => {
    const visitors = new Visitors();
    const all = Array.from({ length: 100 }, (_, place) => visitors.isNew('me', `a${place}`, place));
    expect(all.filter(Boolean)).toHaveLength(60);
    expect(visitors.isNew('me', 'later', 60_001)).toBe(true);
    expect(visitors.isNew('you', 'a1', 60)).toBe(true);
  });

  it('forgets what is too old to matter', () => {
    const visitors = new Visitors();
    for (let at = 0; at < 100; at += 1) visitors.isNew(`visitor ${at}`, 'a', at);
    expect(visitors.size).toBe(100);
    visitors.isNew('me', 'a', 60_000);
    expect(visitors.size).toBe(1);
  });
});
