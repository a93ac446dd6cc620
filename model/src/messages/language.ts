import { LANGUAGES, type Language, SOURCE_LANGUAGE } from './languages.ts';

let read = (): Language | undefined => undefined;

/**
 * Says how to find the language of what is being done. A server binds it once, to the request that it answers or the
 * mail that it writes (`content/src/messages/in-language.ts`). In a page, the build puts the page's own language in
 * place of `language`.
 */
export function bindLanguage(find: () => Language | undefined): void {
  read = find;
}

/** The language of the request or the page. */
export const language = (): Language => read() ?? SOURCE_LANGUAGE;

/** What `Intl` is asked with. */
export const locale = (): string => LANGUAGES[language()].locale;
