import { TOOL_RUNS } from '@quire/model/collections';
import { isUnderWay, ToolRunSchema } from '@quire/model/entities/tool-run';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { SEARCH_SECRETS } from '../../platform/config/search-settings.ts';
import { readCurrentTexts } from '../../platform/firebase/current-texts.ts';
import { bounded } from './bounded.ts';

/** Begins no further step after this: the longest step fits in what is left. */
const FOR_MS = 240_000;

/** `toolRuns/{id}`: works on a run that waits. Letting go of it wakes the next slice. */
export const onToolRunWritten = onDocumentWritten(
  {
    document: `${TOOL_RUNS}/{id}`,
    memory: '2GiB',
    // Rebuilding the search writes to its indices.
    secrets: SEARCH_SECRETS,
    timeoutSeconds: 540,
    concurrency: 1,
    // One of each kind at a time.
    maxInstances: 5,
  },
  (event) =>
    bounded(event, async () => {
      await readCurrentTexts();
      const before = event.data?.before;
      const after = ToolRunSchema.safeParse(event.data?.after.data());
      // A step's own writes (its progress) trigger nothing.
      if (!after.success || !isUnderWay(after.data.state)) return;
      if (before?.exists && before.get('wake') === after.data.wake) return;
      const { adminToolPorts } = await import('../ports/admin-tools.ts');
      const { openRun } = await import('../../domain/tools/run-kinds.ts');
      const { runSlice } = await import('../../domain/tools/run-slice.ts');
      await runSlice(adminToolPorts(), openRun, event.params.id, { forMs: FOR_MS });
    }),
);
