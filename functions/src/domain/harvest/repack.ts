/** How changes are put behind all others, in chunks. Nothing is read or written here. */
import {
  type HarvestChange,
  type HarvestChunk,
  type HarvestHead,
  type HarvestRecord,
  stampOf,
} from '@quire/model/entities/harvest';

/** A chunk is a page of a harvest: OpenAIRE asks for 100 records. */
const CHUNK_RECORDS = 100;
/** Of texts, so that a chunk is far below what a document may have (1 MiB). */
const CHUNK_CHARACTERS = 300_000;

export interface WaitingChange {
  /** The article's: `{jkey~akey}`. */
  readonly id: string;
  readonly change: HarvestChange;
  /** The chunk that its record is in; absent where harvesters do not know it yet. */
  readonly chunk?: string | undefined;
}

interface Repacked {
  readonly head: HarvestHead;
  readonly chunks: ReadonlyMap<string, HarvestChunk>;
  /** Chunks that no longer have a record. */
  readonly gone: readonly string[];
  /** In which chunk each changed record is now. */
  readonly places: ReadonlyMap<string, string>;
}

const sizeOf = (records: readonly HarvestRecord[]): number =>
  records.reduce((sum, { facts }) => sum + (facts?.length ?? 0), 0);

/** Keys are compared as texts. */
const keyOf = (stamp: string, number: number): string =>
  `${stamp}~${String(number).padStart(10, '0')}`;

const chunkOf = (records: readonly HarvestRecord[]): HarvestChunk => ({
  last: records.at(-1)?.key ?? '',
  sets: [...new Set(records.flatMap(({ sets }) => sets))].toSorted(),
  records: [...records],
});

class Counts {
  readonly #counts: Map<string, number>;

  constructor(counts: Readonly<Record<string, number>>) {
    this.#counts = new Map(Object.entries(counts));
  }

  add(sets: readonly string[], amount: 1 | -1): void {
    for (const set of sets) {
      const count = (this.#counts.get(set) ?? 0) + amount;
      if (count > 0) this.#counts.set(set, count);
      else this.#counts.delete(set);
    }
  }

  all(): Record<string, number> {
    return Object.fromEntries(this.#counts);
  }
}

/**
 * Takes the changed records out of the chunks that they are in, and puts them behind all others.
 *
 * @param before the chunks that the changes name, and the last one
 * @param stamp the moment from which harvesters see the changes; never before that of the last record
 */
export function repack(
  head: HarvestHead,
  before: ReadonlyMap<string, HarvestChunk>,
  changes: readonly WaitingChange[],
  stamp: string,
): Repacked {
  const counts = new Counts(head.counts);
  const contents = new Map<string, HarvestRecord[]>();
  const recordsOf = (id: string): HarvestRecord[] => {
    const records = contents.get(id) ?? [...(before.get(id)?.records ?? [])];
    contents.set(id, records);
    return records;
  };
  // Harvesters do not learn that something was removed that they never saw.
  const told = changes.filter(({ change, chunk }) => change.facts !== null || chunk !== undefined);
  let { total, nextRecord, nextChunk, tail } = head;
  for (const { id, chunk } of told) {
    if (chunk === undefined) continue;
    const records = recordsOf(chunk);
    const at = records.findIndex((record) => record.id === id);
    for (const { sets } of at < 0 ? [] : records.splice(at, 1)) {
      counts.add(sets, -1);
      total -= 1;
    }
  }
  const places = new Map<string, string>();
  const journals = { ...head.journals };
  for (const { id, change } of told) {
    const { sets, facts, journalTitle } = change;
    const record: HarvestRecord = { id, key: keyOf(stamp, nextRecord), sets, facts };
    nextRecord += 1;
    const known = tail === null ? [] : recordsOf(tail);
    const isFull =
      known.length >= CHUNK_RECORDS ||
      (known.length > 0 && sizeOf([...known, record]) > CHUNK_CHARACTERS);
    if (tail === null || isFull) {
      tail = String(nextChunk);
      nextChunk += 1;
    }
    recordsOf(tail).push(record);
    places.set(id, tail);
    counts.add(sets, 1);
    total += 1;
    const [journal] = sets;
    if (journal !== undefined && facts !== null) journals[journal] = journalTitle;
  }
  const [gone, kept] = [
    [...contents].filter(([, records]) => records.length === 0).map(([id]) => id),
    [...contents].filter(([, records]) => records.length > 0),
  ];
  const isTold = told.length > 0;
  return {
    head: {
      ...head,
      ...{ nextRecord, nextChunk, total, journals, counts: counts.all() },
      sample: told.findLast(({ change }) => change.facts !== null)?.id ?? head.sample,
      tail: tail !== null && gone.includes(tail) ? null : tail,
      earliest: isTold ? head.earliest || stamp : head.earliest,
      latest: isTold ? stamp : head.latest,
    },
    chunks: new Map(kept.map(([id, records]) => [id, chunkOf(records)])),
    gone,
    places,
  };
}

/** The whole second in which harvesters see what is written now: not before the last one, whatever the clock does. */
export function nextStamp({ latest }: Pick<HarvestHead, 'latest'>, now: Date): string {
  const second = Math.ceil(now.getTime() / 1_000) * 1_000;
  const stamp = `${new Date(second).toISOString().slice(0, 19)}Z`;
  return stamp > latest ? stamp : latest;
}

/** Whether a record changed within a period, both ends included; an end that is absent does not limit it. */
export const isInPeriod = (
  { key }: Pick<HarvestRecord, 'key'>,
  { from = '', until }: { readonly from?: string | undefined; readonly until?: string | undefined },
): boolean => {
  const stamp = stampOf(key);
  return stamp >= from && (until === undefined || stamp <= until);
};
