import { readFileSync } from 'node:fs';
import type { Language } from '@quire/model/messages/languages';

/** A title, and a query that has its words in other forms: plural, without accents or the article, a part of a word. */
export interface SoughtTitle {
  readonly id: string;
  readonly language: Language;
  readonly title: string;
  readonly query: string;
}

/** Where each language's hundred titles are: a line has a title, a tab and a query. */
const FILES = {
  en: 'en',
  es: 'es',
  'pt-BR': 'pt',
  fr: 'fr',
  de: 'de',
  id: 'id',
  'zh-Hans': 'zh',
  ar: 'ar',
} as const satisfies Partial<Record<Language, string>>;

export const TITLE_LANGUAGES = Object.keys(FILES) as (keyof typeof FILES)[];

/** Eight hundred scholarly titles, made for tests, each with a query that should find it. */
export const soughtTitles = (): readonly SoughtTitle[] =>
  TITLE_LANGUAGES.flatMap((language) => {
    const file = new URL(`titles/${FILES[language]}.tsv`, import.meta.url);
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    return lines.map((line, index) => {
      const [title = '', query = ''] = line.split('\t');
      return { id: `${FILES[language]}-${index}`, language, title, query };
    });
  });
