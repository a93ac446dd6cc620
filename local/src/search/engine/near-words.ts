/** A word of the index, by its number, and how many typos away it is. */
export interface Near {
  readonly id: number;
  readonly typos: number;
}

/** A node of the radix tree: labels to nodes, and under the empty label the word's number. */
export type Node = Map<string, number | Node>;

const FAR = 100;

/**
 * The words within so many typos of one; with `isPrefix`, those that begin with something as near.
 * A typo is a letter too many, too few, another, or two letters swapped; one that concerns the first
 * letter counts as two. After https://www.algolia.com/doc/guides/managing-results/optimize-search-results/typo-tolerance/in-depth/typo-tolerance-calculations
 */
export function nearWords(root: Node, word: string, most: number, isPrefix: boolean): Near[] {
  const walk = new Walk(word, most, isPrefix);
  walk.visit(root, 0, FAR);
  return walk.found;
}

/**
 * Goes down the tree with one row of the table of distances for each letter, and leaves a branch as
 * soon as nothing below it can be near enough.
 */
class Walk {
  readonly found: Near[] = [];
  readonly #codes: readonly number[];
  readonly #most: number;
  readonly #isPrefix: boolean;
  /** Row and letter at each depth: a branch overwrites those of the one before it. */
  readonly #rows: Int8Array[] = [];
  readonly #least: number[] = [0];
  readonly #letters: number[] = [0];

  constructor(word: string, most: number, isPrefix: boolean) {
    const letters = word.slice(0, FAR - 4).split('');
    this.#codes = letters.map((letter) => letter.charCodeAt(0));
    this.#most = most;
    this.#isPrefix = isPrefix;
    const first = this.#rowAt(0);
    for (let i = 1; i < first.length; i += 1) first[i] = i + 1;
  }

  visit(node: Node, depth: number, best: number): void {
    for (const [label, below] of node) {
      if (typeof below !== 'number') this.#follow(label, below, depth, best);
      else this.#take(below, this.#isPrefix ? best : this.#end(depth));
    }
  }

  #follow(label: string, below: Node, depth: number, best: number): void {
    let nearest = best;
    for (let at = 1; at <= label.length; at += 1) {
      this.#fill(depth + at, label.charCodeAt(at - 1));
      if (this.#isPrefix) nearest = Math.min(nearest, this.#end(depth + at));
      const before = this.#least[depth + at - 1] ?? FAR;
      if ((this.#least[depth + at] ?? FAR) > this.#most && before >= this.#most) {
        // Nothing gets nearer below; what has begun near enough stays so.
        if (nearest <= this.#most) this.#takeAll(below, nearest);
        return;
      }
    }
    this.visit(below, depth + label.length, nearest);
  }

  #take(id: number, typos: number): void {
    if (typos <= this.#most) this.found.push({ id, typos });
  }

  #takeAll(node: Node, typos: number): void {
    for (const below of node.values()) {
      if (typeof below === 'number') this.#take(below, typos);
      else this.#takeAll(below, typos);
    }
  }

  #rowAt(depth: number): Int8Array {
    const known = this.#rows[depth];
    if (known) return known;
    const made = new Int8Array(this.#codes.length + 1);
    this.#rows[depth] = made;
    return made;
  }

  /**
   * The distances of all beginnings of the word from a text that is one letter longer. Only those of
   * nearly the same length can be near enough: the others are not looked at.
   */
  #fill(depth: number, letter: number): void {
    const [word, most] = [this.#codes, this.#most];
    const row = this.#rowAt(depth - 1);
    const before = depth > 1 ? this.#rowAt(depth - 2) : null;
    const made = this.#rowAt(depth);
    const last = this.#letters[depth - 1];
    this.#letters[depth] = letter;
    const from = Math.max(1, depth - most);
    const to = Math.min(word.length, depth + most);
    let left = from === 1 ? Math.min(depth + 1, FAR) : FAR;
    made[from - 1] = left;
    let least = left;
    for (let i = from; i <= to; i += 1) {
      const own = word[i - 1];
      const change = own === letter ? 0 : i === 1 && depth === 1 ? 2 : 1;
      let cost = Math.min((row[i - 1] ?? FAR) + change, left + 1);
      const above = i < depth + most ? (row[i] ?? FAR) + 1 : FAR;
      if (above < cost) cost = above;
      if (before !== null && i > 1 && own === last && word[i - 2] === letter) {
        const swap = i === 2 && depth === 2 ? 2 : 1;
        cost = Math.min(cost, (before[i - 2] ?? FAR) + swap);
      }
      left = cost < FAR ? cost : FAR;
      made[i] = left;
      if (left < least) least = left;
    }
    if (to < word.length) made[to + 1] = FAR;
    this.#least[depth] = least;
  }

  /** How near the whole word is at a depth. */
  #end(depth: number): number {
    const { length } = this.#codes;
    return Math.abs(length - depth) > this.#most ? FAR : (this.#rowAt(depth)[length] ?? FAR);
  }
}
