import { messageOf } from '../message-of.ts';
import type {
  QueuedFile,
  UploadPorts,
  UploadProgress,
  UploadQueue,
  WantedFile,
} from './upload-ports.ts';

/** Uploads at once: more would only share one line. */
const AT_ONCE = 2;

/**
 * Files on their way: several at once, each with its progress, to be cancelled or tried again. What has arrived is
 * taken up at once, or where `isHeld` says so, when `take` is called.
 */
export function createUploadQueue<Wanted extends WantedFile, Result>(
  ports: UploadPorts<Wanted, Result>,
): UploadQueue<Wanted> {
  type Item = QueuedFile<Wanted>;
  let items: readonly Item[] = [];
  const listeners = new Set<() => void>();
  const running = new Map<string, () => void>();
  /** Sent whole already: only taking it up has to be repeated. */
  const arrived = new Set<string>();
  /** Held no longer. */
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

  /** Answers why it did not work; null where it did, is held, or was cancelled. */
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
    // What is said of it may have been changed while it was uploaded.
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
      // What arrived is no good as it is, or is not there any more: the next try sends it anew.
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
      // What has arrived under a name cannot be written over, not even by its sender.
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
