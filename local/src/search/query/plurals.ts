import type { Query } from '../settings/settings.ts';

/** Whether `ignorePlurals` speaks of English, whose plurals are all that is known here. */
export function isPluralIgnored({ ignorePlurals: said }: Pick<Query, 'ignorePlurals'>): boolean {
  return Array.isArray(said) ? said.includes('en') : said === true;
}

const IRREGULAR = new Map(
  'analysis-analyses hypothesis-hypotheses child-children index-indices woman-women man-men leaf-leaves'
    .split(' ')
    .map((pair) => pair.split('-'))
    .flatMap(([one = '', many = '']) => [[one, many] as const, [many, one] as const]),
);

/** Endings with what stands for them in the other number; the first that fits counts. */
const ENDINGS: readonly (readonly [RegExp, ...string[]])[] = [
  [/(?<=[^aeiou])ies$/, 'y'],
  [/(?<=s|x|z|ch|sh)es$/, '', 'e'],
  [/(?<=[^su])s$/, ''],
  [/(?<=[^aeiou])y$/, 'ies'],
  [/(?<=s|x|z|ch|sh)$/, 'es'],
  [/$/, 's'],
];

/** Singulars and plurals that an English word may have; some of them are no words at all. */
export function otherNumbers(word: string): string[] {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return [irregular];
  if (!/^[a-z]{3,}$/.test(word)) return [];
  const [ending, ...others] = ENDINGS.find(([one]) => one.test(word)) ?? [];
  return ending ? others.map((other) => word.replace(ending, other)) : [];
}
