import SearchableMap from 'minisearch/SearchableMap';
import { type Near, type Node, nearWords } from './near-words.ts';

/** What was asked for lately: whoever types asks for the same words again with each letter. */
const REMEMBERED = 2_000;

/**
 * The words of an index, each with a number. They are kept in MiniSearch's radix tree, which finds
 * what begins with something; what is near is found by `nearWords`, because Algolia's typos (swapped
 * letters, the first letter, beginnings) are not those that the tree's own `fuzzyGet` counts.
 */
export class Dictionary {
  readonly #tree = new SearchableMap<number>();
  /** The same words: most words of a text are known already, and a map answers sooner. */
  readonly #ids = new Map<string, number>();
  readonly #words: string[] = [];
  readonly #near = new Map<string, readonly Near[]>();

  /** The number of a word, which is given one where it has none. */
  add(word: string): number {
    const known = this.#ids.get(word);
    if (known !== undefined) return known;
    const id = this.#words.length;
    this.#words.push(word);
    this.#ids.set(word, id);
    this.#tree.set(word, id);
    this.#near.clear();
    return id;
  }

  idOf(word: string): number | undefined {
    return this.#ids.get(word);
  }

  wordOf(id: number): string {
    return this.#words[id] ?? '';
  }

  /** Words within so many typos, or beginning so; the word itself among them. */
  near(word: string, most: number, isPrefix: boolean): readonly Near[] {
    const id = this.#ids.get(word);
    if (most === 0 && !isPrefix) return id === undefined ? [] : [{ id, typos: 0 }];
    const key = `${most}${isPrefix ? '*' : ' '}${word}`;
    const known = this.#near.get(key);
    if (known) return known;
    const found = most === 0 ? this.#beginningWith(word) : this.#within(word, most, isPrefix);
    if (this.#near.size >= REMEMBERED) this.#near.clear();
    this.#near.set(key, found);
    return found;
  }

  #beginningWith(word: string): Near[] {
    return Array.from(this.#tree.atPrefix(word).values(), (id) => ({ id, typos: 0 }));
  }

  #within(word: string, most: number, isPrefix: boolean): Near[] {
    // The tree itself is marked as not for everybody, but is part of the published types.
    const root: Node = this.#tree._tree;
    return nearWords(root, word, most, isPrefix);
  }
}
