import { type Library, openLibrary } from '../citations/library.ts';
import { macrosWith } from '../tex/macros.ts';
import { type BodyWords, ENGLISH_WORDS } from './body-words.ts';
import type { FigureSource } from './figure-source.ts';
import type { Run } from './run.ts';

/** Two thousand lines of code: more than any paper of the corpus has in all. */
const CODE_MAX = 100_000;

/** A rendering that has not begun. */
export function newRun(
  source: string,
  macros: Readonly<Record<string, string>>,
  figures: ReadonlyMap<string, FigureSource> = new Map(),
  library: Library = openLibrary(''),
  words: BodyWords = ENGLISH_WORDS,
): Run {
  return {
    source,
    macros: macrosWith(macros),
    figures,
    library,
    words,
    problems: [...library.problems],
    targets: new Map(),
    outline: [],
    formulas: [],
    drawings: [],
    codeLeft: CODE_MAX,
    figureCount: 0,
    imagesShown: 0,
    cited: new Map(),
  };
}
