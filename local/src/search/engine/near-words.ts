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
  readonly #word: string;
  readonly #most: number;
  readonly #isPrefix: boolean;
  /** Row and letter at each depth: a branch overwrites those of the one before it. */
  readonly #rows: Int8Array[] = [];
  readonly #letters: string[] = [''];

  constructor(word: string, most: number, isPrefix: boolean) {
    this.#word = word.slice(0, FAR - 4);
    this.#most = most;
    this.#isPrefix = isPrefix;
    const first = this.#rowAt(0);
    for (let i = 1; i < first.length; i += 1) first[i] = i + 1;
  }

  visit(node: Node, depth: number, best: number): void {
    for (const [label, below] of node) {
      if (typeof below !== 'number') this.#follow(label, below, depth, best);
      else this.#take(below, this.#isPrefix ? best : (this.#rowAt(depth).at(-1) ?? FAR));
    }
  }

  #follow(label: string, below: Node, depth: number, best: number): void {
    let nearest = best;
    for (let at = 1; at <= label.length; at += 1) {
      const row = this.#fill(depth + at, label.charAt(at - 1));
      if (this.#isPrefix) nearest = Math.min(nearest, row.at(-1) ?? FAR);
      if (least(row) > this.#most && least(this.#rowAt(depth + at - 1)) >= this.#most) {
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
    const made = new Int8Array(this.#word.length + 1);
    this.#rows[depth] = made;
    return made;
  }

  /** The distances of all beginnings of the word from a text that is one letter longer. */
  #fill(depth: number, letter: string): Int8Array {
    const word = this.#word;
    const [row, before] = [this.#rowAt(depth - 1), depth > 1 ? this.#rowAt(depth - 2) : null];
    const made = this.#rowAt(depth);
    const last = this.#letters[depth - 1];
    this.#letters[depth] = letter;
    let left = Math.min(depth + 1, FAR);
    made[0] = left;
    for (let i = 1; i < made.length; i += 1) {
      const own = word.charAt(i - 1);
      const change = own === letter ? 0 : i === 1 && depth === 1 ? 2 : 1;
      let cost = Math.min((row[i - 1] ?? FAR) + change, (row[i] ?? FAR) + 1, left + 1);
      if (before !== null && i > 1 && own === last && word.charAt(i - 2) === letter) {
        const swap = i === 2 && depth === 2 ? 2 : 1;
        cost = Math.min(cost, (before[i - 2] ?? FAR) + swap);
      }
      left = Math.min(cost, FAR);
      made[i] = left;
    }
    return made;
  }
}

function least(row: Int8Array): number {
  let found = FAR;
  for (let i = 0; i < row.length; i += 1) {
    const cell = row[i] ?? FAR;
    if (cell < found) found = cell;
  }
  return found;
}
