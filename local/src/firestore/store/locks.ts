import { FirestoreError } from '../../values/errors.ts';

/** Whoever holds locks: a transaction, or a single commit while it is applied. */
export class LockOwner {
  readonly held = new Set<string>();
  /** The lock this owner waits for now. */
  waitingFor: string | null = null;
}

interface Waiter {
  readonly owner: LockOwner;
  readonly grant: () => void;
}

/** Production waits up to 20 s for a lock†; a local test wants its answer sooner. */
const MAX_WAIT_MS = 10_000;

/** Exclusive locks on document paths, granted in the order of asking. */
export class LockTable {
  readonly #holders = new Map<string, LockOwner>();
  readonly #waiters = new Map<string, Waiter[]>();

  /** Waits until the owner holds every path; ABORTED on a deadlock or after too long a wait. */
  async acquireAll(owner: LockOwner, paths: Iterable<string>): Promise<void> {
    for (const path of [...new Set(paths)].sort()) {
      if (this.#takes(path, owner)) continue;
      if (this.#closesCycle(path, owner)) {
        throw new FirestoreError('ABORTED', 'Transaction deadlock: too much contention.');
      }
      if (await this.#waits(path, owner, MAX_WAIT_MS)) continue;
      throw new FirestoreError('ABORTED', 'Transaction lock timeout: too much contention.');
    }
  }

  /**
   * Takes what locks it can get, waiting for each no longer than `patienceMs` and not at all where
   * that would be a deadlock. Answers whether it has waited, so that what was read before is old.
   */
  async acquireSome(
    owner: LockOwner,
    paths: Iterable<string>,
    patienceMs: number,
  ): Promise<boolean> {
    let hasWaited = false;
    for (const path of [...new Set(paths)].sort()) {
      if (this.#takes(path, owner) || this.#closesCycle(path, owner)) continue;
      hasWaited = true;
      await this.#waits(path, owner, patienceMs);
    }
    return hasWaited;
  }

  /** Whether the owner could take every path at once, without waiting. */
  isFree(owner: LockOwner, paths: Iterable<string>): boolean {
    for (const path of paths) {
      const holder = this.#holders.get(path);
      if (holder && holder !== owner) return false;
    }
    return true;
  }

  /** Releases all locks of an owner and wakes those who wait for them. */
  releaseAll(owner: LockOwner): void {
    for (const path of owner.held) {
      this.#holders.delete(path);
      const next = this.#waiters.get(path)?.shift();
      if (this.#waiters.get(path)?.length === 0) this.#waiters.delete(path);
      if (next) {
        this.#give(path, next.owner);
        next.grant();
      }
    }
    owner.held.clear();
  }

  /** Whether the owner has the lock now, having had or found it free. */
  #takes(path: string, owner: LockOwner): boolean {
    const holder = this.#holders.get(path);
    if (!holder) this.#give(path, owner);
    return !holder || holder === owner;
  }

  #give(path: string, owner: LockOwner): void {
    this.#holders.set(path, owner);
    owner.held.add(path);
  }

  /** Resolves to true with the lock, to false after too long a wait without it. */
  #waits(path: string, owner: LockOwner, patienceMs: number): Promise<boolean> {
    owner.waitingFor = path;
    return new Promise((resolve) => {
      const queue = this.#waiters.get(path) ?? [];
      this.#waiters.set(path, queue);
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(waiter), 1);
        if (queue.length === 0) this.#waiters.delete(path);
        owner.waitingFor = null;
        resolve(false);
      }, patienceMs);
      const waiter: Waiter = {
        owner,
        grant: () => {
          clearTimeout(timer);
          owner.waitingFor = null;
          resolve(true);
        },
      };
      queue.push(waiter);
    });
  }

  /** Whether the holder of `path` waits, directly or through others, for `owner`. */
  #closesCycle(path: string, owner: LockOwner): boolean {
    let holder = this.#holders.get(path);
    while (holder) {
      if (holder === owner) return true;
      if (holder.waitingFor === null) return false;
      holder = this.#holders.get(holder.waitingFor);
    }
    return false;
  }
}
