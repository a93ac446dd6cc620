import { SOURCE } from '@quire/model/messages/catalogues';
import { type Language, SOURCE_LANGUAGE } from '@quire/model/messages/languages';
import { readTranslation } from '../../content/src/messages/read-translation.ts';

/** Whole texts of the catalogue for which a language has other words: none of them belongs on its pages. */
export function englishTexts(language: Language): string[] {
  if (language === SOURCE_LANGUAGE) return [];
  const translation = readTranslation(language);
  return Object.entries(SOURCE).flatMap(([area, messages]) =>
    Object.entries(messages).flatMap(([name, text]) => {
      const translated = translation[area]?.[name];
      return translated === undefined || translated === text || /[{<]/.test(text) ? [] : [text];
    }),
  );
}
