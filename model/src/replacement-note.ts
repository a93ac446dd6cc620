/** The fewest characters that say why a published version is replaced. */
export const REPLACEMENT_NOTE_MIN = 10;
