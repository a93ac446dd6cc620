/** Published limits of rules (firebase.google.com/docs/rules/rules-language and Firestore's quotas). */
export const LIMITS = {
  /** Document look-ups of one request on one document, or of one query. */
  lookups: 10,
  /** Firestore look-ups of one request to Storage. */
  lookupsFromStorage: 2,
  /** Document look-ups of one batch, transaction or multi-document read. */
  lookupsInBatch: 20,
  callDepth: 20,
  /**
   * Expressions evaluated for one request. How they are counted is not published, but was measured on
   * Google's evaluator (github.com/davideast/pyric, rules/linter/expression-cost): each part of an
   * expression is one; `is`, the literal segments of a path, `let`, a call of a namespace, and the
   * right side of `&&` and `||` where it is evaluated count one more; `?:` one more, and three where
   * it takes its last part.
   */
  expressions: 1000,
  /**
   * Not published, the innermost part included: production was recorded to refuse 99 `!`, brackets,
   * lists or calls around one part, and to take 98 (github.com/t-k/fireemu).
   */
  expressionDepth: 99,
  letBindings: 10,
  parameters: 7,
  /** "256 KB": production was recorded to take 64 bytes less than this, and to refuse 64 more. */
  sourceBytes: 256 * 1024,
  matchDepth: 10,
  patternSegments: 100,
  patternWildcards: 20,
} as const;
