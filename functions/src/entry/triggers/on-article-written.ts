import { isByRun } from '../../domain/bulk-import/imported-mark.ts';
import { log } from '../../platform/logging/log.ts';
import type { Reaction } from './reaction.ts';

/** What the office's lists sort and find it by. */
const NAMED_BY = ['title', 'authorLine', 'issue'];
/** Of a manuscript's article, its review is published with it. */
const WHAT_READERS_SEE = ['status', 'publishedRevision', 'issue', 'submission'];

const text = (value: unknown): string[] => (typeof value === 'string' ? [value] : []);

/** `articles/{id}` → `publishedArticles/{id}`, its files, and every page that lists it. */
export const articleWritten: Reaction = async ({ id, before, after }) => {
  const [journal, akey] = id.split('~');
  if (!journal || !akey) return;
  const isNamed = NAMED_BY.every((field) => before?.get(field) === after?.get(field));
  if (after?.exists && !isNamed && !isByRun(before, after)) {
    const { adminPorts: named } = await import('../../platform/firebase/admin.ts');
    const { nameArticle } = await import('../../domain/articles/name-article.ts');
    await nameArticle(named(), id);
  }
  // Most saves end here: they change nothing that decides what readers see.
  if (WHAT_READERS_SEE.every((field) => before?.get(field) === after?.get(field))) return;
  const statuses = [...text(before?.get('status')), ...text(after?.get('status'))];
  if (statuses.every((status) => status === 'draft' || status === 'scheduled')) return;
  // An import of many shows its articles itself, and makes what is above them once.
  if (isByRun(before, after)) return;
  const { adminPorts } = await import('../../platform/firebase/admin.ts');
  const { reconcileArticle } = await import('../../domain/publishing/reconcile-article.ts');
  const ports = adminPorts();
  const touched = [...text(before?.get('issue')), ...text(after?.get('issue'))];
  const result = await reconcileArticle(ports, journal, akey, touched);
  if (!result.ok) {
    log.error(result.code, { article: id });
    if (result.retry) throw new Error(result.code);
    return;
  }
  log.info(`publish/${result.outcome}`, { article: id });
};
