/** Ids for places in a text: readable, unique, and never one of the page's own. */
export class Slugger {
  readonly #seen = new Set<string>();

  /** An id from any text, with a prefix that keeps it apart from the page's own ids. */
  slug(prefix: string, text: string): string {
    const words = text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean);
    const base = `${prefix}-${words.join('-').slice(0, 60) || 'x'}`;
    let id = base;
    for (let i = 2; this.#seen.has(id); i += 1) id = `${base}-${i}`;
    this.#seen.add(id);
    return id;
  }
}
