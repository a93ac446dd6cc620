import { SITE_ERRORS, type SiteErrorCode, siteErrorMessage } from '@quire/model/site-errors';

/** What a page's failure tells the visitor, never a stack. */
export interface Failure {
  readonly code: SiteErrorCode;
  readonly status: number;
  readonly message: string;
  /** By which the press finds the failure in its log; only where the server has failed. */
  readonly reference?: string;
}

/** A failure on its way from where it happened to the error page. */
export class PageError extends Error implements Failure {
  readonly code: SiteErrorCode;
  readonly status: number;

  constructor(code: SiteErrorCode, values: Readonly<Record<string, string>> = {}, cause?: unknown) {
    super(siteErrorMessage(code, values), { cause });
    this.name = 'PageError';
    this.code = code;
    this.status = SITE_ERRORS[code].status;
  }
}

/** `Page not found: {path}`, for a path no page answers to. */
export function pageNotFound(path: string): PageError {
  return new PageError('page/not-found', { path });
}

/** Whatever was thrown, as a failure that may be shown: what is not known says only that it failed. */
export function describeFailure(thrown: unknown): Failure {
  if (isFailure(thrown)) {
    const { code, status, message, reference } = thrown;
    return { code, status, message, ...(reference !== undefined && { reference }) };
  }
  const { status, message } = SITE_ERRORS['page/failed'];
  return { code: 'page/failed', status, message: message() };
}

function isFailure(thrown: unknown): thrown is Failure {
  return (
    typeof thrown === 'object' &&
    thrown !== null &&
    'code' in thrown &&
    typeof thrown.code === 'string' &&
    thrown.code in SITE_ERRORS &&
    'status' in thrown &&
    typeof thrown.status === 'number' &&
    'message' in thrown &&
    typeof thrown.message === 'string' &&
    (!('reference' in thrown) || typeof thrown.reference === 'string')
  );
}
