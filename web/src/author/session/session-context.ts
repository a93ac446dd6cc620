import { createContext, useContext } from 'react';
import type { Person } from '../../session/use-person.ts';

export interface AuthorSessionValue {
  /** Who opened the page, even while their session has ended and they are asked for the password. */
  readonly person: Person;
  /**
   * Does something as this person. Where it fails because the session has ended, or is not fresh
   * enough, a dialog asks for the password and the action is done again; cancelling throws what it
   * failed with.
   */
  readonly attempt: <T>(action: () => Promise<T>) => Promise<T>;
  /** Asks for the password; whether it was given. Several who ask at once share one dialog. */
  readonly ask: (reason: 'ended' | 'fresh') => Promise<boolean>;
  /** Ends the session on purpose: nobody is asked to sign in again. */
  readonly leave: () => Promise<void>;
}

export const SessionContext = createContext<AuthorSessionValue | null>(null);

/** The session of the page: inside `AuthorPage` only. */
export function useAuthorSession(): AuthorSessionValue {
  const value = useContext(SessionContext);
  if (!value) throw new Error('useAuthorSession: there is no AuthorPage around this.');
  return value;
}
