/** The locale in which a list of references is written: one of the processor's, or British. */
import { plugins } from '@citation-js/core';
import '@citation-js/plugin-csl';

const AMERICAN = 'en-US';
const BRITISH = 'en-GB';
/** Of languages other than English those that the processor comes with (`@citation-js/plugin-csl`). */
const OF_LANGUAGE: ReadonlyMap<string, string> = new Map([
  ['de', 'de-DE'],
  ['es', 'es-ES'],
  ['fr', 'fr-FR'],
  ['nl', 'nl-NL'],
]);
/** Regions whose English has British punctuation and dates. */
const BRITISH_REGIONS = new Set(['GB', 'IE', 'AU', 'NZ', 'ZA', 'IN', 'MT', 'SG', 'HK']);

/**
 * Of the American locale all but what the British one (locales-en-GB.xml of the Citation Style Language) has otherwise:
 * punctuation outside quotation marks, single before double ones, the day before the month.
 */
function british(american: string): string {
  const term = (name: string, sign: string) => `<term name="${name}">${sign}</term>`;
  const marks: readonly (readonly [name: string, sign: string])[] = [
    ...([
      ['open-quote', '‘'],
      ['close-quote', '’'],
    ] as const),
    ...([
      ['open-inner-quote', '“'],
      ['close-inner-quote', '”'],
    ] as const),
  ];
  const day = '<date-part name="day" suffix=" "/><date-part name="month" suffix=" "/>';
  const changed = american
    .replace('xml:lang="en-US"', 'xml:lang="en-GB"')
    .replace(/punctuation-in-quote="true"/, 'punctuation-in-quote="false"')
    .replace(
      /<date form="text">.*?<\/date>/s,
      `<date form="text">${day}<date-part name="year"/></date>`,
    );
  return marks.reduce(
    (xml, [name, sign]) =>
      xml.replace(new RegExp(`<term name="${name}">[^<]*</term>`), term(name, sign)),
    changed,
  );
}

/**
 * The processor's name of the locale for a text in a language: `en-GB` → `en-GB`, `fr-CA` → `fr-FR`; American where it
 * has none.
 */
export function cslLocale(tag: string): string {
  const [language = '', ...rest] = tag.toLowerCase().split('-');
  const isBritish =
    language === 'en' && rest.some((part) => BRITISH_REGIONS.has(part.toUpperCase()));
  if (!isBritish) return OF_LANGUAGE.get(language) ?? AMERICAN;
  const { locales } = plugins.config.get('@csl');
  if (!locales.has(BRITISH)) locales.add(BRITISH, british(String(locales.get(AMERICAN))));
  return BRITISH;
}
