import { t } from '@quire/model/messages/t';
import type { ShownPaper } from '../../../../editing/messages.ts';

export interface StandaloneParts {
  readonly paper: ShownPaper;
  readonly css: string;
  /** What stands for a picture in the HTML → the picture itself, as a `data:` address. */
  readonly pictures: ReadonlyMap<string, string>;
}

const NEEDS_NOTHING =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:";

function asText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const wordsOf = (html: string) => html.replace(/<annotation[\s\S]*?<\/annotation>|<[^>]*>/g, '');

/** Pictures in their places. A link to a picture would lead to a place that browsers refuse. */
function withPictures(html: string, pictures: ReadonlyMap<string, string>): string {
  return html
    .replace(/<a class="figure-link"[^>]*>(<img\b[^>]*>)<\/a>/g, '$1')
    .replace(/(<img\b[^>]*? src=")(\/picture\/\d+)"/g, (_, before: string, src: string) => {
      return `${before}${pictures.get(src) ?? 'data:,'}"`;
    });
}

function head({ metadata, titleHtml }: ShownPaper): string {
  if (!metadata) return '';
  const { authors, affiliations } = metadata;
  const names = authors.map(({ collective, given, family, affiliations: at }) => {
    const places =
      affiliations.length > 1 && at.length > 0
        ? `<sup>${at.map((one) => one + 1).join(', ')}</sup>`
        : '';
    return asText(collective ?? `${given} ${family}`.trim()) + places;
  });
  const places = affiliations.map(({ name }) => `<li>${asText(name)}</li>`);
  return [
    `<h1>${titleHtml}</h1>`,
    metadata.subtitle ? `<p class="lead">${asText(metadata.subtitle)}</p>` : '',
    names.length > 0 ? `<p class="authors">${names.join(', ')}</p>` : '',
    places.length > 0 ? `<ol class="affiliations">${places.join('')}</ol>` : '',
  ].join('\n');
}

/** The paper as one file that can be read anywhere, without a network and without scripts. */
export function standaloneHtml({ paper, css, pictures }: StandaloneParts): string {
  const { metadata, titleHtml, abstractHtml, blocks } = paper;
  const title = metadata ? wordsOf(titleHtml) : asText(t('editorTool.untitled'));
  const keywords = metadata?.keywords.join(', ');
  return `<!doctype html>
<html lang="${asText(metadata?.language ?? 'en')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${NEEDS_NOTHING}">
<title>${title}</title>
<style>${css}</style>
</head>
<body>
<main>
${head(paper)}
${abstractHtml ? `<section class="abstract"><h2>${asText(t('editorTool.abstract'))}</h2><div class="article-body">${abstractHtml}</div></section>` : ''}
${keywords ? `<p class="keywords"><b>${asText(t('editorTool.keywords'))}</b> ${asText(keywords)}</p>` : ''}
<div class="article-body">${withPictures(blocks.join(''), pictures)}</div>
</main>
</body>
</html>
`;
}
