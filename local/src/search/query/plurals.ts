import type { Query } from '../settings/settings.ts';

/** Whether `ignorePlurals` speaks of English, whose plurals are all that is known here. */
export function isPluralIgnored({ ignorePlurals: said }: Pick<Query, 'ignorePlurals'>): boolean {
  return Array.isArray(said) ? said.includes('en') : said === true || said === 'true';
}

const IRREGULAR = [
  ...[
    ['analysis', 'analyses'],
    ['hypothesis', 'hypotheses'],
    ['child', 'children'],
  ],
  ...[
    ['phenomenon', 'phenomena'],
    ['criterion', 'criteria'],
    ['index', 'indices'],
  ],
  ...[
    ['woman', 'women'],
    ['man', 'men'],
    ['mouse', 'mice'],
    ['foot', 'feet'],
    ['leaf', 'leaves'],
  ],
  ...[
    ['bacterium', 'bacteria'],
    ['matrix', 'matrices'],
    ['vertex', 'vertices'],
  ],
] as const;

/** Singulars and plurals that an English word may have; some of them are no words at all. */
export function otherNumbers(word: string): string[] {
  const irregular = IRREGULAR.flatMap(([one = '', many = '']) =>
    word === one ? [many] : word === many ? [one] : [],
  );
  if (irregular.length > 0 || word.length < 3 || !/^[a-z]+$/.test(word)) return irregular;
  if (/[^aeiou]ies$/.test(word)) return [`${word.slice(0, -3)}y`];
  if (/(s|x|z|ch|sh)es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)];
  if (/[^su]s$/.test(word)) return [word.slice(0, -1)];
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  return [/(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`];
}
