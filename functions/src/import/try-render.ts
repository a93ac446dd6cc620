import { renderDocument } from '@quire/content/render-document';
import type { ImportProblem } from '@quire/model/calls';
import type { ArticleContent } from '@quire/model/entities/article';

/** Renders a paper for its report alone: what readers would find unread, unresolved or missing. */
export function tryRender(content: ArticleContent): ImportProblem[] {
  const figures = new Map(
    content.files
      .filter(({ role }) => role === 'figure')
      .map(({ name, width = 1, height = 1 }) => [
        name,
        { src: '/media/trial.webp', width, height },
      ]),
  );
  const { markdown, bibtex, macros } = content;
  return renderDocument({ markdown, bibtex, macros, figures }).problems;
}
