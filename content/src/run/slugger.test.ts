import { expect, it } from 'vitest';
import { Slugger } from './slugger.ts';

it('gives each place its own id, also where a text looks like a numbered other', () => {
  const slugger = new Slugger();
  const ids = ['Tides', 'Tides', 'Tides 2', 'Tides', 'Tides 2', '…'].map((text) =>
    slugger.slug('s', text),
  );
  expect(ids).toEqual(['s-tides', 's-tides-2', 's-tides-2-2', 's-tides-3', 's-tides-2-3', 's-x']);
  expect(new Set(ids).size).toBe(ids.length);
});

it('looks at few ids for each of many alike', () => {
  const looked = { count: 0 };
  const has = Set.prototype.has;
  const slugger = new Slugger();
  Set.prototype.has = function counted(value: unknown) {
    looked.count += 1;
    return has.call(this, value);
  };
  try {
    for (let place = 0; place < 2_000; place += 1) slugger.slug('s', 'h');
  } finally {
    Set.prototype.has = has;
  }
  expect(looked.count).toBeLessThan(2_000 * 4);
});
