import { sameInSet } from '../values/equality.ts';
import { type RulesValue, string } from '../values/rules-value.ts';
import type { Methods } from './method.ts';

type MapDiff = Extract<RulesValue, { type: 'map_diff' }>;

/** Methods of the difference of two maps (reference: rules.MapDiff); each answers a set of keys. */
export const MAP_DIFF_METHODS: Methods<MapDiff> = {
  addedKeys: { takes: [], run: (self) => keySet(added(self)) },
  affectedKeys: {
    takes: [],
    run: (self) => keySet([...added(self), ...removed(self), ...common(self, false)]),
  },
  changedKeys: { takes: [], run: (self) => keySet(common(self, false)) },
  removedKeys: { takes: [], run: (self) => keySet(removed(self)) },
  unchangedKeys: { takes: [], run: (self) => keySet(common(self, true)) },
};

const keySet = (keys: readonly string[]): RulesValue => ({ type: 'set', items: keys.map(string) });

const added = ({ before, after }: MapDiff): string[] =>
  [...after.entries.keys()].filter((key) => !before.entries.has(key));

const removed = ({ before, after }: MapDiff): string[] =>
  [...before.entries.keys()].filter((key) => !after.entries.has(key));

/** The keys in both maps whose values are the same, or are not. */
function common({ before, after }: MapDiff, same: boolean): string[] {
  const keys: string[] = [];
  for (const [key, value] of after.entries) {
    const old = before.entries.get(key);
    if (old !== undefined && sameInSet(old, value) === same) keys.push(key);
  }
  return keys;
}
