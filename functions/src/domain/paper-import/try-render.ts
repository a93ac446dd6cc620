import type { ImportProblem } from '@quire/model/calls/calls';
import type { ArticleContent } from '@quire/model/entities/article';
import { renderText } from '../render/render-text.ts';

/** How many lines of the paper's file stand before its text, or null where it is not there as is. */
function linesBefore(files: ReadonlyMap<string, Uint8Array>, markdown: string): number | null {
  for (const [name, bytes] of files) {
    if (!/\.(md|markdown)$/i.test(name)) continue;
    const file = new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n');
    const at = file.indexOf(markdown);
    if (at >= 0) return file.slice(0, at).split('\n').length - 1;
  }
  return null;
}

/**
 * Renders a paper for its report alone: what readers would find unread, unresolved or missing. Lines
 * are those of the file that was sent, where they are known.
 */
export async function tryRender(
  content: ArticleContent,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<ImportProblem[]> {
  const figures = new Map(
    content.files
      .filter(({ role }) => role === 'figure')
      .map(({ name, width = 1, height = 1 }) => [
        name,
        { src: '/media/trial.webp', width, height },
      ]),
  );
  const { markdown, bibtex, macros, metadata } = content;
  const { abstract } = metadata;
  const { problems } = await renderText({ markdown, abstract, bibtex, macros, figures });
  const before = linesBefore(files, markdown);
  return problems.map(({ line, ...problem }) =>
    line === undefined || before === null ? problem : { ...problem, line: line + before },
  );
}
