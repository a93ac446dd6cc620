import { isDeepStrictEqual } from 'node:util';
import { ISSUES } from '@quire/model/collections';
import { isByRun, RUN_MARK } from '../../domain/bulk-import/imported-mark.ts';
import type { Reaction } from './reaction.ts';

/** What its issues and articles repeat of it. */
const IMPRINT = ['fullname', 'issn', 'formerTitles', 'hue', 'subjects'];

/** What its articles alone repeat. */
const OF_ARTICLES = [...IMPRINT, 'annotations'];

/** `journals/{jkey}` → `publishedJournals/{jkey}`, the press's lists, and what repeats its title. */
export const journalWritten: Reaction = async ({ id: jkey, before, after }) => {
  // Begun by an import, which makes its pages once its articles are there.
  if (!before?.exists && isByRun(before, after, RUN_MARK)) return;
  const { adminPorts } = await import('../../platform/firebase/admin.ts');
  const { refreshArticles } = await import('../../domain/publishing/refresh-articles.ts');
  const { rebuildPages, rebuildPress } = await import('../../domain/publishing/rebuild-pages.ts');
  const ports = adminPorts();
  const isChanged = (field: string) => !isDeepStrictEqual(before?.get(field), after?.get(field));
  const isRenamed = IMPRINT.some(isChanged);
  if (OF_ARTICLES.some(isChanged)) await refreshArticles(ports, jkey);
  const issues = isRenamed
    ? await ports.db.collection(ISSUES).where('journal', '==', jkey).select('issueid').get()
    : { docs: [] };
  await rebuildPages(
    ports,
    jkey,
    issues.docs.map((issue) => String(issue.get('issueid'))),
  );
  await rebuildPress(ports);
  if (before?.get('publishesStatistics') !== after?.get('publishesStatistics')) {
    const { showStatistics } = await import('../../domain/stats/sum-years.ts');
    await showStatistics(ports.db, jkey);
  }
};
