/** What two texts begin and end with alike stays; what is between is the change. */
export function changeBetween(
  before: string,
  after: string,
): { readonly from: number; readonly to: number; readonly insert: string } {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let same = 0;
  while (
    same < shorter - from &&
    before[before.length - 1 - same] === after[after.length - 1 - same]
  )
    same += 1;
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) };
}
