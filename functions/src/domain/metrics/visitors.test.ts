import { describe, expect, it } from 'vitest';
import { Visitors } from './visitors.ts';

const isNew = (visitors: Visitors, ...asked: Parameters<Visitors['see']>) =>
  visitors.see(...asked) === 'new';
const from = (address: string, agent = 'Firefox') => ({ address, agent });

describe('actions of visitors', () => {
  it('count once while they are repeated within 30 seconds, for any length of time', () => {
    const visitors = new Visitors();
    const counted = [0, 29_999, 59_000, 88_999, 119_000].map((at) =>
      isNew(visitors, from('me'), 'a', at),
    );
    expect(counted).toEqual([true, false, false, false, true]);
  });

  it('count for each visitor and each item', () => {
    const visitors = new Visitors();
    const asked = [
      ['me', 'a view'],
      ['me', 'a download'],
      ['you', 'a view'],
      ['me', 'b view'],
    ] as const;
    expect(asked.map(([who, what]) => isNew(visitors, from(who), what, 0))).not.toContain(false);
  });

  it('are ignored for a minute from clients faster than any reader', () => {
    const visitors = new Visitors();
    const all = Array.from({ length: 200 }, (_, place) =>
      isNew(visitors, from('me'), `a${place}`, place),
    );
    expect(all.filter(Boolean)).toHaveLength(120);
    expect(isNew(visitors, from('me'), 'later', 60_001)).toBe(true);
    expect(isNew(visitors, from('you'), 'a1', 60)).toBe(true);
  });

  it('are separated by browser at one address, up to the same limit for a program with many names', () => {
    const visitors = new Visitors();
    const all = Array.from({ length: 200 }, (_, place) =>
      isNew(visitors, from('campus', `browser ${place}`), 'a view', place),
    );
    expect(all.filter(Boolean)).toHaveLength(120);
  });

  it('are forgotten when they are too old to matter', () => {
    const visitors = new Visitors();
    for (let at = 0; at < 100; at += 1) isNew(visitors, from(`visitor ${at}`), 'a', at);
    expect(visitors.size).toBe(100);
    isNew(visitors, from('me'), 'a', 60_000);
    expect(visitors.size).toBe(1);
  });
});
