import { ARTICLES } from '@quire/model/collections';
import { FUNCTIONS_REGION } from '@quire/model/constants';
import { onDocumentWritten } from 'firebase-functions/firestore';
import * as logger from 'firebase-functions/logger';
import { isByRun } from '../bulk/imported-mark.ts';
import { bounded } from './bounded.ts';

/** What the office's lists sort and find it by. */
const NAMED_BY = ['title', 'authorLine', 'issue'];
const WHAT_READERS_SEE = ['status', 'publishedRevision', 'issue'];

const text = (value: unknown): string[] => (typeof value === 'string' ? [value] : []);

/** `articles/{id}` → `publishedArticles/{id}`, its files, and every page that lists it. */
export const onArticleWritten = onDocumentWritten(
  {
    document: `${ARTICLES}/{id}`,
    region: FUNCTIONS_REGION,
    retry: true,
    memory: '1GiB',
    timeoutSeconds: 300,
    concurrency: 4,
  },
  (event) =>
    bounded(event, async () => {
      const before = event.data?.before;
      const after = event.data?.after;
      const [journal, akey] = event.params.id.split('~');
      if (!journal || !akey) return;
      const isNamed = NAMED_BY.every((field) => before?.get(field) === after?.get(field));
      if (after?.exists && !isNamed && !isByRun(before, after)) {
        const { adminPorts: named } = await import('../firebase/admin.ts');
        const { nameArticle } = await import('../articles/name-article.ts');
        await nameArticle(named(), event.params.id);
      }
      // Most saves end here: they change nothing that decides what readers see.
      if (WHAT_READERS_SEE.every((field) => before?.get(field) === after?.get(field))) return;
      const statuses = [...text(before?.get('status')), ...text(after?.get('status'))];
      if (statuses.every((status) => status === 'draft' || status === 'scheduled')) return;
      // An import of many shows its articles itself, and makes what is above them once.
      if (isByRun(before, after)) return;
      const { adminPorts } = await import('../firebase/admin.ts');
      const { settleArticle } = await import('../publish/settle-article.ts');
      const ports = adminPorts();
      const touched = [...text(before?.get('issue')), ...text(after?.get('issue'))];
      const result = await settleArticle(ports, journal, akey, touched);
      if (!result.ok) {
        logger.error(result.code, { article: event.params.id });
        if (result.retry) throw new Error(result.code);
        return;
      }
      logger.info(`publish/${result.outcome}`, { article: event.params.id });
    }),
);
