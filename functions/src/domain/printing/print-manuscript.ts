import { inLanguage } from '@quire/content/messages/in-language';
import { languageFor } from '@quire/model/messages/languages';
import { writingDirection } from '@quire/model/messages/writing-direction';
import type { Browser } from 'playwright-core';
import { describePdf } from './describe-pdf.ts';
import { type LooseFigure, type ManuscriptFront, manuscriptHtml } from './manuscript-html.ts';
import { manuscriptFont, manuscriptPages, manuscriptSheets } from './manuscript-style.ts';
import { printFontStyle } from './print-fonts.ts';
import { printPage, type SiteFile } from './print-page.ts';

export interface ManuscriptToPrint {
  readonly front: ManuscriptFront;
  /** Sanitised by the renderer of articles. */
  readonly body: string;
  /** Figures that the text does not include. */
  readonly figures: readonly LooseFigure[];
  /** Pictures by their paths. */
  readonly pictures: ReadonlyMap<string, SiteFile>;
  /** The header on the right of each page: the journal, and the manuscript's number. */
  readonly place: string;
  readonly publisher: string;
  readonly journal: string;
  readonly origin: string;
  /** The day on which it is printed, YYYY-MM-DD. */
  readonly day: string;
}

/**
 * A manuscript as a PDF: with numbered lines, and the notice that it is not peer reviewed on each page. Fails if the
 * browser does.
 */
export async function printManuscript(
  browser: Browser,
  manuscript: ManuscriptToPrint,
): Promise<Uint8Array> {
  const { front, body, figures, pictures, place, publisher, journal, origin, day } = manuscript;
  const url = `${origin}/manuscript`;
  // Our words around a manuscript are in its own language, where we have them.
  const language = languageFor(front.language);
  const printed = await printPage(browser, {
    url,
    html: inLanguage(language, () => manuscriptHtml(front, body, figures)),
    style: [
      await manuscriptSheets(),
      await printFontStyle(),
      inLanguage(language, () => manuscriptPages(place, writingDirection(front.language))),
    ].join('\n'),
    file: async (path) => pictures.get(path) ?? manuscriptFont(path),
    density: 1,
    numbersLines: true,
  });
  return describePdf(printed, {
    ...{ title: front.title, keywords: [...front.keywords], language: front.language },
    authors: front.people?.authors.map(({ name }) => name) ?? [],
    ...{ journal, issn: '', volume: '', number: '', pages: '', publisher, published: day, url },
  });
}
