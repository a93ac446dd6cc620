import { type Answer, json } from '../http/answer.ts';

export const JSON_API = 'application/vnd.api+json; charset=utf-8';

const MESSAGES = {
  400: 'You need to provide a payload following the JSONAPI spec',
  401: 'Bad credentials.',
  // In American spelling, as DataCite has it.
  403: ['You are not', 'authorized', 'to access this resource.'].join(' '),
  404: "The resource you are looking for doesn't exist.",
} as const;

/** A refusal of the whole request. */
export const refusal = (status: keyof typeof MESSAGES): Answer =>
  json({ errors: [{ status: String(status), title: MESSAGES[status] }] }, status, JSON_API);

/** What is wrong with a field. */
export interface FieldError {
  readonly source: string;
  readonly title: string;
}

export const unprocessable = (doi: string, errors: readonly FieldError[]): Answer =>
  json({ errors: errors.map((error) => ({ ...error, uid: doi })) }, 422, JSON_API);
