import { renderDocument } from '@quire/content/render-document';
import { problemText } from '@quire/model/entities/manuscript-problems';
import { splitBlocks } from '../src/editing/split-blocks.ts';

const EXAMPLE = /^(`{3,})markdown\n([\s\S]*?)\n\1$/gm;
const MARK = '\n\n***\n\n';
/** What stands for the example's picture until it is in its place: the renderer takes no `data:`. */
const PICTURE = '/guide/dune.svg';

/** The guide has separate ids: the editor's preview is on the same page. */
function withOwnIds(html: string): string {
  return html
    .replace(/( (?:id|for)=")/g, '$1guide-')
    .replace(/( href="#)/g, '$1guide-')
    .replace(/ (aria-(?:labelledby|describedby))="([^"]*)"/g, (_, name: string, ids: string) => {
      const own = ids.split(' ').map((id) => `guide-${id}`);
      return ` ${name}="${own.join(' ')}"`;
    });
}

const part = (kind: string, label: string, html: string) =>
  `<div class="guide-part guide-${kind}"><p class="guide-label">${label}</p>${html}</div>`;

/**
 * The guide as HTML: prose, and examples in pairs of what is written and what is read.
 *
 * @throws where an example has a problem: a guide shows what works
 */
export function renderGuide(markdown: string, bibtex: string, picture: string): string {
  const source = markdown.replace(
    EXAMPLE,
    (fence, _ticks, example: string) => `${MARK}${fence}${MARK}${example}${MARK}`,
  );
  const size = { width: 640, height: 220 };
  const { html, problems } = renderDocument({
    markdown: source,
    bibtex,
    macros: {},
    figures: new Map([['figures/dune.svg', { src: PICTURE, ...size }]]),
  });
  const [problem] = problems.filter(({ severity }) => severity !== 'note');
  if (problem) throw new Error(`The guide's line ${problem.line}: ${problemText(problem)}`);
  const blocks = splitBlocks(html).map((block) =>
    block.replace(/^<div class="cv"[^>]*>|<\/div>$/g, ''),
  );
  const parts = blocks.join('').split('<hr>');
  const made = parts.map((each, index) => {
    if (index % 3 === 0) return each;
    return index % 3 === 1
      ? `<div class="guide-example">${part('source', 'You write', each)}`
      : `${part('result', 'Readers see', each)}</div>`;
  });
  const data = `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}`;
  return withOwnIds(made.join(''))
    .replace(/<a class="figure-link"[^>]*>(<img\b[^>]*>)<\/a>/g, '$1')
    .replaceAll(PICTURE, data);
}
