/** The gRPC status codes Firestore answers with, and the HTTP status each one maps to. */
export const STATUS = {
  INVALID_ARGUMENT: { code: 3, http: 400 },
  NOT_FOUND: { code: 5, http: 404 },
  ALREADY_EXISTS: { code: 6, http: 409 },
  PERMISSION_DENIED: { code: 7, http: 403 },
  RESOURCE_EXHAUSTED: { code: 8, http: 429 },
  FAILED_PRECONDITION: { code: 9, http: 400 },
  ABORTED: { code: 10, http: 409 },
  OUT_OF_RANGE: { code: 11, http: 400 },
  UNIMPLEMENTED: { code: 12, http: 501 },
  INTERNAL: { code: 13, http: 500 },
  UNAVAILABLE: { code: 14, http: 503 },
  UNAUTHENTICATED: { code: 16, http: 401 },
} as const;

export type StatusName = keyof typeof STATUS;

/** A failure the client is told about, in Firestore's own terms; never carries a stack to the user. */
export class FirestoreError extends Error {
  readonly status: StatusName;

  constructor(status: StatusName, message: string) {
    super(message);
    this.name = 'FirestoreError';
    this.status = status;
  }

  get code(): number {
    return STATUS[this.status].code;
  }

  get http(): number {
    return STATUS[this.status].http;
  }
}

/** Any thrown thing as a `FirestoreError`; the unexpected becomes INTERNAL without its details. */
export function toFirestoreError(thrown: unknown): FirestoreError {
  if (thrown instanceof FirestoreError) return thrown;
  return new FirestoreError('INTERNAL', 'The local Firestore failed; see its log.');
}

/** Shorthand for the most frequent refusal. */
export function invalid(message: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', message);
}
