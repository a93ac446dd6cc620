import { LANGUAGES, type Language, SOURCE_LANGUAGE } from './languages.ts';

let read = (): Language | undefined => undefined;

/**
 * Says how to find the language of what is being done. The server binds it once, to the request that is being answered
 * (`web/src/server/request-language.ts`). In a page, the build puts the page's own language in place of `language`.
 */
export function bindLanguage(find: () => Language | undefined): void {
  read = find;
}

/** The language of the request or the page. */
export const language = (): Language => read() ?? SOURCE_LANGUAGE;

/** What `Intl` is asked with. */
export const locale = (): string => LANGUAGES[language()].locale;
