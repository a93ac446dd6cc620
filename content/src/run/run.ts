/** What the steps of one rendering share. */
import type { ImportProblem } from '@quire/model/entities/import-problem';
import type {
  ManuscriptProblemCode,
  ManuscriptProblemValues,
} from '@quire/model/entities/manuscript-problems';
import type { OutlineEntry } from '@quire/model/entities/published';
import type { Library } from '../citations/library.ts';
import { problem } from '../report/problems.ts';
import type { BodyWords } from './body-words.ts';
import type { FigureSource } from './figure-source.ts';

/** What a label names: where to go and what to call it. */
export interface Target {
  /** The word in front of the number, in the language of the text: `Figure`, `Theorem`. The id begins with what it is. */
  kind: string;
  id: string;
  number: string;
}

export interface Formula {
  html: string;
  tex: string;
  /** Of a displayed formula: its name, and its widths in the em of the text. */
  display?: { label: string; widest: number; whole: number };
}

export interface Run {
  /** The text that was parsed last, in our own syntax. */
  source: string;
  macros: Readonly<Record<string, string>>;
  figures: ReadonlyMap<string, FigureSource>;
  library: Library;
  /** In the text's language. */
  words: BodyWords;
  problems: ImportProblem[];
  targets: Map<string, Target>;
  outline: OutlineEntry[];
  /** Rendered formulas, put in their places when everything else has been sanitised. */
  formulas: Formula[];
  /** SVG of diagrams, which are put in their places likewise. */
  drawings: string[];
  /** Letters of code that are still coloured: a text made to be slow is not. */
  codeLeft: number;
  figureCount: number;
  /** The number of images so far: only the first is loaded eagerly. */
  imagesShown: number;
  /** Keys of cited works in the order of their first citation, with the ids of the places. */
  cited: Map<string, string[]>;
}

/** Notes a problem once for each line. */
export function report<Code extends ManuscriptProblemCode>(
  run: Run,
  severity: ImportProblem['severity'],
  code: Code,
  values: ManuscriptProblemValues<Code>,
  line?: number,
): void {
  const found = problem(severity, code, values);
  const said = JSON.stringify(values);
  const same = (other: ImportProblem) =>
    other.code === code && other.line === line && JSON.stringify(other.values) === said;
  if (run.problems.some(same)) return;
  run.problems.push(line === undefined ? found : { ...found, line });
}
