import { ISSUES } from '@quire/model/collections';
import { FUNCTIONS_REGION } from '@quire/model/constants';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { RUN_MARK } from '../bulk/imported-mark.ts';
import { bounded } from './bounded.ts';

/** `issues/{id}` → `publishedIssues/{id}`, its articles' pages, its journal's list of issues. */
export const onIssueWritten = onDocumentWritten(
  {
    document: `${ISSUES}/{id}`,
    region: FUNCTIONS_REGION,
    retry: true,
    memory: '512MiB',
    timeoutSeconds: 540,
  },
  (event) =>
    bounded(event, async () => {
      const [journal, issueid] = event.params.id.split('~');
      if (!journal || !issueid) return;
      // Begun by an import, which makes its page once its articles are there.
      if (!event.data?.before.exists && event.data?.after.get(RUN_MARK) !== undefined) return;
      const { adminPorts } = await import('../firebase/admin.ts');
      const { refreshArticles } = await import('../publish/refresh-articles.ts');
      const { rebuildPages } = await import('../publish/rebuild-pages.ts');
      const ports = adminPorts();
      await refreshArticles(ports, journal, issueid);
      await rebuildPages(ports, journal, [issueid]);
    }),
);
