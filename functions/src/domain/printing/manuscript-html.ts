/** A manuscript as a page to print: the author's form fields are text, the body is HTML of the renderer. */

import { escapeHtml } from '@quire/model/mail/escape-html';
import { t } from '@quire/model/messages/t';
import { writingDirection } from '@quire/model/messages/writing-direction';

/** What the authors have written of it in another language. */
interface FrontTranslation {
  /** BCP 47. */
  readonly language: string;
  readonly title: string;
  readonly abstract: string;
  readonly keywords: readonly string[];
}

export interface ManuscriptFront {
  readonly title: string;
  readonly abstract: string;
  readonly keywords: readonly string[];
  /** BCP 47. */
  readonly language: string;
  readonly translations: readonly FrontTranslation[];
  /** Absent if reviewers must not know them. */
  readonly people?: {
    readonly authors: readonly { readonly name: string; readonly places: readonly number[] }[];
    readonly affiliations: readonly string[];
  };
}

/** A figure that the text does not include: it follows at the end. */
export interface LooseFigure {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly caption: string;
}

function peopleHtml({ people }: ManuscriptFront): string {
  if (!people) return `<p class="places">${escapeHtml(t('printedWords.authorsLeftOut'))}</p>`;
  const isOne = people.affiliations.length < 2;
  const names = people.authors.map(({ name, places }) => {
    const marks = isOne ? '' : places.map((place) => place + 1).join(',');
    return `<bdi>${escapeHtml(name)}</bdi>${marks ? `<sup>${marks}</sup>` : ''}`;
  });
  const places = people.affiliations.map(
    (each, at) => `${isOne ? '' : `<sup>${at + 1}</sup> `}<bdi>${escapeHtml(each)}</bdi>`,
  );
  return `<p>${names.join(', ')}</p><p class="places">${places.join('; ')}</p>`;
}

const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((each) => `<p dir="auto">${escapeHtml(each.trim())}</p>`)
    .join('');

const figureHtml = ({ src, width, height, caption }: LooseFigure): string =>
  `<figure class="figure"><img src="${escapeHtml(src)}" width="${width}" height="${height}" alt=""><figcaption>${escapeHtml(caption)}</figcaption></figure>`;

const keywordsHtml = (keywords: readonly string[]): string =>
  keywords.length
    ? `<p class="places">${escapeHtml(t('printedWords.keywords', { keywords: keywords.join('; ') }))}</p>`
    : '';

const translationHtml = ({ language, title, abstract, keywords }: FrontTranslation): string =>
  `<section lang="${escapeHtml(language)}" dir="${writingDirection(language)}"><h2>${escapeHtml(title)}</h2>${paragraphs(abstract)}${keywordsHtml(keywords)}</section>`;

/** The whole page: title, authors unless they are hidden, abstract, text, separate figures. */
export function manuscriptHtml(
  front: ManuscriptFront,
  body: string,
  figures: readonly LooseFigure[],
): string {
  const { title, abstract, keywords, language, translations } = front;
  const loose = figures.length
    ? `<h2>${escapeHtml(t('printedWords.figuresSent'))}</h2>${figures.map(figureHtml).join('')}`
    : '';
  return `<!doctype html><html lang="${escapeHtml(language)}" dir="${writingDirection(language)}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body><div class="stamp" aria-hidden="true"><span>${escapeHtml(t('printedWords.notReviewed'))}</span></div><main>
<header class="manuscript-head"><h1>${escapeHtml(title)}</h1>${peopleHtml(front)}
${abstract.trim() ? `<h2>${escapeHtml(t('printedWords.abstract'))}</h2>${paragraphs(abstract)}` : ''}
${keywordsHtml(keywords)}${translations.map(translationHtml).join('')}</header>
<div class="article-body">${body}${loose}</div></main></body></html>`;
}
