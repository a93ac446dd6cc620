import { RUN_MARK } from '../../domain/bulk-import/imported-mark.ts';
import type { Reaction } from './reaction.ts';

/** `issues/{id}` → `publishedIssues/{id}`, its articles' pages, its journal's list of issues. */
export const issueWritten: Reaction = async ({ id, before, after }) => {
  const [journal, issueid] = id.split('~');
  if (!journal || !issueid) return;
  // Begun by an import, which makes its page once its articles are there.
  if (!before?.exists && after?.get(RUN_MARK) !== undefined) return;
  const { adminPorts } = await import('../../platform/firebase/admin.ts');
  const { refreshArticles } = await import('../../domain/publishing/refresh-articles.ts');
  const { rebuildPages } = await import('../../domain/publishing/rebuild-pages.ts');
  const ports = adminPorts();
  await refreshArticles(ports, journal, issueid);
  await rebuildPages(ports, journal, [issueid]);
};
