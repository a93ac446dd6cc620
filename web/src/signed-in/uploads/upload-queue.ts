import { messageOf } from '../message-of.ts';
import type {
  QueuedFile,
  UploadPorts,
  UploadProgress,
  UploadQueue,
  WantedFile,
} from './upload-ports.ts';

/** Simultaneous uploads; more would only share the same connection. */
const AT_ONCE = 2;

/**
 * Uploads files, several at once, each with its progress; they can be cancelled and retried. An
 * uploaded file is stored at once or, where `isHeld` says so, when `take` is called.
 */
export function createUploadQueue<Wanted extends WantedFile, Result>(
  ports: UploadPorts<Wanted, Result>,
): UploadQueue<Wanted> {
  type Item = QueuedFile<Wanted>;
  let items: readonly Item[] = [];
  const listeners = new Set<() => void>();
  const running = new Map<string, () => void>();
  /** Already uploaded: only storing it has to be repeated. */
  const arrived = new Set<string>();
  /** No longer held. */
  const released = new Set<string>();

  const find = (id: string) => items.find((item) => item.id === id);
  function set(next: readonly Item[]) {
    items = next;
    for (const listener of listeners) listener();
  }
  const change = (id: string, patch: Partial<UploadProgress> | Partial<Wanted>) =>
    set(items.map((item) => (item.id === id ? { ...item, ...patch } : item)));
  function drop(id: string) {
    for (const known of [arrived, released]) known.delete(id);
    set(items.filter((item) => item.id !== id));
  }

  async function work(id: string) {
    change(id, { state: 'sending', problem: null });
    const failure = await carry(id).catch((error: unknown) => ({ problem: messageOf(error) }));
    running.delete(id);
    if (failure) change(id, { state: 'failed', ...failure });
    startNext();
  }

  /** Returns why it failed; null if it succeeded, is held or was cancelled. */
  async function carry(id: string): Promise<{ readonly problem: string | null } | null> {
    const unprepared = ports.prepare && (await ports.prepare());
    if (unprepared) return { problem: unprepared };
    const item = find(id);
    if (!item) return null;
    if (!arrived.has(id)) {
      const upload = ports.send(item, (sent) => change(id, { sent }));
      running.set(id, upload.cancel);
      const sent = await upload.done;
      if (!find(id)) return null;
      if (!sent.ok) return { problem: sent.problem };
      arrived.add(id);
    }
    // The details may have been changed during the upload.
    const latest = find(id) ?? item;
    const refused = ports.refuse?.(latest);
    if (refused) return { problem: refused };
    const sent = item.file.size;
    if (ports.isHeld?.(latest) && !released.has(id)) {
      change(id, { state: 'sent', sent });
      return null;
    }
    change(id, { state: 'checking', sent });
    const taken = await ports.add(latest);
    if (!taken.ok) {
      // The uploaded file is not acceptable or no longer there: the next try uploads it again.
      if (!taken.again) arrived.delete(id);
      return { problem: taken.problem };
    }
    drop(id);
    ports.added(taken.result, latest);
    return null;
  }

  function startNext() {
    const busy = items.filter(({ state }) => state === 'sending' || state === 'checking').length;
    const next = items.filter(({ state }) => state === 'waiting').slice(0, AT_ONCE - busy);
    for (const { id } of next) void work(id);
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    items: () => items,
    push(wanted) {
      const added = wanted.map((each): Item => {
        const problem = ports.refuse?.(each) ?? null;
        const id = ports.newId();
        const state = problem ? 'failed' : 'waiting';
        return { ...each, id, upload: id, state, sent: 0, problem };
      });
      set([...items, ...added]);
      startNext();
    },
    describe(id, words) {
      if (find(id)?.state !== 'checking') change(id, words);
    },
    async take(id) {
      if (find(id)?.state !== 'sent') return;
      released.add(id);
      await work(id);
    },
    retry(id) {
      const item = find(id);
      if (item?.state !== 'failed') return;
      const problem = ports.refuse?.(item);
      if (problem) return change(id, { problem });
      // An uploaded file cannot be overwritten, not even by its sender.
      const upload = arrived.has(id) ? item.upload : ports.newId();
      change(id, { state: 'waiting', problem: null, sent: 0, upload });
      startNext();
    },
    cancel(id) {
      const item = find(id);
      if (!item || item.state === 'checking') return;
      drop(id);
      running.get(id)?.();
      ports.cancelled?.(item);
      startNext();
    },
  };
}
