/**
 * A value of the rules language. Its types are those of the published reference
 * (firebase.google.com/docs/reference/rules); the names are what `is` and the log call them.
 */
export type RulesValue =
  | { readonly type: 'null' }
  | { readonly type: 'bool'; readonly value: boolean }
  | { readonly type: 'int'; readonly value: bigint }
  | { readonly type: 'float'; readonly value: number }
  | { readonly type: 'string'; readonly value: string }
  | { readonly type: 'bytes'; readonly value: Uint8Array }
  /** Nanoseconds since 1970, UTC. */
  | { readonly type: 'timestamp'; readonly nanos: bigint }
  /** Nanoseconds. */
  | { readonly type: 'duration'; readonly nanos: bigint }
  | { readonly type: 'latlng'; readonly latitude: number; readonly longitude: number }
  | { readonly type: 'list'; readonly items: readonly RulesValue[] }
  | { readonly type: 'set'; readonly items: readonly RulesValue[] }
  | { readonly type: 'map'; readonly entries: ReadonlyMap<string, RulesValue> }
  | { readonly type: 'map_diff'; readonly before: RulesMap; readonly after: RulesMap }
  | { readonly type: 'path'; readonly segments: readonly PathSegment[] };

/** A path's segment; one that came from a wildcard or `$(name)` keeps that name, and may wait for `bind`. */
export interface PathSegment {
  readonly text: string | null;
  readonly name?: string;
}

export type RulesType = RulesValue['type'];
export type RulesMap = Extract<RulesValue, { type: 'map' }>;
export type RulesList = Extract<RulesValue, { type: 'list' }>;
export type RulesSet = Extract<RulesValue, { type: 'set' }>;
export type RulesString = Extract<RulesValue, { type: 'string' }>;
export type RulesPath = Extract<RulesValue, { type: 'path' }>;

export const NULL: RulesValue = { type: 'null' };
export const TRUE: RulesValue = { type: 'bool', value: true };
export const FALSE: RulesValue = { type: 'bool', value: false };

export const bool = (value: boolean): RulesValue => (value ? TRUE : FALSE);
export const string = (value: string): RulesString => ({ type: 'string', value });
export const float = (value: number): RulesValue => ({ type: 'float', value });
export const list = (items: readonly RulesValue[]): RulesList => ({ type: 'list', items });
export const map = (entries: ReadonlyMap<string, RulesValue>): RulesMap => ({
  type: 'map',
  entries,
});
export const path = (texts: readonly string[]): RulesPath => ({
  type: 'path',
  segments: texts.map((text) => ({ text })),
});
