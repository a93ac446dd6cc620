/** The scope of a role that is filled in: the journal whose people are shown, or the only choice. Null: neither. */
export function firstScope(scopes: readonly string[], journal: string | null): string | null {
  const [only, ...others] = scopes;
  if (others.length === 0) return only ?? null;
  return scopes.find((scope) => scope === journal) ?? null;
}
