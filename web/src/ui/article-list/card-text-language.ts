import { textLanguage } from '@quire/model/text-language';
import { shownTitle, type Titled } from './shown-title.ts';

/** The language of an article's text, where the title that a list shows of it is in another one. */
export const cardTextLanguage = (article: Titled): string =>
  textLanguage(shownTitle(article).language, article.language);
