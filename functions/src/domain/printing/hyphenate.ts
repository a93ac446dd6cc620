/// <reference path="./hyphen-words.d.ts" />
/**
 * Soft hyphens for printing: neither Chromium has dictionaries for `hyphens: auto` (they are a download of its own), so
 * what is printed brings the places where words may break (docs/decisions/0030-pdf-by-chromium.md).
 */
import createHyphenator, { type Patterns } from 'hyphen';

const SOFT_HYPHEN = '\u00AD';
/** As `hyphenate-limit-chars` in print.css: of a word, before its break and after it. */
const [SHORTEST_WORD, BEFORE, AFTER] = [7, 3, 3];

type Load = () => Promise<{ readonly default: Patterns }>;

/** Liang's patterns, as TeX has them: each language's are read when a text has it. */
const PATTERNS: Readonly<Record<string, Load>> = {
  ca: () => import('hyphen/patterns/ca.js'),
  cs: () => import('hyphen/patterns/cs.js'),
  da: () => import('hyphen/patterns/da.js'),
  de: () => import('hyphen/patterns/de-1996.js'),
  el: () => import('hyphen/patterns/el-monoton.js'),
  en: () => import('hyphen/patterns/en-gb.js'),
  'en-us': () => import('hyphen/patterns/en-us.js'),
  es: () => import('hyphen/patterns/es.js'),
  fi: () => import('hyphen/patterns/fi.js'),
  fr: () => import('hyphen/patterns/fr.js'),
  hr: () => import('hyphen/patterns/hr.js'),
  hu: () => import('hyphen/patterns/hu.js'),
  id: () => import('hyphen/patterns/id.js'),
  it: () => import('hyphen/patterns/it.js'),
  la: () => import('hyphen/patterns/la.js'),
  nb: () => import('hyphen/patterns/nb.js'),
  nl: () => import('hyphen/patterns/nl.js'),
  nn: () => import('hyphen/patterns/nn.js'),
  no: () => import('hyphen/patterns/nb.js'),
  pl: () => import('hyphen/patterns/pl.js'),
  pt: () => import('hyphen/patterns/pt.js'),
  ro: () => import('hyphen/patterns/ro.js'),
  ru: () => import('hyphen/patterns/ru.js'),
  sk: () => import('hyphen/patterns/sk.js'),
  sl: () => import('hyphen/patterns/sl.js'),
  sv: () => import('hyphen/patterns/sv.js'),
  tr: () => import('hyphen/patterns/tr.js'),
  uk: () => import('hyphen/patterns/uk.js'),
};

/**
 * A word that may break. Not: names and acronyms (capitals, except where nouns have them), what has a hyphen already, and
 * parts of addresses, paths, identifiers and numbers.
 */
const wordOf = (first: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}_@/\\\\#-]|\\S[.:])${first}[\\p{Ll}\\p{Lo}\\p{M}]{${SHORTEST_WORD - 1},}(?![\\p{L}\\p{M}\\p{N}_@/\\\\#(-]|[.:][^\\s\\p{P}])`,
    'gu',
  );
const SMALL = wordOf('[\\p{Ll}\\p{Lo}]');
const ANY = wordOf('\\p{L}');

type Hyphenate = (text: string) => string;

async function hyphenatorOf(name: string, load: Load): Promise<Hyphenate> {
  const { default: patterns } = await load();
  const hyphenate = createHyphenator(patterns, { html: false, minWordLength: SHORTEST_WORD });
  const broken = (word: string) => {
    let at = 0;
    return hyphenate(word)
      .split(SOFT_HYPHEN)
      .reduce((done, part, place, parts) => {
        at += parts[place - 1]?.length ?? 0;
        const mayBreak = at >= BEFORE && word.length - at >= AFTER;
        return `${done}${mayBreak ? SOFT_HYPHEN : ''}${part}`;
      });
  };
  return (text) => text.replace(name === 'de' ? ANY : SMALL, broken);
}

const made = new Map<string, Promise<Hyphenate>>();

/** The name of the patterns for a language, by its tag (BCP 47); undefined where there are none. */
function patternsFor(language: string): string | undefined {
  const [primary = '', ...rest] = language.toLowerCase().split('-');
  if (primary === 'en' && rest.includes('us')) return 'en-us';
  // Another script than the one that the patterns are for.
  if (rest.some((subtag) => subtag.length === 4)) return undefined;
  return Object.hasOwn(PATTERNS, primary) ? primary : undefined;
}

/** A text with soft hyphens where its words may break; unchanged in a language that has no patterns here. */
export async function hyphenate(text: string, language: string): Promise<string> {
  const name = patternsFor(language);
  const load = name === undefined ? undefined : PATTERNS[name];
  if (name === undefined || load === undefined) return text;
  const hyphenator = made.get(name) ?? hyphenatorOf(name, load);
  made.set(name, hyphenator);
  return (await hyphenator)(text);
}
