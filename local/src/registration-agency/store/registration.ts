/** What is registered for one DOI, and what was registered before. */
export type Agency = 'crossref' | 'datacite';

/** JSON as the agencies' APIs show it. */
export type Shown = { readonly [name: string]: unknown };

export interface Registration {
  /** As it was deposited; it is compared without regard to case. */
  readonly doi: string;
  readonly agency: Agency;
  readonly login: string;
  /** Where it leads. */
  readonly url: string;
  /** Crossref has none that are not findable. */
  readonly state: 'draft' | 'registered' | 'findable';
  /** The metadata in the form of the agency's API, without what is computed for each answer. */
  readonly metadata: Shown;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Every version that was ever taken, the latest last. */
  readonly versions: readonly { readonly version: string; readonly at: string }[];
}

/** DOIs are the same in capitals and small letters. */
export const keyOf = (doi: string): string => doi.toLowerCase();

/** Whether a DOI was first registered so long ago. */
export const isOlder = ({ createdAt }: Registration, ms: number, now: number): boolean =>
  now - Date.parse(createdAt) >= ms;

export const prefixOf = (doi: string): string => doi.slice(0, doi.indexOf('/'));
