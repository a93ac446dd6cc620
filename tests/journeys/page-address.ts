import { language } from '@quire/model/messages/language';
import { languageBase } from '@quire/model/messages/languages';
import { pathBelow } from '@quire/model/messages/path-below';
import { press } from './press-addresses.ts';

/** Where a page of the press is, in the language of what is being done (`inLanguage`). */
export const pageAddress = (path: string): string =>
  press.press + pathBelow(languageBase(language()), path);
