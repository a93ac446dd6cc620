import { z } from 'zod';
import { toFirestoreError } from '../errors.ts';
import { parseRequest } from '../rpc/parse.ts';
import type { Context } from '../service.ts';
import { pastView } from '../store/past-view.ts';
import type { Sink, StreamHandler } from '../stream.ts';
import type { Listener } from './listen-hub.ts';
import { added, current, existenceFilter, type Message, removed, snapshot } from './messages.ts';
import { parseTarget, WireTarget } from './parse-target.ts';
import { resumeTime } from './resume-token.ts';
import type { Target } from './target.ts';

const Request = z.object({
  addTarget: WireTarget.optional(),
  removeTarget: z.number().int().optional(),
});

/** Opens a Listen stream: targets come and go, every commit that concerns one becomes a snapshot. */
export function openListen(context: Context, sink: Sink): StreamHandler {
  const { store, hub, metrics } = context.service;
  const targets = new Map<number, Target>();

  const drop = (id: number): void => {
    const target = targets.get(id);
    if (target) hub.remove(target);
    targets.delete(id);
  };

  const send = (target: Target, messages: readonly Message[]): void => {
    for (const message of messages) sink.send(message);
    metrics.count(target.database.project, { reads: messages.filter(isRead).length });
  };

  /** Does something for a target; a failure ends that target, not the stream. */
  const attempt = (id: number, act: () => void): void => {
    try {
      act();
    } catch (thrown) {
      drop(id);
      const error = toFirestoreError(thrown);
      if (error.status === 'INTERNAL') context.service.log.warn(`listen: ${String(thrown)}`);
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
      if (hasNews) sink.send(snapshot(time));
    },
  };

  const add = (wire: z.infer<typeof WireTarget>): void => {
    drop(wire.targetId);
    const target = parseTarget(wire, context);
    const time = store.clock.now();
    const since = resumeTime(wire.resumeToken, wire.readTime);
    const then = since === null ? null : pastView(target.database, Math.min(since, time));
    const messages = target.start(then, time);
    targets.set(target.id, target);
    hub.add(target, listener);
    sink.send(added(target.id));
    send(target, messages);
    // A query that finds nothing costs one read, and so does a document that is not there.
    if (!messages.some(isRead)) metrics.count(target.database.project, { reads: 1 });
    if (since !== null) sink.send(existenceFilter(target.id, target.count()));
    sink.send(current(target.id, time));
    sink.send(snapshot(time));
  };

  const close = (): void => {
    for (const id of [...targets.keys()]) drop(id);
  };

  return {
    receive: (message) => {
      try {
        const { addTarget, removeTarget } = parseRequest(Request, message);
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
