import { isDeepStrictEqual } from 'node:util';
import { isByRun, RUN_MARK } from '../../domain/bulk-import/imported-mark.ts';
import type { Reaction } from './reaction.ts';

/** What an author's record says of an article. */
const TOLD = ['title', 'issue', 'published', 'status', 'affiliations', 'metadata.authors'];

/** `publishedArticles/{id}` → `authors/{id}` of all its authors. */
export const publishedArticleWritten: Reaction = async ({ id, before, after }) => {
  // Most changes concern the context of an article: related articles, figures of its readers. An
  // import of many articles collects their authors at its end.
  if (isByRun(before, after, RUN_MARK)) return;
  if (TOLD.every((field) => isDeepStrictEqual(before?.get(field), after?.get(field)))) return;
  const { collectAuthors } = await import('../../domain/people/collect-authors.ts');
  const { adminPorts } = await import('../../platform/firebase/admin.ts');
  await collectAuthors(adminPorts(), id);
};
