import type { SubmissionProblem } from '@quire/model/calls/calls';
import type { SavedByOther } from '@quire/model/calls/records';
import { type ErrorCode, errorMessage } from '@quire/model/errors';

export interface RefusedDetails {
  /** The field of the request that it is about: `password`, `authors.2.email`. */
  readonly field?: string;
  readonly problems?: readonly SubmissionProblem[];
  /** The current state of a record that another person has saved. */
  readonly current?: SavedByOther;
  /** For the placeholders of the message. */
  readonly values?: Readonly<Record<string, string>>;
}

/**
 * What a callable refuses, with the code that its page shows in words. Thrown, so that it also
 * leaves a transaction; `answerCall` makes an answer of it.
 */
export class Refused extends Error {
  readonly code: ErrorCode;
  readonly details: RefusedDetails;

  constructor(code: ErrorCode, details: RefusedDetails = {}) {
    super(errorMessage(code, details.values));
    this.code = code;
    this.details = details;
  }
}
