import type { OfferedDetail } from './offered-details.ts';

/** What is imported from a file besides its text and bibliography. */
export interface TakenOver {
  readonly title: boolean;
  readonly abstract: boolean;
  /** Fields of the metadata. */
  readonly details: readonly OfferedDetail['field'][];
  readonly titlePage: boolean;
}
