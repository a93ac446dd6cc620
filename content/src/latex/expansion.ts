/** What the steps of one expansion share. */
import type { Report } from '../report/problems.ts';
import type { Macro } from './macro.ts';
import type { SourceInput } from './source-input.ts';
import type { SourceOutput } from './source-output.ts';
import type { VerbatimText } from './verbatim-source.ts';

/** A family of theorems: what `\newtheorem` says of an environment. */
type TheoremTitles = Map<string, string>;

export interface Expansion {
  readonly input: SourceInput;
  readonly output: SourceOutput;
  readonly report: Report;
  readonly macros: Map<string, Macro>;
  readonly environments: Map<string, { readonly begin: Macro; readonly end: string }>;
  /** Environments of the author's own that show code. */
  readonly verbatim: Set<string>;
  readonly flags: Map<string, boolean>;
  /** Those that authors set, for the tests of them. */
  readonly counters: Map<string, number>;
  readonly theorems: TheoremTitles;
  /** Code and addresses, which stand in the text as `\quireraw{number}`. */
  readonly raw: VerbatimText[];
  /** The text of a file that another names, with its path; null where it is not there. */
  readonly open: (
    name: string,
    endings: readonly string[],
  ) => { path: string; text: string } | null;
  /** What the author's own environments that are open were called with, for their ends. */
  readonly begun: { readonly name: string; readonly values: readonly string[] }[];
  /** `@` is a letter between `\makeatletter` and `\makeatother`. */
  isAtLetter: boolean;
}

/** Where the expansion is in the author's files. */
export function placeIn({ input }: Expansion): { readonly file: string; readonly line: number } {
  const { file, line } = input.place;
  return { file, line };
}
