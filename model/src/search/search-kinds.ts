/** What the search knows: one index each, one tab each. */
export const SEARCH_KINDS = [
  'articles',
  'passages',
  'journals',
  'books',
  'conferences',
  'posts',
  'people',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/**
 * Kinds that can also be sorted by their day. Each has a second index for it: Algolia's free plan
 * holds ten, and a rebuild needs one more for its time.
 */
export const DATED_KINDS = ['articles', 'posts'] as const satisfies readonly SearchKind[];

/** Whether results of this kind can be sorted by their day. */
export const isDatedKind = (kind: SearchKind): boolean =>
  DATED_KINDS.some((dated) => dated === kind);

/** The index of a kind; presses that share an Algolia application differ by their prefix. */
export const indexName = (prefix: string, kind: SearchKind): string => `${prefix}${kind}`;

/** The same records, the newest first. */
export const newestIndexName = (prefix: string, kind: SearchKind): string =>
  `${prefix}${kind}_newest`;

/** Where a rebuild gathers records before they replace the index. */
export const rebuildIndexName = (prefix: string, kind: SearchKind): string =>
  `${prefix}${kind}_tmp`;
