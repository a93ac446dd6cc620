/** Published limits of rules (firebase.google.com/docs/rules/rules-language and Firestore's quotas). */
export const LIMITS = {
  /** Document look-ups of one request on one document, or of one query. */
  lookups: 10,
  /** Firestore look-ups of one request to Storage. */
  lookupsFromStorage: 2,
  /** Document look-ups of one batch, transaction or multi-document read. */
  lookupsInBatch: 20,
  callDepth: 20,
  /** Operators and calls evaluated for one request. How production counts is not published in detail. */
  expressions: 1000,
  letBindings: 10,
  parameters: 7,
  sourceBytes: 256 * 1024,
  /** Ours: deeper nesting is refused before it can exhaust the stack. */
  nesting: 1500,
} as const;
