import type { Postings } from '../engine/places.ts';

/** One way in which a word of the query may stand in a record. */
export interface Alternative {
  readonly postings: Postings;
  readonly typos: number;
  /** Neither a beginning nor misspelt. */
  readonly isExact: boolean;
  /** A word that goes on where the one that was typed ends. */
  readonly isPrefix: boolean;
}

/** A word of the query, or a phrase, with all that counts as it. */
export interface QueryWord {
  /** As it was typed, folded. */
  readonly text: string;
  readonly isPrefix: boolean;
  /** How many words of the query it stands for. */
  readonly count: number;
  readonly isOptional: boolean;
  readonly alternatives: readonly Alternative[];
  /** The words of the index that are marked as found for it: how much of them, null for the whole. */
  readonly marked: ReadonlyMap<number, number | null>;
}

/** How many occurrences have to be looked at for a word. */
export const sizeOf = ({ alternatives }: QueryWord): number =>
  alternatives.reduce((sum, { postings }) => sum + postings.length / 2, 0);
