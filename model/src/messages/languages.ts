/** A language that pages can be in: how it is written, and whose dates and numbers it has. */
interface LanguageFacts {
  readonly direction: 'ltr' | 'rtl';
  /** For `Intl`: of English, the British kind. */
  readonly locale: string;
  /** Made from English to try layouts with (`pseudo-message.ts`): never shown to readers. */
  readonly isPseudo?: true;
}

/** Every language there is, by its tag (BCP 47). The pseudo-languages have the names that CLDR gives them. */
export const LANGUAGES = {
  en: { direction: 'ltr', locale: 'en-GB' },
  'en-XA': { direction: 'ltr', locale: 'en-GB', isPseudo: true },
  'ar-XB': { direction: 'rtl', locale: 'en-GB', isPseudo: true },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

export type Language = keyof typeof LANGUAGES;

/** What texts are written in first, and what stands in for a text that is not translated. */
export const SOURCE_LANGUAGE = 'en';

export const isLanguage = (tag: string): tag is Language => Object.hasOwn(LANGUAGES, tag);
