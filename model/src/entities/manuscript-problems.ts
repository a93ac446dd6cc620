/** What importing or rendering a manuscript finds: a code with values, worded for whoever reads it. */
import type { z } from 'zod';
import { JATS_PROBLEMS } from './jats-problems.ts';
import { LATEX_PROBLEMS } from './latex-problems.ts';
import { METADATA_PROBLEMS } from './metadata-problems.ts';
import { NOTEBOOK_PROBLEMS } from './notebook-problems.ts';
import { RENDERING_PROBLEMS } from './rendering-problems.ts';
import { TEXT_COUNT_PROBLEMS } from './text-count-problems.ts';
import { WORD_PROBLEMS } from './word-problems.ts';

export const MANUSCRIPT_PROBLEMS = {
  ...RENDERING_PROBLEMS,
  ...TEXT_COUNT_PROBLEMS,
  ...METADATA_PROBLEMS,
  ...WORD_PROBLEMS,
  ...NOTEBOOK_PROBLEMS,
  ...JATS_PROBLEMS,
  ...LATEX_PROBLEMS,
} as const;
export type ManuscriptProblemCode = keyof typeof MANUSCRIPT_PROBLEMS;
export type ManuscriptProblemValues<Code extends ManuscriptProblemCode> = z.output<
  (typeof MANUSCRIPT_PROBLEMS)[Code]['values']
>;

const isKnown = (code: string): code is ManuscriptProblemCode =>
  Object.hasOwn(MANUSCRIPT_PROBLEMS, code);

/** A problem as it is sent and stored: with values, or with words where others have worded it, or before there were values. */
export interface WordedProblem {
  readonly code: string;
  readonly values?: unknown;
  readonly message?: string | undefined;
}

/** The sentence of a problem in the reader's language; its code where this software does not know it. */
export function problemText({ code, values, message }: WordedProblem): string {
  if (message !== undefined) return message;
  return (isKnown(code) ? MANUSCRIPT_PROBLEMS[code].text(values ?? {}) : null) ?? code;
}
