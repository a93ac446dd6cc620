import type { Fields, Value } from '../values/value.ts';

/** What the rules are asked: one document (or object) and one of the five verbs. */
export interface RulesRequest {
  readonly method: 'get' | 'list' | 'create' | 'update' | 'delete';
  /** All segments: `['databases','(default)','documents',…]` or `['b',bucket,'o',…]`. */
  readonly path: readonly string[];
  readonly time: { readonly seconds: bigint; readonly nanos: number };
  /** Decoded claims of the caller's token; null for an anonymous visitor. */
  readonly auth: { readonly uid: string; readonly token: Readonly<Record<string, unknown>> } | null;
  /** What is there now: null when there is nothing. Firestore: `data` is wrapped by the engine. */
  readonly resource: RulesResource | null;
  /** What would be there after the write: null for reads and deletes. */
  readonly newResource: RulesResource | null;
  /** Storage puts its own fields (size, contentType, …) beside each other instead of in `data`. */
  readonly service: 'cloud.firestore' | 'firebase.storage';
  readonly lookup: DocumentLookup;
}

export interface RulesResource {
  readonly path: readonly string[];
  /** Document fields (Firestore) or object metadata (Storage). */
  readonly fields: Fields;
}

/**
 * Finds a document for `get`/`exists` (`after: false`) and `getAfter`/`existsAfter` (`after: true`).
 * May throw `DocumentNeeded` when the answer has to be fetched first (the caller then fetches it
 * and evaluates again, so evaluation itself stays synchronous), or `LookupFailed`.
 */
export type DocumentLookup = (path: readonly string[], after: boolean) => Fields | null;

export class DocumentNeeded extends Error {
  readonly path: readonly string[];
  constructor(path: readonly string[]) {
    super(`document needed: ${path.join('/')}`);
    this.path = path;
  }
}

/** A look-up that is not answered: an error to the rules that ask for it. */
export class LookupFailed extends Error {
  readonly code: 'RULES_LIMIT' | 'RULES_LOOKUP';
  constructor(code: LookupFailed['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** The constraints of a query, for proving a `list` rule without looking at documents. */
export interface ListQuery {
  /** Segments of the parent document (from `databases` on), or of the database root. */
  readonly parent: readonly string[];
  readonly collectionId: string;
  readonly allDescendants: boolean;
  readonly filter: QueryFilter | null;
  readonly orderBy: readonly {
    readonly field: readonly string[];
    readonly direction: 'asc' | 'desc';
  }[];
  /** Those that the client wrote, for `request.query.orderBy`; `orderBy` has the implicit ones too. */
  readonly writtenOrderBy?: ListQuery['orderBy'];
  readonly limit: number | null;
  readonly offset: number;
  readonly startAt: { readonly values: readonly Value[]; readonly before: boolean } | null;
  readonly endAt: { readonly values: readonly Value[]; readonly before: boolean } | null;
}

export type QueryFilter =
  | { readonly op: 'and' | 'or'; readonly filters: readonly QueryFilter[] }
  | { readonly op: FieldOperator; readonly field: readonly string[]; readonly value: Value };

export type FieldOperator =
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'array-contains'
  | 'array-contains-any'
  | 'in'
  | 'not-in'
  | 'is-null'
  | 'is-not-null'
  | 'is-nan'
  | 'is-not-nan';

/** `trace` names, in order, the matches and clauses that decided, with the values they saw. */
export interface Verdict {
  readonly allowed: boolean;
  readonly trace: readonly string[];
  /** What the rules' own `debug()` calls print, allowed or not. */
  readonly debug?: readonly string[];
}
