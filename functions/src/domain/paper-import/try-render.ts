import type { Paper } from '@quire/content/paper/read-paper';
import { countContent, countsInWords } from '@quire/content/report/count-content';
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
  const rendered = await renderText({ markdown, abstract, ...place, bibtex, macros, figures });
  const counts = `What readers find: ${countsInWords(countContent(rendered))}.`;
  const counted: ImportProblem = { severity: 'note', code: 'text/counts', message: counts };
  const problems = rendered.problems.map(({ line, ...problem }) =>
    line === undefined ? problem : { ...problem, line: line + firstLine - 1 },
  );
  return [...problems, counted];
}
