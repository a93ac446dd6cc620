/** A DOI for a new article, of its journal's prefix and its own key: `10.5555/ces.creeks`. */
export function suggestDoi(prefix: string, jkey: string, akey: string): string {
  return `${prefix}/${jkey}.${akey}`.toLowerCase();
}
