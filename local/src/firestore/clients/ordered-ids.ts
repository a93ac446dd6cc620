/** Ids in the published order: `__id<N>__` by number, then all others by their bytes. */
export const ORDERED_IDS: readonly string[] = [
  '__id-9223372036854775808__',
  '__id-9223372036854775807__',
  '__id-2__',
  '__id7__',
  '__id12__',
  '__id9223372036854775806__',
  '__id9223372036854775807__',
  '12',
  '7',
  'A',
  'Aa',
  '__id',
  '__id1_',
  '_id1__',
  'a',
];
