import type { FileKind, StoredSubmissionFile } from '@quire/model/entities/submission-file';
import type { CallAnswer } from '../../../data/calls.ts';

/** What a manuscript says about itself: offered, never forced. */
export type Offered = NonNullable<CallAnswer<'addSubmissionFile'>['offered']>;

interface WantedFile {
  readonly file: File;
  readonly kind: FileKind;
  readonly label?: string;
}

export interface QueuedFile extends WantedFile {
  readonly id: string;
  /** Names what is sent: looking into it twice makes no second file. Sending again takes a new name. */
  readonly upload: string;
  readonly state: 'waiting' | 'sending' | 'checking' | 'failed';
  readonly sent: number;
  readonly problem: string | null;
}

type Sent = { readonly ok: true } | { readonly ok: false; readonly problem: string | null };
type Added =
  | {
      readonly ok: true;
      readonly file: StoredSubmissionFile;
      readonly offered?: Offered | undefined;
    }
  | { readonly ok: false; readonly problem: string; readonly again: boolean };

/** What the queue works with: Storage and the function that looks into a file. */
export interface UploadPorts {
  newId(): string;
  /** Why the file is not even sent, or null. */
  refuse(wanted: WantedFile): string | null;
  /** Before the first byte: the draft must be there. Rejects where it cannot be saved. */
  prepare(): Promise<void>;
  send(
    item: QueuedFile,
    onProgress: (sent: number) => void,
  ): { readonly done: Promise<Sent>; cancel(): void };
  add(item: QueuedFile): Promise<Added>;
  added(file: StoredSubmissionFile, offered: Offered | undefined): void;
}

export interface UploadQueue {
  subscribe(listener: () => void): () => void;
  items(): readonly QueuedFile[];
  push(wanted: readonly WantedFile[]): void;
  retry(id: string): void;
  /** What the file is. One that failed is tried again; one that is being checked stays as it is. */
  setKind(id: string, kind: FileKind): void;
  /** Stops it where it is, and forgets it. */
  cancel(id: string): void;
}

/** Uploads at once: more would only share one line. */
const AT_ONCE = 2;
const UNSAVED = 'The draft could not be saved, so the file was not sent. Please try again.';

/** Files on their way: several at once, each with its progress, to be cancelled or tried again. */
export function createUploadQueue(ports: UploadPorts): UploadQueue {
  let items: readonly QueuedFile[] = [];
  const listeners = new Set<() => void>();
  const running = new Map<string, () => void>();
  /** Sent whole already: only the look into it has to be repeated. */
  const arrived = new Set<string>();

  const find = (id: string) => items.find((item) => item.id === id);
  function set(next: readonly QueuedFile[]) {
    items = next;
    for (const listener of listeners) listener();
  }
  const change = (id: string, patch: Partial<QueuedFile>) =>
    set(items.map((item) => (item.id === id ? { ...item, ...patch } : item)));
  const drop = (id: string) => set(items.filter((item) => item.id !== id));

  async function work(item: QueuedFile) {
    change(item.id, { state: 'sending', problem: null });
    const problem = await carry(item).catch(() => UNSAVED);
    running.delete(item.id);
    if (problem !== null && find(item.id)) change(item.id, { state: 'failed', problem });
    startNext();
  }

  /** Answers why it did not work; null where it did, or was cancelled. */
  async function carry(item: QueuedFile): Promise<string | null> {
    await ports.prepare();
    if (!find(item.id)) return null;
    if (!arrived.has(item.id)) {
      const upload = ports.send(item, (sent) => change(item.id, { sent }));
      running.set(item.id, upload.cancel);
      const sent = await upload.done;
      if (!find(item.id)) return null;
      if (!sent.ok) return sent.problem;
      arrived.add(item.id);
    }
    // Its kind may have been changed while it was uploaded.
    const latest = find(item.id) ?? item;
    const refused = ports.refuse(latest);
    if (refused) return refused;
    change(item.id, { state: 'checking', sent: item.file.size });
    const added = await ports.add(latest);
    if (!added.ok) {
      // What arrived is no good as it is, or is not there any more: the next try sends it anew.
      if (!added.again) arrived.delete(item.id);
      return added.problem;
    }
    drop(item.id);
    ports.added(added.file, added.offered);
    return null;
  }

  function startNext() {
    const busy = items.filter(({ state }) => state === 'sending' || state === 'checking').length;
    for (const item of items.filter(({ state }) => state === 'waiting').slice(0, AT_ONCE - busy)) {
      void work(item);
    }
  }

  function retry(id: string) {
    const item = find(id);
    if (item?.state !== 'failed') return;
    const problem = ports.refuse(item);
    if (problem) return change(id, { problem });
    // What has arrived under a name cannot be written over, not even by its sender.
    const upload = arrived.has(id) ? item.upload : ports.newId();
    change(id, { state: 'waiting', problem: null, sent: 0, upload });
    startNext();
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    items: () => items,
    push(wanted) {
      const added = wanted.map((each): QueuedFile => {
        const problem = ports.refuse(each);
        const id = ports.newId();
        return {
          ...each,
          id,
          upload: id,
          state: problem ? 'failed' : 'waiting',
          sent: 0,
          problem,
        };
      });
      set([...items, ...added]);
      startNext();
    },
    retry,
    setKind(id, kind) {
      const item = find(id);
      if (!item || item.state === 'checking') return;
      change(id, { kind });
      retry(id);
    },
    cancel(id) {
      drop(id);
      running.get(id)?.();
      startNext();
    },
  };
}
