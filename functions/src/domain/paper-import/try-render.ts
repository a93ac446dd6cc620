import type { Paper } from '@quire/content/paper/read-paper';
import type { ImportProblem } from '@quire/model/calls/calls';
import type { ArticleContent } from '@quire/model/entities/article';
import { renderText } from '../render/render-text.ts';

/**
 * Renders a paper for its report alone: what readers would find unread, unresolved or missing. Lines
 * are those of the paper's file, in which its text begins on `firstLine`.
 */
export async function tryRender(
  content: ArticleContent,
  { firstLine, abstractLine }: Pick<Paper, 'firstLine' | 'abstractLine'>,
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
  const place = abstractLine === undefined ? {} : { abstractLine };
  const { problems } = await renderText({ markdown, abstract, ...place, bibtex, macros, figures });
  return problems.map(({ line, ...problem }) =>
    line === undefined ? problem : { ...problem, line: line + firstLine - 1 },
  );
}
