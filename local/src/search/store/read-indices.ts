import type { Rec } from '../record.ts';
import { type Head, IndexData } from './index-data.ts';
import type { Entry, Journal } from './journal.ts';

const NO_HEAD: Head = {
  settings: {},
  synonyms: [],
  primary: null,
  isVirtual: false,
  createdAt: new Date(0).toISOString(),
};

/** Everything that a journal has kept. A file with far more lines than it needs is made anew. */
export async function readIndices(journal: Journal): Promise<Map<string, IndexData>> {
  const indices = new Map<string, IndexData>();
  const replicas: [string, Head][] = [];
  for (const [name, entries] of await journal.read()) {
    const { head, records } = replayed(entries);
    if (head.primary !== null) {
      replicas.push([name, head]);
      continue;
    }
    indices.set(name, new IndexData(name, head, { records }));
    if (entries.length > 2 * records.size + 100) {
      const puts = Array.from(records.values(), (put) => ({ put }));
      journal.rewrite(name, [{ head }, ...puts]);
    }
  }
  for (const [name, head] of replicas) {
    const primary = indices.get(head.primary ?? '') ?? null;
    const records = primary?.records ?? new Map<string, Rec>();
    indices.set(name, new IndexData(name, head, { records, primary }));
  }
  return indices;
}

function replayed(entries: readonly Entry[]): { head: Head; records: Map<string, Rec> } {
  let head = NO_HEAD;
  const records = new Map<string, Rec>();
  for (const entry of entries) {
    if ('head' in entry) head = entry.head;
    else if ('put' in entry) records.set(entry.put.objectID, entry.put);
    else if ('remove' in entry) records.delete(entry.remove);
    else records.clear();
  }
  return { head, records };
}
