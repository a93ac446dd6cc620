const NAMED = 12;

/** `Maren Holt, Chidi Okafor and Ana Ruiz`; beyond a dozen, the rest is counted. */
export function authorNames(names: readonly string[]): string {
  if (names.length > NAMED) {
    return `${names.slice(0, NAMED - 2).join(', ')} and ${names.length - NAMED + 2} others`;
  }
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
