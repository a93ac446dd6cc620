import { renderDocument } from '@quire/content/render-document';
import { renderInline } from '@quire/content/render-inline';
import { bodyWordsIn } from '@quire/content/run/body-words';
import type { ShownTranslations, TranslationsSource } from './messages.ts';

/** The titles and abstracts of a draft in other languages, as publishing renders them. */
export function renderTranslations({
  translations,
  bibtex,
  macros,
}: TranslationsSource): ShownTranslations {
  return {
    titles: translations.map(({ language, title }) => {
      const { html, text } = renderInline(title, macros);
      return { language, title: text, titleHtml: html };
    }),
    abstracts: translations.flatMap(({ language, abstract }) => {
      if (!abstract) return [];
      const words = bodyWordsIn(language);
      const text = { markdown: '', abstract, bibtex, macros, figures: new Map(), words };
      return [{ language, html: renderDocument(text).abstractHtml }];
    }),
  };
}
