/** A run of prose in a file: `text` is the file's own characters from `at`, so places in it are places in the file. */
export interface ProsePiece {
  readonly at: number;
  readonly text: string;
}

/** Spaces of the same length, so that what follows keeps its place. */
export const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
