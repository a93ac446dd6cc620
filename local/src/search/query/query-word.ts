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
  /** Which of its letters were looked for, where not all: of a compound. */
  readonly part?: WordPart;
}

/** Some letters of a word. */
export interface WordPart {
  readonly start: number;
  readonly length: number;
}

/** How a word of a record is the one that was looked for. */
export interface Accepted {
  readonly typos: number;
  readonly isExact: boolean;
  /** Which of its letters are marked as found. */
  readonly part: WordPart;
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
  learn({ words: [word = ''], typos, isExact, isPrefix, fuzzy, part }: Variant, found: string) {
    const isSame = found === word;
    const goesOn = !isSame && isPrefix && found.startsWith(word);
    const all = typos + (isSame || goesOn ? 0 : fuzzy);
    if (all >= (this.#accepted.get(found)?.typos ?? Infinity)) return;
    const length = goesOn ? word.length : found.length;
    const marked = part ?? { start: 0, length };
    this.#accepted.set(found, { typos: all, isExact: isExact && isSame, part: marked });
  }

  accepts(word: string): Accepted | null {
    const known = this.#accepted.get(word);
    if (known) return known;
    for (const { isPrefix, words, typos } of this.variants) {
      const [start = ''] = words;
      if (isPrefix && word.startsWith(start))
        return { typos, isExact: false, part: { start: 0, length: start.length } };
    }
    return null;
  }

  /** The variant of several words in a row that begins at a place of a text's words. */
  rowAt(words: readonly string[], at: number): Variant | undefined {
    return this.variants.find(
      ({ words: row }) => row.length > 1 && row.every((one, i) => words[at + i] === one),
    );
  }
}
