import { ERRORS, type ErrorCode, errorMessage } from '@quire/model/errors';

/** What a page's failure tells the visitor: the specification's section 8, never a stack. */
export interface Failure {
  readonly code: ErrorCode;
  readonly status: number;
  readonly message: string;
}

/** A failure on its way from where it happened to the error page. */
export class PageError extends Error implements Failure {
  readonly code: ErrorCode;
  readonly status: number;

  constructor(code: ErrorCode, values: Readonly<Record<string, string>> = {}, cause?: unknown) {
    super(errorMessage(code, values), { cause });
    this.name = 'PageError';
    this.code = code;
    this.status = ERRORS[code].status;
  }
}

/** `Page Not Found: {path}`, for a path no page answers to. */
export function pageNotFound(path: string): PageError {
  return new PageError('page/not-found', { path });
}

/** Whatever was thrown, as a failure that may be shown: what is not known says only that it failed. */
export function describeFailure(thrown: unknown): Failure {
  if (isFailure(thrown)) {
    return { code: thrown.code, status: thrown.status, message: thrown.message };
  }
  const { status, message } = ERRORS['page/failed'];
  return { code: 'page/failed', status, message };
}

function isFailure(thrown: unknown): thrown is Failure {
  return (
    typeof thrown === 'object' &&
    thrown !== null &&
    'code' in thrown &&
    typeof thrown.code === 'string' &&
    thrown.code in ERRORS &&
    'status' in thrown &&
    typeof thrown.status === 'number' &&
    'message' in thrown &&
    typeof thrown.message === 'string'
  );
}
