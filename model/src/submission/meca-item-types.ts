/**
 * What the Manuscript Exchange Common Approach calls the items of a package.
 *
 * @see https://www.niso.org/publications/rp-30-2020-meca
 */
import type { FileKind } from '../entities/submission-file.ts';

/** What the exchange calls our kinds of files. */
export const MECA_ITEM_TYPES: Readonly<Record<FileKind, string>> = {
  manuscript: 'manuscript',
  figure: 'figure',
  source: 'article-source',
  supplement: 'supplementary-material',
  cover_letter: 'cover-letter',
  response_letter: 'response-to-reviewers',
  tracked_changes: 'tracked-changes',
  graphical_abstract: 'graphical-abstract',
};
