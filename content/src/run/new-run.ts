import { type Library, openLibrary } from '../citations/library.ts';
import { macrosWith } from '../tex/macros.ts';
import type { FigureSource } from './figure-source.ts';
import type { Run } from './run.ts';

/** A rendering that has not begun. */
export function newRun(
  source: string,
  macros: Readonly<Record<string, string>>,
  figures: ReadonlyMap<string, FigureSource> = new Map(),
  library: Library = openLibrary(''),
): Run {
  return {
    source,
    macros: macrosWith(macros),
    figures,
    library,
    problems: [...library.problems],
    targets: new Map(),
    outline: [],
    formulas: [],
    drawings: [],
    figureCount: 0,
    imagesShown: 0,
    cited: new Map(),
  };
}
