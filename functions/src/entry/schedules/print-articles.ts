import { PRESS_SETTINGS, SETTINGS } from '@quire/model/collections';
import { pressOrigin } from '../../platform/config/press-origin.ts';
import { printSettings } from '../../platform/config/print-settings.ts';
import { log } from '../../platform/logging/log.ts';
import type { Job } from '../jobs/run-jobs.ts';

/** Begins no further article after this, so that a run ends before the next one. */
const FOR_MS = 40_000;

/**
 * The PDFs of articles that came without one: what `prints` asks for, the newest first, one at a
 * time. A browser weighs more than everything else here, so it is the last job of its schedule.
 */
export const printArticles: Job<'printArticles'> = {
  name: 'printArticles',
  seconds: 240,
  run: async () => {
    const settings = await printSettings();
    if (!settings) return {};
    const { adminPorts } = await import('../../platform/firebase/admin.ts');
    const { nextPrint } = await import('../../domain/publishing/print-queue.ts');
    const { hasPrinted, refreshPrinted } = await import('../../domain/printing/refresh-printed.ts');
    const ports = adminPorts();
    // What the run before this one did not come to.
    if (await hasPrinted(ports)) await refreshPrinted(ports);
    if (!(await nextPrint(ports.db, new Set(), settings.since))) return {};
    const { withPrintPorts } = await import('../ports/print-ports.ts');
    const { printWaiting } = await import('../../domain/printing/print-waiting.ts');
    const press = await ports.db.collection(SETTINGS).doc(PRESS_SETTINGS).get();
    const publisher = String(press.get('name') ?? new URL(pressOrigin()).host);
    const printed = await withPrintPorts({ ...ports, publisher }, settings.chromium, (printing) =>
      printWaiting(printing, { forMs: FOR_MS, since: settings.since }),
    );
    await refreshPrinted(ports);
    if (printed.length > 0) log.info('print/done', { articles: printed.length });
    return { articles: printed.length };
  },
};
