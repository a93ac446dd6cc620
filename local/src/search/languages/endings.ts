/** A form and what it may be a form of: `ies` → `y`. All that fit are tried; some results are no words at all. */
type Rule = readonly [form: RegExp, ...replacements: string[]];

/** How the words of a language change. Words are folded: see `fold`. */
interface Endings {
  /** What precedes a word without being another word. */
  readonly before?: readonly Rule[];
  readonly after: readonly Rule[];
  /** What no rule covers: `man-men`. */
  readonly irregular?: string;
}

/**
 * Number and case alone, as `ignorePlurals` has it: a stemmer would take Porter's `universe` for `university`, and
 * most expect accents, which people do not type. Of Arabic the article and joined words too; of Indonesian the common
 * affixes. Arabic plurals that change within the word are not known.
 */
export const ENDINGS: Readonly<Record<string, Endings>> = {
  en: {
    irregular: 'child-children woman-women man-men foot-feet tooth-teeth mouse-mice goose-geese',
    after: [
      [/(?<=[^aeiou])ies$/, 'y'],
      [/(?<=s|x|z|ch|sh)es$/, '', 'e'],
      [/(?<=[aeiouy]s)es$/, 'is'],
      [/ves$/, 'f', 'fe'],
      [/ices$/, 'ex', 'ix'],
      [/(?<=[^su])s$/, ''],
    ],
  },
  es: {
    after: [
      [/s$/, ''],
      [/(?<=[^aeiou])es$/, ''],
      [/ces$/, 'z'],
    ],
  },
  pt: {
    after: [
      [/s$/, ''],
      [/(?<=[nrsz])es$/, ''],
      [/[ao]es$/, 'ao'],
      [/ais$/, 'al'],
      [/eis$/, 'el', 'il'],
      [/ois$/, 'ol'],
      [/is$/, 'il'],
      [/ns$/, 'm'],
    ],
  },
  fr: {
    after: [
      [/[sx]$/, ''],
      [/aux$/, 'al', 'ail'],
    ],
  },
  de: {
    after: [
      [/e[mnrs]?$/, ''],
      [/[ns]$/, ''],
      [/ern$/, ''],
      [/ien$/, 'ium'],
      [/en$/, 'um'],
      [/nisse[ns]?$/, 'nis'],
    ],
  },
  id: {
    before: [
      [/^[mp]eng(?=[aeioughk])/, '', 'k'],
      [/^[mp]eny/, 's'],
      [/^[mp]em(?=[abefiopu])/, '', 'p'],
      [/^[mp]en(?=[acdeijostuz])/, '', 't'],
      [/^[mp]e(?=[lmnrwy])/, ''],
      [/^(?:be|pe|te)r/, ''],
      [/^(?:be|di|ke|se)/, ''],
    ],
    after: [
      [/(?:kah|ku|lah|mu|nya|pun)$/, ''],
      [/(?:k?an|i)$/, ''],
      [/k?annya$/, ''],
    ],
  },
  ar: {
    before: [
      [/^[فو]?[بك]?ال/, ''],
      [/^[فو]?لل/, '', 'ل'],
      [/^و/, ''],
    ],
    after: [
      [/ات$/, '', 'ه'],
      [/(?:ان|ون|ين)$/, ''],
      [/(?:ه|ي|يه|ا)$/, ''],
      [/(?:ها|هم)$/, ''],
      [/ت(?:ه|ها|هم)$/, 'ه'],
    ],
  },
};

/** `pt-BR` → `pt`. */
export const languageKey = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';
