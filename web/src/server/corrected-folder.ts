import { type Language, languageKey } from '@quire/model/messages/languages';
import { languages } from '../made/client-assets.ts';

/** Where browsers find a language's files with the press's corrections: `assets/pt-br.1a2b3c4d.12`. */
export const correctedFolder = (language: Language, revision: number): string =>
  `assets/${languageKey(language)}.${languages.build}.${revision}`;
