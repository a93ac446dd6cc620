/** Blocks `from`…`to` of the old list give way to `fresh`; those before and after stay as they are. */
export interface BlockChange {
  readonly from: number;
  readonly to: number;
  readonly fresh: readonly string[];
}

/** What differs between two lists of blocks, apart from what they begin and end with alike. */
export function changedBlocks(old: readonly string[], now: readonly string[]): BlockChange {
  const shorter = Math.min(old.length, now.length);
  let from = 0;
  while (from < shorter && old[from] === now[from]) from += 1;
  let same = 0;
  while (same < shorter - from && old[old.length - 1 - same] === now[now.length - 1 - same]) {
    same += 1;
  }
  return { from, to: old.length - same, fresh: now.slice(from, now.length - same) };
}
