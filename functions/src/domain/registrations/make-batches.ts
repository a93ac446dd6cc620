import type { PreparedParcel } from './prepare-source.ts';

/** A file may have 10 MB; its head and what the network adds are in the rest. */
export const FILE_MAX_BYTES = 9_900_000;
/** A file that is refused as a whole is sent again DOI by DOI. */
const FILE_MAX_DOIS = 100;

const roomFor = (batch: readonly PreparedParcel[], next: PreparedParcel): boolean => {
  const all = [...batch, next];
  const bytes = all.reduce((sum, { parcel }) => sum + parcel.bytes, 0);
  const dois = all.reduce((sum, { parcel }) => sum + parcel.things.length, 0);
  return bytes <= FILE_MAX_BYTES && dois <= FILE_MAX_DOIS;
};

function goesWith({ parcel, seen }: PreparedParcel): string | null {
  const isAlone = [...seen.values()].some((was) => was?.alone);
  if (isAlone || parcel.together === undefined) return null;
  const { prefix, login } = parcel.account;
  return [prefix, login, parcel.together].join(' ');
}

/** What is sent in one file: of one prefix and one kind, as much as an agency takes. */
export function makeBatches(prepared: readonly PreparedParcel[]): PreparedParcel[][] {
  const batches: PreparedParcel[][] = [];
  const open = new Map<string, PreparedParcel[]>();
  for (const each of prepared) {
    const key = goesWith(each);
    const batch = key === null ? undefined : open.get(key);
    if (batch && roomFor(batch, each)) {
      batch.push(each);
      continue;
    }
    const next = [each];
    batches.push(next);
    if (key !== null) open.set(key, next);
  }
  return batches;
}
