/**
 * The parts of an article in JATS that follow from its version alone: they take time to make, and stay the same when its
 * issue, its notices or its journal's name change.
 */
export interface JatsParts {
  /** Plain. */
  readonly title: string;
  /** This and the others are well-formed XML, without the declarations of their prefixes. */
  readonly titles: string;
  readonly people: string;
  /** Abstracts, keywords and funding. */
  readonly descriptions: string;
  readonly body: string;
  readonly back: string;
  /** Its published review: a `sub-article` for each report, letter and reply. */
  readonly reviews: string;
}
