/** What the queue asks of an agency, whichever it is. */
import type { RegistrationAnswer } from '@quire/model/entities/registration';

/**
 * What has become of a DOI. `again`: it is sent again by itself; `held`: staff have to do something first; of the others
 * the agency has the last word.
 */
export interface DoiOutcome {
  readonly verdict: 'registered' | 'warning' | 'refused' | 'again' | 'held';
  readonly code: RegistrationAnswer;
  /** In the agency's own words. */
  readonly text: string;
  /** The agency's own id of it, where it has told one; '': it has none now. */
  readonly remoteId?: string;
}

/** Never judged by the batch: each DOI has its own outcome. */
export interface Answers {
  /** By DOIs in lower case. */
  readonly byDoi: ReadonlyMap<string, DoiOutcome>;
  /** Of all others in the file; null if the agency says nothing of them. */
  readonly rest: DoiOutcome | null;
}

export const sameForAll = (rest: DoiOutcome): Answers => ({ byDoi: new Map(), rest });

/** `taken` has to be asked for by its name. `unsure`: it may have been taken. */
export type Handed =
  | { readonly is: 'taken' | 'unsure' }
  | { readonly is: 'answered'; readonly answers: Answers };

/** `unknown`: nothing of this name has arrived (yet). `no-answer`: nobody can say. */
export type Asked =
  | { readonly is: 'unknown' | 'queued' | 'in-process' | 'no-answer' }
  | { readonly is: 'completed'; readonly answers: Answers };

export interface HandedFile {
  /** Unique for ever. */
  readonly fileName: string;
  /** XML; for DOAJ, JSON. */
  readonly xml: string;
  /** For an agency that takes DOIs one by one. */
  readonly doi: string;
  readonly url: string;
  /** The agency's own id of it; '' where none is known. */
  readonly remoteId: string;
  /** It is to be removed from the agency's search. */
  readonly isHidden: boolean;
}

export interface AgencyClient {
  /** Never rejects. */
  hand(file: HandedFile): Promise<Handed>;
  /** Null where the agency answers at once and knows no names of files. Never rejects. */
  readonly ask: ((fileName: string) => Promise<Asked>) | null;
}
