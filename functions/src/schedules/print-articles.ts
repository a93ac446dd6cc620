import { PRESS_SETTINGS, SETTINGS } from '@quire/model/collections';
import { FUNCTIONS_REGION } from '@quire/model/constants';
import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { pressOrigin, printSettings } from '../config.ts';

/** Begins no further article after this, so that a run ends before the next one. */
const FOR_MS = 40_000;

/**
 * The PDFs of articles that came without one: what `prints` asks for, the newest first, one at a
 * time. A browser weighs more than everything else here, so it has a function of its own.
 */
export const printArticles = onSchedule(
  {
    schedule: 'every 1 minutes',
    region: FUNCTIONS_REGION,
    memory: '2GiB',
    cpu: 1,
    concurrency: 1,
    maxInstances: 1,
    timeoutSeconds: 300,
  },
  async () => {
    const settings = await printSettings();
    if (!settings) return;
    const { adminPorts } = await import('../firebase/admin.ts');
    const { nextPrint } = await import('../pdf/print-queue.ts');
    const { hasPrinted, refreshPrinted } = await import('../pdf/refresh-printed.ts');
    const ports = adminPorts();
    // What the run before this one did not come to.
    if (await hasPrinted(ports)) await refreshPrinted(ports);
    if (!(await nextPrint(ports.db, new Set(), settings.since))) return;
    const { withPrintPorts } = await import('../pdf/print-ports.ts');
    const { printWaiting } = await import('../pdf/print-waiting.ts');
    const press = await ports.db.collection(SETTINGS).doc(PRESS_SETTINGS).get();
    const publisher = String(press.get('name') ?? new URL(pressOrigin()).host);
    const printed = await withPrintPorts({ ...ports, publisher }, settings.chromium, (printing) =>
      printWaiting(printing, { forMs: FOR_MS, since: settings.since }),
    );
    await refreshPrinted(ports);
    if (printed.length > 0) logger.info('print/done', { articles: printed.length });
  },
);
