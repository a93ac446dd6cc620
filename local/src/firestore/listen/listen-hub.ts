import { randomBytes } from 'node:crypto';
import type { Micros } from '../../values/micros.ts';
import { lastSegment, parentOf } from '../../values/names/document-path.ts';
import { collectionOf } from '../query/candidates.ts';
import type { Change } from '../store/document.ts';
import type { Commit, Store } from '../store/store.ts';
import { DocumentsTarget } from './documents-target.ts';
import { QueryTarget } from './query-target.ts';
import type { Target } from './target.ts';

/** Told what one commit changed for some of its targets. */
export interface Listener {
  readonly changed: (targets: ReadonlyMap<Target, readonly Change[]>, time: Micros) => void;
  /** Told now and then that nothing but what it has heard had changed for it up to a moment. */
  readonly upToDate: (time: Micros) => void;
}

/**
 * A client goes on from the last moment that it was told: so often, in time and in changes elsewhere,
 * that this moment is still remembered.
 */
const TELL_MS = 60_000;
const TELL_CHANGES = 10_000;

/**
 * Knows which targets a commit can concern: by document, by collection, by collection id. Each
 * listener hears of a commit once, with all its targets, so its snapshot is consistent.
 */
export class ListenHub {
  /** Names this start of the server in resume tokens. */
  readonly start = randomBytes(6).toString('base64url');
  /** When it was: earlier moments are not known, whatever the documents say. */
  readonly startTime: Micros;
  readonly #targets = new Map<string, Map<Target, Listener>>();
  readonly #timer: NodeJS.Timeout;
  #untold = 0;

  constructor(store: Store) {
    this.startTime = store.clock.now();
    store.observe((commit) => {
      this.#spread(commit);
      this.#untold += commit.changes.length;
      if (this.#untold >= TELL_CHANGES) this.#tell(commit.time);
      return undefined;
    });
    this.#timer = setInterval(() => this.#tell(store.clock.now()), TELL_MS).unref();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  add(target: Target, listener: Listener): void {
    for (const key of keysOf(target)) {
      const group = this.#targets.get(key) ?? new Map<Target, Listener>();
      this.#targets.set(key, group.set(target, listener));
    }
  }

  remove(target: Target): void {
    for (const key of keysOf(target)) {
      const group = this.#targets.get(key);
      group?.delete(target);
      if (group?.size === 0) this.#targets.delete(key);
    }
  }

  #tell(time: Micros): void {
    this.#untold = 0;
    const listeners = new Set([...this.#targets.values()].flatMap((group) => [...group.values()]));
    for (const listener of listeners) listener.upToDate(time);
  }

  #spread({ database, changes, time }: Commit): void {
    const told = new Map<Listener, Map<Target, Change[]>>();
    for (const change of changes) {
      const collection = parentOf(change.path);
      const keys = [
        `${database.root} document ${change.path}`,
        `${database.root} collection ${collection}`,
        `${database.root} group ${lastSegment(collection)}`,
        `${database.root} group *`,
      ];
      for (const [target, listener] of keys.flatMap((key) => [...(this.#targets.get(key) ?? [])])) {
        const targets = told.get(listener) ?? new Map<Target, Change[]>();
        told.set(listener, targets);
        const own = targets.get(target) ?? [];
        own.push(change);
        targets.set(target, own);
      }
    }
    for (const [listener, targets] of told) listener.changed(targets, time);
  }
}

function keysOf(target: Target): string[] {
  const { root } = target.database;
  if (target instanceof DocumentsTarget) {
    return [...target.asked].map((path) => `${root} document ${path}`);
  }
  if (!(target instanceof QueryTarget)) return [];
  const collection = collectionOf(target.query);
  return collection === null
    ? [`${root} group ${target.query.collectionId ?? '*'}`]
    : [`${root} collection ${collection}`];
}
