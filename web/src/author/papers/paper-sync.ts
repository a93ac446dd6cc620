/** Keeps a text on this device, on the server and with its other writers the same. */
import * as Y from 'yjs';
import { CallError } from '../../data/call-error.ts';

/** What the server has for it: Firestore and the functions, or in tests something in memory. */
export interface SharedTextSource {
  /** Sends what has been written. Rejects where it did not arrive. */
  send(update: Uint8Array, title: string): Promise<void>;
  /** The whole text up to one update; null for none. Rejects without a network. */
  readState(): Promise<{ readonly seq: number; readonly update: Uint8Array } | null>;
  /** Follows the updates after one; answers how to stop. */
  watch(
    after: number,
    onUpdates: (updates: readonly { readonly seq: number; readonly update: Uint8Array }[]) => void,
    onLost: () => void,
  ): () => void;
}

export type SyncState =
  | { readonly name: 'opening' }
  | { readonly name: 'saved' }
  | { readonly name: 'saving' }
  /** On this device alone, for now: it is sent when the server answers again. */
  | { readonly name: 'offline' }
  /** It will not be taken: what is here stays on the device. */
  | { readonly name: 'refused'; readonly message: string };

/** Typing rests as long before it is sent: what two write is seen by both within about two seconds. */
const REST_MS = 1_200;
const RETRY_MS = [2_000, 5_000, 15_000, 30_000] as const;
/** Came from the server: it is not sent back. */
const SERVER = Symbol('server');

/** What a server refuses for good, beside what is tried again. */
const FOR_GOOD: ReadonlySet<string> = new Set([
  'record/not-found',
  'access/denied',
  'paper/too-large',
  'paper/too-busy',
  'input/invalid',
]);

/**
 * One text and its way to the server. A second document holds what the server is known to have: what is missing there is
 * the difference, whatever was typed since, on this visit or an earlier one. Nothing depends on the order or the number
 * of messages, because Yjs takes updates in any order, and twice.
 */
export class PaperSync {
  readonly text: Y.Doc;
  readonly #source: SharedTextSource;
  readonly #titleOf: () => string;
  readonly #server = new Y.Doc();
  readonly #listeners = new Set<() => void>();
  #state: SyncState = { name: 'opening' };
  #stop = () => {};
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #sending: Promise<void> | null = null;
  #isClosed = false;
  #known = 0;
  /** What was typed since it was last sent. */
  #written: Uint8Array[] = [];
  /** The server may lack more than that: on opening, and after something did not arrive. */
  #isBehind = true;

  constructor(text: Y.Doc, source: SharedTextSource, titleOf: () => string) {
    this.text = text;
    this.#source = source;
    this.#titleOf = titleOf;
    text.on('update', this.#onUpdate);
  }

  state = (): SyncState => this.#state;

  /** Told whenever the state is another one. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reads what the server has, and follows it from then on. */
  async open(): Promise<void> {
    this.#isBehind = true;
    try {
      const state = await this.#source.readState();
      if (this.#isClosed) return;
      if (state) {
        this.#take(state.update);
        this.#known = state.seq;
      }
      this.#follow();
      this.#failures = 0;
      await this.flush();
    } catch {
      if (this.#isClosed) return;
      this.#say({ name: 'offline' });
      this.#again(() => void this.open());
    }
  }

  /** Sends now what the server has not. Settles when it has arrived or could not. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#sending) {
      await this.#sending;
      if (this.#state.name === 'offline') return;
    }
    this.#sending = this.#send();
    await this.#sending;
    this.#sending = null;
  }

  /** Tries at once what would be tried again later: the network is back. */
  retry(): void {
    if (this.#state.name !== 'offline') return;
    this.#failures = 0;
    clearTimeout(this.#timer);
    void this.open();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#stop();
    this.text.off('update', this.#onUpdate);
    this.#server.destroy();
  }

  #onUpdate = (update: Uint8Array, origin: unknown): void => {
    if (origin === SERVER || this.#isClosed || this.#state.name === 'refused') return;
    this.#written.push(update);
    if (this.#state.name === 'opening') return;
    if (this.#state.name !== 'offline') {
      this.#say({ name: 'saving' });
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.flush(), REST_MS);
    }
  };

  #follow(): void {
    this.#stop();
    this.#stop = this.#source.watch(
      this.#known,
      (updates) => {
        for (const { seq, update } of updates) {
          this.#take(update);
          this.#known = Math.max(this.#known, seq);
        }
        // A gap: updates were folded before they were seen, and the state has them.
        if (hasGaps(this.#server)) void this.open();
      },
      () => {
        if (this.#isClosed || this.#state.name === 'refused') return;
        this.#say({ name: 'offline' });
        this.#again(() => void this.open());
      },
    );
  }

  #take(update: Uint8Array): void {
    Y.applyUpdate(this.#server, update);
    Y.applyUpdate(this.text, update, SERVER);
  }

  async #send(): Promise<void> {
    if (isSame(this.text, this.#server)) {
      this.#written = [];
      this.#say({ name: 'saved' });
      return;
    }
    const written = this.#written;
    this.#written = [];
    // The difference names all that was ever deleted; what was typed since the last answer is far less.
    const missing = this.#isBehind
      ? Y.encodeStateAsUpdate(this.text, Y.encodeStateVector(this.#server))
      : Y.mergeUpdates([...written]);
    this.#say({ name: 'saving' });
    try {
      await this.#source.send(missing, this.#titleOf());
      if (this.#isClosed) return;
      Y.applyUpdate(this.#server, missing);
      this.#isBehind = false;
      this.#failures = 0;
      const isRest = isSame(this.text, this.#server);
      this.#say({ name: isRest ? 'saved' : 'saving' });
      if (!isRest) this.#timer = setTimeout(() => void this.flush(), REST_MS);
    } catch (error) {
      if (this.#isClosed) return;
      if (error instanceof CallError && FOR_GOOD.has(error.code)) {
        this.#say({ name: 'refused', message: error.message });
        return;
      }
      this.#isBehind = true;
      this.#say({ name: 'offline' });
      this.#again(() => void this.open());
    }
  }

  #again(work: () => void): void {
    clearTimeout(this.#timer);
    const wait = RETRY_MS[Math.min(this.#failures, RETRY_MS.length - 1)];
    this.#failures += 1;
    this.#timer = setTimeout(work, wait);
  }

  #say(state: SyncState): void {
    if (this.#isClosed) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** Of two documents of which one has all that the other has: whether it has nothing more. */
const isSame = (a: Y.Doc, b: Y.Doc): boolean => Y.equalSnapshots(Y.snapshot(a), Y.snapshot(b));

/** Whether updates wait in a document for others that have not come. */
const hasGaps = (doc: Y.Doc): boolean =>
  doc.store.pendingStructs !== null || doc.store.pendingDs !== null;
