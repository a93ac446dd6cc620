import type { Paper } from '@quire/content/paper/read-paper';
import { countProblems } from '@quire/content/report/compare-counts';
import { countContent } from '@quire/content/report/count-content';
import { statedWords } from '@quire/content/report/stated-words';
import type { ArticleContent } from '@quire/model/entities/article';
import type { ImportProblem } from '@quire/model/entities/import-problem';
import type { TextComparison } from '@quire/model/entities/text-counts';
import { renderText } from '../render/render-text.ts';

/**
 * Renders a paper only for its report: what would be unread, unresolved or missing on the page, and how much of the
 * source is used. Line numbers are those of the paper's file, in which the text begins on `firstLine`.
 */
export async function tryRender(
  content: ArticleContent,
  { firstLine, abstractLine, source }: Pick<Paper, 'firstLine' | 'abstractLine' | 'source'>,
): Promise<{ problems: ImportProblem[]; counts: TextComparison }> {
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
  const counts = { source, result: countContent(rendered, statedWords(metadata)) };
  const problems = rendered.problems.map(({ line, ...problem }) =>
    line === undefined ? problem : { ...problem, line: line + firstLine - 1 },
  );
  return { problems: [...problems, ...countProblems(counts)], counts };
}
