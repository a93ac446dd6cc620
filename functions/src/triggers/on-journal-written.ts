import { isDeepStrictEqual } from 'node:util';
import { ISSUES, JOURNALS } from '@quire/model/collections';
import { FUNCTIONS_REGION } from '@quire/model/constants';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { isByRun, RUN_MARK } from '../bulk/imported-mark.ts';
import { bounded } from './bounded.ts';

/** What its issues and articles repeat of it. */
const IMPRINT = ['fullname', 'issn', 'hue', 'subjects'];

/** `journals/{jkey}` → `publishedJournals/{jkey}`, the press's lists, and what repeats its title. */
export const onJournalWritten = onDocumentWritten(
  {
    document: `${JOURNALS}/{jkey}`,
    region: FUNCTIONS_REGION,
    retry: true,
    memory: '512MiB',
    timeoutSeconds: 540,
  },
  (event) =>
    bounded(event, async () => {
      const { jkey } = event.params;
      const { before, after } = event.data ?? {};
      // Begun by an import, which makes its pages once its articles are there.
      if (!before?.exists && isByRun(before, after, RUN_MARK)) return;
      const { adminPorts } = await import('../firebase/admin.ts');
      const { refreshArticles } = await import('../publish/refresh-articles.ts');
      const { rebuildPages, rebuildPress } = await import('../publish/rebuild-pages.ts');
      const ports = adminPorts();
      const isRenamed = IMPRINT.some(
        (field) => !isDeepStrictEqual(before?.get(field), after?.get(field)),
      );
      if (isRenamed) await refreshArticles(ports, jkey);
      const issues = isRenamed
        ? await ports.db.collection(ISSUES).where('journal', '==', jkey).select('issueid').get()
        : { docs: [] };
      await rebuildPages(
        ports,
        jkey,
        issues.docs.map((issue) => String(issue.get('issueid'))),
      );
      await rebuildPress(ports);
    }),
);
