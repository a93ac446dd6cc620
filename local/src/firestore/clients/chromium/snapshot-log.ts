import { onSnapshot, type Query } from 'firebase/firestore';

/** One snapshot as text: `a1 b2` are the documents a and b with n 1 and 2. */
export interface Seen {
  readonly docs: string;
  readonly fromCache: boolean;
  readonly pending: boolean;
  /** `+a1` is new, `~a2` changed, `-a2` gone. */
  readonly changes: readonly string[];
}

const SIGNS = { added: '+', modified: '~', removed: '-' };
const PATIENCE_MS = 30_000;

/** What a listener was told, in order. Runs in the page. */
export class SnapshotLog {
  readonly seen: Seen[] = [];
  /** Why the listener ended. */
  error: string | null = null;
  readonly stop: () => void;
  #waiting: (() => void)[] = [];

  constructor(query: Query) {
    this.stop = onSnapshot(
      query,
      { includeMetadataChanges: true },
      (all) => {
        const { fromCache, hasPendingWrites: pending } = all.metadata;
        const docs = all.docs.map((doc) => `${doc.id}${doc.get('n')}`).join(' ');
        const changes = all
          .docChanges()
          .map(({ type, doc }) => `${SIGNS[type]}${doc.id}${doc.get('n')}`);
        this.#note(() => this.seen.push({ docs, fromCache, pending, changes }));
      },
      (error) => this.#note(() => (this.error = error.code)),
    );
  }

  /** The last snapshot, once it has these documents and flags, or after half a minute. */
  readonly reaches = async (wanted: Omit<Seen, 'changes'>): Promise<Seen | null> => {
    const isReached = () => {
      const last = this.seen.at(-1);
      return (
        last?.docs === wanted.docs &&
        last.fromCache === wanted.fromCache &&
        last.pending === wanted.pending
      );
    };
    await this.#until(isReached);
    return this.seen.at(-1) ?? null;
  };

  /** The code of the error that ended the listener, or null after half a minute without one. */
  readonly fails = async (): Promise<string | null> => {
    await this.#until(() => this.error !== null);
    return this.error;
  };

  #note(what: () => void): void {
    what();
    for (const check of this.#waiting) check();
  }

  #until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#waiting = this.#waiting.filter((other) => other !== check);
        resolve();
      };
      const check = () => {
        if (isSo()) done();
      };
      const timer = setTimeout(done, PATIENCE_MS);
      this.#waiting.push(check);
      check();
    });
  }
}
