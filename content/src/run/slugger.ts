/** Ids for places in a text: readable, unique, and never one of the page's own. */
export class Slugger {
  readonly #seen = new Set<string>();
  /** Of each text that came more than once, the number to try next: a thousand alike take no longer. */
  readonly #next = new Map<string, number>();

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
    let number = this.#next.get(base) ?? 2;
    for (; this.#seen.has(id); number += 1) id = `${base}-${number}`;
    this.#next.set(base, number);
    this.#seen.add(id);
    return id;
  }
}
