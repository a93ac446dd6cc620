import { isLanguage, languageBase } from '@quire/model/messages/languages';
import { pathBelow } from '@quire/model/messages/path-below';

/** Where readers find a text in its language, as its record has it; absent: in the first. */
export const inLanguagePath = (language: unknown, path: string): string =>
  typeof language === 'string' && isLanguage(language)
    ? pathBelow(languageBase(language), path)
    : path;
