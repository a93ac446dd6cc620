/**
 * Who made a commit, in the terms of Firestore's events (`AuthType` of firebase-functions): users
 * have no type of their own there and come under `unknown`, with their id.
 */
export interface Author {
  readonly type: 'service_account' | 'unauthenticated' | 'unknown';
  readonly id: string | null;
}

export const UNKNOWN_AUTHOR: Author = { type: 'unknown', id: null };
