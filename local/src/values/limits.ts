/**
 * The documented limits this server enforces (firebase.google.com/docs/firestore/quotas, and the
 * comments of the protocol). Each has a row in `rpc/commit-limits.test.ts` and in the README.
 */
export const LIMITS = {
  /** Of a document, by the published sizes of values. */
  documentBytes: 1_048_576,
  /** Of the full name, `projects/…/documents/…`. */
  documentNameBytes: 6144,
  /** Of a collection or document id. */
  idBytes: 1500,
  /** Collections on the way to a document, its own included. */
  subcollectionDepth: 100,
  fieldNameBytes: 1500,
  /** Of a path down into maps, with the dots between the names. */
  fieldPathBytes: 1500,
  /** Of one field's value: 1 MiB - 89 bytes. */
  fieldValueBytes: 1_048_487,
  /** Maps and arrays within each other, the outermost counting as one. */
  nesting: 20,
  vectorDimensions: 2048,
  /** Of the documents that one request writes, together. */
  requestBytes: 10_485_760,
  /** On one document, over all writes of a commit. */
  transformsPerDocument: 500,
  /** Of one BatchWrite; a commit has none. */
  batchWrites: 500,
  /** Of one document, in all indexes. */
  indexEntries: 40_000,
  /** Of one index entry: 7.5 KiB. */
  indexEntryBytes: 7680,
  /** Of all index entries of a document: 8 MiB. */
  indexEntriesBytes: 8_388_608,
  /** Longer values are cut off in an index. */
  indexedValueBytes: 1500,
  transactionSeconds: 270,
  transactionIdleSeconds: 60,
} as const;
