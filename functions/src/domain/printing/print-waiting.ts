import { reasonOf } from '../../platform/errors/reason-of.ts';
import { conferenceOfPrint } from '../publishing/abstract-book.ts';
import { beginPrint, nextPrint, notePrintFailure } from '../publishing/print-queue.ts';
import { printAbstractBook } from './print-abstract-book.ts';
import { type PrintPorts, printArticle } from './print-article.ts';

export interface PrintRun {
  /** Starts no further article after this time. */
  readonly forMs: number;
  /** Skips requests made before this time (ISO). */
  readonly since?: string | undefined;
}

/** Ids of the articles whose PDF has changed. */
export type Printed = readonly string[];

/**
 * Prints the queue of articles and books of abstracts, newest first, one after the other. Failures are retried by a
 * later run, a few times.
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
