import { reasonOf } from '../../platform/errors/reason-of.ts';
import { conferenceOfPrint } from '../publishing/abstract-book.ts';
import { beginPrint, nextPrint, notePrintFailure } from '../publishing/print-queue.ts';
import { printAbstractBook } from './print-abstract-book.ts';
import { type PrintPorts, printArticle } from './print-article.ts';

export interface PrintRun {
  /** Takes up no further article after this. */
  readonly forMs: number;
  /** Leaves alone what was asked for before this moment (ISO). */
  readonly since?: string | undefined;
}

/** Ids of the articles whose PDF is another now. */
export type Printed = readonly string[];

/**
 * Prints what waits, articles and books of abstracts, the newest first, one after the other. What fails is tried again by a later
 * run, a few times.
 */
export async function printWaiting(ports: PrintPorts, run: PrintRun): Promise<Printed> {
  const passed = new Set<string>();
  const printed: string[] = [];
  const until = Date.now() + run.forMs;
  while (Date.now() < until) {
    const next = await nextPrint(ports.db, passed, run.since);
    if (!next) break;
    const { articleId } = next;
    passed.add(articleId);
    const print = await beginPrint(next);
    if (!print) continue;
    const began = performance.now();
    try {
      const ckey = conferenceOfPrint(articleId);
      const outcome =
        ckey === null ? await printArticle(ports, articleId) : await printAbstractBook(ports, ckey);
      if (outcome === 'printed' && ckey === null) printed.push(articleId);
      const ms = Math.round(performance.now() - began);
      ports.log.info(`print/${outcome}`, { article: articleId, ms });
    } catch (error) {
      ports.log.error('print/failed', {
        article: articleId,
        attempt: print.attempts,
        reason: reasonOf(error),
      });
      await notePrintFailure(print, 'print/failed');
    }
  }
  return printed;
}
