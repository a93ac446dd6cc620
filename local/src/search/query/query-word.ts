/** One way in which a word of the query may stand in a record: as some words in a row. */
export interface Variant {
  readonly words: readonly string[];
  /** How far it is from what was typed. */
  readonly typos: number;
  readonly isExact: boolean;
  /** Whether it may go on. */
  readonly isPrefix: boolean;
  /** How many letters of it may differ besides. */
  readonly fuzzy: number;
}

/** How a word of a record is the one that was looked for. */
export interface Accepted {
  readonly typos: number;
  readonly isExact: boolean;
  /** How many of its letters are marked as found. */
  readonly length: number;
}

/** A word of the query, or a phrase, with all that counts as it. */
export class QueryWord {
  /** As it was typed, folded. */
  readonly text: string;
  /** How many words of the query it stands for. */
  readonly count: number;
  readonly isOptional: boolean;
  readonly variants: readonly Variant[];
  /** By the word of a record. */
  readonly #accepted = new Map<string, Accepted>();

  constructor(text: string, count: number, isOptional: boolean, variants: readonly Variant[]) {
    this.text = text;
    this.count = count;
    this.isOptional = isOptional;
    this.variants = variants;
    for (const variant of variants) {
      const [only = '', ...rest] = variant.words;
      if (rest.length === 0) this.learn(variant, only);
    }
  }

  /** Whether a record's text alone can tell whether it occurs there. */
  get isPlain(): boolean {
    return this.variants.every(({ fuzzy }) => fuzzy === 0);
  }

  optional(): QueryWord {
    return new QueryWord(this.text, this.count, true, this.variants);
  }

  /** Notes a word that the library has taken for a variant. */
  learn({ words: [word = ''], typos, isExact, isPrefix, fuzzy }: Variant, found: string): void {
    const isSame = found === word;
    const goesOn = !isSame && isPrefix && found.startsWith(word);
    const all = typos + (isSame || goesOn ? 0 : fuzzy);
    if (all >= (this.#accepted.get(found)?.typos ?? Infinity)) return;
    const length = goesOn ? word.length : found.length;
    this.#accepted.set(found, { typos: all, isExact: isExact && isSame, length });
  }

  accepts(word: string): Accepted | null {
    const known = this.#accepted.get(word);
    if (known) return known;
    for (const { isPrefix, words, typos } of this.variants) {
      const [start = ''] = words;
      if (isPrefix && word.startsWith(start))
        return { typos, isExact: false, length: start.length };
    }
    return null;
  }

  /** How many letters of a word are marked; 0 where it is not what was looked for. */
  markedOf(word: string): number {
    const length = this.accepts(word)?.length;
    if (length !== undefined) return length;
    return this.variants.some(({ words }) => words.includes(word)) ? word.length : 0;
  }
}
