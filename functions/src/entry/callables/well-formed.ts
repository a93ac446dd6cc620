/**
 * Characters that our texts never contain: a database, an XML file or a search would refuse them later, when they
 * can no longer be corrected.
 */
const MALFORMED = /\0|\p{Surrogate}/u;

/**
 * Where a request that came as JSON holds a text with half a sign (a lone surrogate) or with NUL; null where all is
 * well. Names of fields count too. Without recursion: whoever sends it decides how deep it is.
 *
 * @returns the path of the field: `authors.2.email`
 */
export function malformedField(request: unknown): string | null {
  const left: [string, unknown][] = [['', request]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [path, value] = next;
    if (typeof value === 'string' && MALFORMED.test(value)) return path;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, each] of Object.entries(value)) {
      const field = path === '' ? name : `${path}.${name}`;
      if (MALFORMED.test(name)) return path;
      left.push([field, each]);
    }
  }
  return null;
}
