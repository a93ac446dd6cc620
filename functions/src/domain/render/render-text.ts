/** Texts by others, rendered and read in a thread; `render-apart.ts` gives the reasons. */
import type { DepositTexts } from '@quire/content/export/deposit-texts';
import type { ExportedPaper } from '@quire/content/export/read-paper-tree';
import type { PaperRead } from '@quire/content/paper/read-paper';
import type { RenderedDocument, RenderInput } from '@quire/content/render-document';
import type { RenderedText } from '@quire/content/render-inline';
import { problem } from '@quire/content/report/problems';
import { unrendered, unrenderedTitle } from '@quire/content/unrendered';
import type { ArticleStatement } from '@quire/model/statements/article-statements';
import { type RenderLimits, renderApart } from './render-apart.ts';

/** The files of a paper's folder that are read; of other files only the names count. */
const READ = /\.(md|markdown|bib|bbl|json|txt|ya?ml|tex|ltx|sty|cls|tikz)$/i;
const NO_BYTES = new Uint8Array();

/** `renderDocument`; a text that takes too long is shown as its source, with an error that says so. */
export async function renderText(
  input: RenderInput,
  limits?: RenderLimits,
): Promise<RenderedDocument> {
  const { markdown, abstract, abstractLine, bibtex, macros, words } = input;
  const { isForPublishing = false, foundDois = [] } = input;
  const figures = new Map(
    [...input.figures].map(([name, { src, srcset, avif, width, height, original }]) => [
      name,
      {
        src,
        width,
        height,
        ...(srcset !== undefined && { srcset }),
        ...(avif !== undefined && { avif }),
        ...(original && { original }),
      },
    ]),
  );
  const ask = {
    ...{ markdown, bibtex, foundDois, macros, figures, isForPublishing },
    ...(abstract !== undefined && { abstract }),
    ...(abstractLine !== undefined && { abstractLine }),
    ...(words && { words }),
  };
  return (await renderApart('document', ask, limits)) ?? unrendered(input, { kind: 'slow' });
}

/** `renderInline`; a text that takes too long is shown as written. */
export async function renderTitle(
  markdown: string,
  macros: Readonly<Record<string, string>>,
): Promise<RenderedText> {
  const title = await renderApart('title', { markdown, macros });
  return title ?? unrenderedTitle(markdown);
}

/**
 * `readPaperOrLatex`, with statements removed from the text; a text that takes too long is refused with a problem that
 * says so.
 */
export async function readPaperText(
  files: ReadonlyMap<string, Uint8Array>,
  limits?: RenderLimits,
  known: readonly ArticleStatement[] = [],
): Promise<PaperRead> {
  const texts = new Map(
    [...files].map(([path, bytes]) => [path, READ.test(path) ? bytes : NO_BYTES]),
  );
  const read = await renderApart('paper', { files: texts, takeStatements: { known } }, limits);
  if (read) return read;
  return { ok: false, problems: [problem('error', 'paper/too-slow', {})] };
}

/** `depositTexts`; null for a text that takes too long. */
export const readDepositTexts = (
  paper: ExportedPaper,
  limits?: RenderLimits,
): Promise<DepositTexts | null> => renderApart('deposit', paper, limits);
