import { nearestLanguage } from './nearest-language.ts';

/** A language that pages can be in: how it is written, and whose dates and numbers it has. */
interface LanguageFacts {
  /** What it calls itself: the same in menus of every language. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** For `Intl`: of English, the British kind; of Arabic, with the figures that DOIs and years have. */
  readonly locale: string;
  /** Whether the office is translated too; in the others staff work in English. */
  readonly hasOffice: boolean;
  /** Whether a native speaker has reviewed the translation. */
  readonly isReviewed: boolean;
  /** Made from English to try layouts with (`pseudo-message.ts`): never shown to readers. */
  readonly isPseudo?: true;
}

/** Every language there is, by its tag (BCP 47). The pseudo-languages have the names that CLDR gives them. */
export const LANGUAGES = {
  en: {
    ...{ name: 'English', direction: 'ltr', locale: 'en-GB' },
    ...{ hasOffice: true, isReviewed: true },
  },
  es: {
    ...{ name: 'Español', direction: 'ltr', locale: 'es' },
    ...{ hasOffice: true, isReviewed: false },
  },
  'pt-BR': {
    ...{ name: 'Português (Brasil)', direction: 'ltr', locale: 'pt-BR' },
    ...{ hasOffice: true, isReviewed: false },
  },
  fr: {
    ...{ name: 'Français', direction: 'ltr', locale: 'fr' },
    ...{ hasOffice: false, isReviewed: false },
  },
  de: {
    ...{ name: 'Deutsch', direction: 'ltr', locale: 'de' },
    ...{ hasOffice: false, isReviewed: false },
  },
  id: {
    ...{ name: 'Bahasa Indonesia', direction: 'ltr', locale: 'id' },
    ...{ hasOffice: false, isReviewed: false },
  },
  'zh-Hans': {
    ...{ name: '简体中文', direction: 'ltr', locale: 'zh-CN' },
    ...{ hasOffice: false, isReviewed: false },
  },
  ar: {
    ...{ name: 'العربية', direction: 'rtl', locale: 'ar-u-nu-latn' },
    ...{ hasOffice: false, isReviewed: false },
  },
  'en-XA': {
    ...{ name: 'English, longer', direction: 'ltr', locale: 'en-GB', isPseudo: true },
    ...{ hasOffice: true, isReviewed: true },
  },
  'ar-XB': {
    ...{ name: 'English, mirrored', direction: 'rtl', locale: 'en-GB', isPseudo: true },
    ...{ hasOffice: true, isReviewed: true },
  },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

export type Language = keyof typeof LANGUAGES;

/** What texts are written in first, and what stands in for a text that is not translated. */
export const SOURCE_LANGUAGE = 'en';

export const isLanguage = (tag: string): tag is Language => Object.hasOwn(LANGUAGES, tag);

/** Their tags, for schemas. */
export const LANGUAGE_TAGS: readonly Language[] = Object.keys(LANGUAGES).filter(isLanguage);

/** Whether it is one of those that are made from English to try layouts with. */
export const isPseudo = (tag: string): boolean => isLanguage(tag) && 'isPseudo' in LANGUAGES[tag];

/** Those that texts are translated into, by people: in the order of menus. */
export const TRANSLATED: readonly Language[] = LANGUAGE_TAGS.filter(
  (tag) => tag !== SOURCE_LANGUAGE && !isPseudo(tag),
);

/** `zh-TW` → `Hant`; undefined for what is no tag. */
function scriptOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).maximize().script;
  } catch {
    return undefined;
  }
}

/**
 * The language of ours in which the words around a text can be: `zh-CN` → `zh-Hans`, `es-MX` → `es`. English where it
 * would have other letters than the text, as in `zh-TW`.
 */
export function languageFor(tag: string): Language {
  const ours: readonly Language[] = [SOURCE_LANGUAGE, ...TRANSLATED];
  const texts = ours
    .filter((language) => scriptOf(language) === scriptOf(tag))
    .map((language) => ({ language }));
  return nearestLanguage(tag, texts)?.language ?? SOURCE_LANGUAGE;
}

/** The tag as addresses and the folders of translations have it: `pt-BR` → `pt-br`. */
export const languageKey = (language: Language): string => language.toLowerCase();

/** What precedes the paths of its pages: `/pt-br`; empty for the language that texts are written in first. */
export const languageBase = (language: Language): string =>
  language === SOURCE_LANGUAGE ? '' : `/${languageKey(language)}`;
