import { isDeepStrictEqual } from 'node:util';
import { PUBLISHED_ARTICLES } from '@quire/model/collections';
import { FUNCTIONS_REGION } from '@quire/model/constants';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { isByRun, RUN_MARK } from '../bulk/imported-mark.ts';
import { bounded } from './bounded.ts';

/** What an author's record says of an article. */
const TOLD = ['title', 'issue', 'published', 'status', 'affiliations', 'metadata.authors'];

/** `publishedArticles/{id}` → `authors/{id}` of everybody who wrote it. */
export const onPublishedArticleWritten = onDocumentWritten(
  { document: `${PUBLISHED_ARTICLES}/{id}`, region: FUNCTIONS_REGION, retry: true },
  (event) =>
    bounded(event, async () => {
      const { before, after } = event.data ?? {};
      // Most changes are of what stands around an article: related ones, figures of its readers.
      // An import of many gathers who wrote its articles when all of them are there.
      if (isByRun(before, after, RUN_MARK)) return;
      if (TOLD.every((field) => isDeepStrictEqual(before?.get(field), after?.get(field)))) return;
      const { gatherAuthors } = await import('../people/gather-authors.ts');
      const { adminPorts } = await import('../firebase/admin.ts');
      await gatherAuthors(adminPorts(), event.params.id);
    }),
);
