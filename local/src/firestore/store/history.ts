import type { Micros } from '../../values/micros.ts';
import type { Change, StoredDocument } from './document.ts';

interface Entry {
  readonly time: Micros;
  readonly path: string;
  readonly before: StoredDocument | null;
}

/** How long and how much is remembered. Production offers an hour; here a resumed listener needs minutes. */
const KEEP_MICROS = 5 * 60e6;
const KEEP_ENTRIES = 50_000;

/** What documents were before recent commits, so that a recent moment can be read again. */
export class History {
  #entries: Entry[] = [];
  /** Moments at or after this one can be read. */
  #since: Micros = 0;

  record(changes: readonly Change[], time: Micros): void {
    for (const { path, before } of changes) this.#entries.push({ time, path, before });
    if (this.#entries.length > KEEP_ENTRIES * 2) this.#forget(time);
  }

  /** Forgets everything: after a start only the present is known. */
  startAt(time: Micros): void {
    this.#entries = [];
    this.#since = time;
  }

  /** What differs at `time` from now, by path; null when that is too long ago. */
  differencesSince(time: Micros): Map<string, StoredDocument | null> | null {
    if (time < this.#since) return null;
    const differences = new Map<string, StoredDocument | null>();
    for (let i = this.#entries.length - 1; i >= 0; i--) {
      const entry = this.#entries[i];
      if (!entry || entry.time <= time) break;
      differences.set(entry.path, entry.before);
    }
    return differences;
  }

  #forget(now: Micros): void {
    const byAge = this.#entries.findIndex((entry) => entry.time > now - KEEP_MICROS);
    const drop = Math.max(byAge, this.#entries.length - KEEP_ENTRIES);
    this.#since = this.#entries[drop - 1]?.time ?? this.#since;
    this.#entries = this.#entries.slice(drop);
  }
}
