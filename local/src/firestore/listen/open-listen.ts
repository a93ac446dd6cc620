import { z } from 'zod';
import { FirestoreError, invalid, toFirestoreError } from '../../values/errors.ts';
import type { Micros } from '../../values/micros.ts';
import { databaseOf, parseRequest } from '../rpc/parse.ts';
import type { Context } from '../service.ts';
import { pastView } from '../store/past-view.ts';
import type { Sink, StreamHandler } from '../stream.ts';
import { bloomFilterOf } from './bloom-filter.ts';
import type { Listener } from './listen-hub.ts';
import { added, current, existenceFilter, type Message, removed, snapshot } from './messages.ts';
import { parseTarget, WireTarget } from './parse-target.ts';
import { readResumption, resumeTokenAt } from './resume-token.ts';
import type { Target } from './target.ts';

const Request = z.object({
  database: z.string().default(''),
  addTarget: WireTarget.optional(),
  removeTarget: z.number().int().optional(),
});

/** Opens a Listen stream: targets come and go, every commit that concerns one becomes a snapshot. */
export function openListen(context: Context, sink: Sink): StreamHandler {
  const { store, hub, metrics, log } = context.service;
  const targets = new Map<number, Target>();
  let database = '';
  let isOpen = true;

  const drop = (id: number): void => {
    const target = targets.get(id);
    if (target) hub.remove(target);
    targets.delete(id);
  };

  const close = (): void => {
    isOpen = false;
    for (const id of [...targets.keys()]) drop(id);
  };

  const send = (target: Target, messages: readonly Message[]): void => {
    for (const message of messages) sink.send(message);
    metrics.count(target.database.project, { reads: messages.filter(isRead).length });
  };

  /** A stream stays with the database that its first request names. */
  const checkDatabase = (named: string): void => {
    if (named !== '' && database !== '' && named !== database) {
      throw invalid(`The stream is for ${database}, not for ${named}.`);
    }
    database ||= named;
  };

  const tokenAt = (time: Micros): string => resumeTokenAt(time, hub.start);

  /** Does something for a target; a failure ends that target, not the stream. */
  const attempt = (id: number, act: () => void): void => {
    try {
      act();
    } catch (thrown) {
      drop(id);
      const error = toFirestoreError(thrown);
      if (error.status === 'INTERNAL') log.warn(`listen: ${String(thrown)}`);
      sink.send(removed(id, error));
    }
  };

  const listener: Listener = {
    changed: (changed, time) => {
      let hasNews = false;
      for (const [target, changes] of changed) {
        attempt(target.id, () => {
          const messages = target.update(changes, time);
          send(target, messages);
          hasNews ||= messages.length > 0;
        });
      }
      if (hasNews) sink.send(snapshot(time, tokenAt(time)));
    },
    upToDate: (time) => sink.send(snapshot(time, tokenAt(time))),
  };

  const add = (wire: z.infer<typeof WireTarget>): void => {
    // As seen of production; the SDKs remove a target before they add it again.
    if (targets.has(wire.targetId))
      throw new FirestoreError('ALREADY_EXISTS', `There is a target ${wire.targetId} already.`);
    const target = parseTarget(wire, context);
    if (database !== '' && target.database !== databaseOf(store, database)) {
      throw invalid('A target of another database than that of the stream.');
    }
    const time = store.clock.now();
    const resumption = readResumption(wire.resumeToken, wire.readTime, hub.start);
    const since = resumption?.since ?? 0;
    const then = since < hub.startTime ? null : pastView(target.database, Math.min(since, time));
    const messages = target.start(then, time);
    targets.set(target.id, target);
    hub.add(target, listener);
    sink.send(added(target.id));
    send(target, messages);
    // A query that finds nothing costs one read, and so does a document that is not there.
    if (!messages.some(isRead)) metrics.count(target.database.project, { reads: 1 });
    if (resumption) sink.send(filterOf(target, expectedCount(wire), then === null));
    sink.send(current(target.id, time, tokenAt(time)));
    sink.send(snapshot(time, tokenAt(time)));
    if (!wire.once) return;
    drop(target.id);
    sink.send(removed(target.id));
  };

  return {
    receive: (message) => {
      if (!isOpen) return;
      try {
        const { database: named, addTarget, removeTarget } = parseRequest(Request, message);
        checkDatabase(named);
        if (addTarget) attempt(addTarget.targetId, () => add(addTarget));
        if (removeTarget !== undefined) {
          drop(removeTarget);
          sink.send(removed(removeTarget));
        }
      } catch (thrown) {
        close();
        sink.fail(toFirestoreError(thrown));
      }
    },
    close,
  };
}

/** A document sent is a document read; hearing of a deletion is free. */
function isRead(message: Message): boolean {
  return 'documentChange' in message;
}

/**
 * What a resuming client checks itself by. It may have documents that were not told to leave only
 * when the moment it goes on from is not known; then it gets their names too, if it asks for them.
 */
function filterOf(target: Target, expected: number, isUnknown: boolean): Message {
  const names = [...target.paths()].map((path) => target.database.nameOf(path));
  const filter = isUnknown && expected > 0 ? bloomFilterOf(names) : null;
  return existenceFilter(target.id, names.length, filter);
}

function expectedCount({ expectedCount: wire }: z.infer<typeof WireTarget>): number {
  return typeof wire === 'object' ? (wire?.value ?? 0) : (wire ?? 0);
}
