import type { ListQuery, RulesRequest, RulesResource } from '../rules/request.ts';
import type { VerifyRequest } from '../storage-rules/protocol.ts';
import type { Fields } from '../values/value.ts';

/** One document of a request: a get, or one write of a batch. A query has one, without documents. */
export interface RecordedStep {
  readonly method: RulesRequest['method'];
  readonly path: readonly string[];
  readonly resource: RulesResource | null;
  readonly newResource: RulesResource | null;
}

/** What Firestore was asked at once, with every document that rules could have looked up then. */
export interface FirestoreRecord {
  readonly kind: 'firestore';
  readonly source: string;
  readonly project: string;
  readonly auth: RulesRequest['auth'];
  readonly time: RulesRequest['time'];
  readonly steps: readonly RecordedStep[];
  readonly query: ListQuery | null;
  /** By their path below the database. */
  readonly documents: ReadonlyMap<string, Fields>;
  /** What the batch makes of those it writes; null is a document that it deletes. */
  readonly after: ReadonlyMap<string, Fields | null>;
  readonly allowed: boolean;
}

/** What Storage was asked. */
export interface StorageRecord {
  readonly kind: 'storage';
  readonly source: string;
  readonly asked: VerifyRequest;
  readonly documents: ReadonlyMap<string, Fields>;
  readonly allowed: boolean;
}

export type RecordedRequest = FirestoreRecord | StorageRecord;
