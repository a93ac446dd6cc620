/**
 * Characters that our texts never contain: a database, an XML file or a search would refuse them later, when they
 * can no longer be corrected.
 */
const MALFORMED = /\0|\p{Surrogate}/u;

/**
 * The location of a lone surrogate or NUL in a request's JSON; null if there is none. Names of fields are checked
 * too. Without recursion: the sender decides how deep it is.
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
