import type { SubmissionProblem } from '@quire/model/calls/calls';
import type { SavedByOther } from '@quire/model/calls/records';
import { type ErrorCode, errorMessage } from '@quire/model/errors';

/** What a callable refused, or why it could not be reached. `message` is for people. */
export class CallError extends Error {
  readonly code: ErrorCode;
  /** The field of the request that it is about. */
  readonly field: string | undefined;
  readonly problems: readonly SubmissionProblem[];
  /** The current state of a record that another person has saved. */
  readonly current: SavedByOther | undefined;

  constructor(
    code: ErrorCode,
    about: {
      readonly field?: string | undefined;
      readonly problems?: readonly SubmissionProblem[] | undefined;
      readonly values?: Readonly<Record<string, string>> | undefined;
      readonly current?: SavedByOther | undefined;
      readonly cause?: unknown;
    } = {},
  ) {
    super(errorMessage(code, about.values), { cause: about.cause });
    this.name = 'CallError';
    this.code = code;
    this.field = about.field;
    this.problems = about.problems ?? [];
    this.current = about.current;
  }
}
