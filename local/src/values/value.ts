/**
 * A Firestore value as both the store and the rules engine hold it: immutable, exact
 * (64-bit integers, nanosecond timestamps), independent of any wire format.
 * A vector is a map with `__type__: "__vector__"`, as on the wire.
 */
export type Value =
  | { readonly kind: 'null' }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'integer'; readonly value: bigint }
  | { readonly kind: 'double'; readonly value: number }
  | { readonly kind: 'timestamp'; readonly seconds: bigint; readonly nanos: number }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'bytes'; readonly value: Uint8Array }
  /** Full resource name: `projects/P/databases/D/documents/…`. */
  | { readonly kind: 'reference'; readonly value: string }
  | { readonly kind: 'geopoint'; readonly latitude: number; readonly longitude: number }
  | { readonly kind: 'array'; readonly values: readonly Value[] }
  | { readonly kind: 'map'; readonly fields: Fields };

/** The fields of a document or map, in no meaningful order. */
export type Fields = ReadonlyMap<string, Value>;
