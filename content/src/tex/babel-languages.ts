/** Languages by the names that babel and polyglossia have for them, and back. */

/** Without those whose names are those of commands for signs (`\textlatin`, `\textgreek`). */
const TAGS: Readonly<Record<string, string>> = {
  american: 'en-US',
  arabic: 'ar',
  australian: 'en-AU',
  austrian: 'de-AT',
  brazil: 'pt-BR',
  brazilian: 'pt-BR',
  british: 'en-GB',
  catalan: 'ca',
  chinese: 'zh',
  croatian: 'hr',
  czech: 'cs',
  danish: 'da',
  dutch: 'nl',
  english: 'en',
  esperanto: 'eo',
  estonian: 'et',
  farsi: 'fa',
  finnish: 'fi',
  francais: 'fr',
  french: 'fr',
  german: 'de',
  germanb: 'de',
  greek: 'el',
  hebrew: 'he',
  hungarian: 'hu',
  icelandic: 'is',
  indonesian: 'id',
  irish: 'ga',
  italian: 'it',
  japanese: 'ja',
  korean: 'ko',
  latin: 'la',
  magyar: 'hu',
  mexican: 'es-MX',
  naustrian: 'de-AT',
  ngerman: 'de',
  norsk: 'nb',
  nswissgerman: 'de-CH',
  nynorsk: 'nn',
  persian: 'fa',
  polish: 'pl',
  polutonikogreek: 'grc',
  portuges: 'pt',
  portuguese: 'pt',
  romanian: 'ro',
  russian: 'ru',
  serbian: 'sr',
  slovak: 'sk',
  slovene: 'sl',
  spanish: 'es',
  swedish: 'sv',
  swissgerman: 'de-CH',
  turkish: 'tr',
  ukrainian: 'uk',
  urdu: 'ur',
  usenglish: 'en-US',
  ukenglish: 'en-GB',
  welsh: 'cy',
};

/** `french` → `fr`; null for a language that babel's name is not known of. */
export const tagOfBabel = (name: string): string | null => TAGS[name.trim().toLowerCase()] ?? null;

/** The names that are written, where a language has several. */
const WRITTEN: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(TAGS).map(([name, tag]) => [tag, name])),
  ...{ 'en-GB': 'british', 'en-US': 'american', fr: 'french', de: 'ngerman', fa: 'persian' },
  ...{ hu: 'magyar', pt: 'portuguese', 'pt-BR': 'brazilian', 'pt-PT': 'portuguese' },
  ...{ 'de-AT': 'naustrian', 'de-CH': 'nswissgerman' },
};

/** `fr-CA` → `french`; null for what babel has no name for. */
export const babelName = (tag: string): string | null =>
  WRITTEN[tag] ?? WRITTEN[tag.split('-')[0] ?? ''] ?? null;
