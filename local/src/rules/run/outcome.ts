import type { Failure } from '../values/failure.ts';
import type { RulesType, RulesValue } from '../values/rules-value.ts';

/** What an expression comes to. PartlyKnown knowledge exists only while a list is proven. */
export type Outcome = RulesValue | Failure | PartlyKnown;

/**
 * What a query's constraints say of a value that every matching document has: it is there, and all
 * of this holds of it. What they do not say is `RULES_UNDECIDED`, which behaves as every error does;
 * so a clause that comes out true is true whatever the rest of the document holds.
 */
export interface PartlyKnown {
  readonly type: 'partial';
  /** How the source names it, for the log. */
  readonly name: string;
  /** Null when it may be of any type. */
  readonly types: readonly RulesType[] | null;
  readonly bounds: readonly Bound[];
  /** Values that it does not equal. */
  readonly not: readonly RulesValue[];
  /** Of a list: items that are in it. */
  readonly contains: readonly RulesValue[];
  /** Of a map: fields that are in it. */
  readonly fields: ReadonlyMap<string, RulesValue | PartlyKnown>;
}

export interface Bound {
  readonly operator: '<' | '<=' | '>' | '>=';
  readonly value: RulesValue;
}

/** A value of which only its existence is known. */
export const present = (name: string): PartlyKnown => ({
  type: 'partial',
  name,
  types: null,
  bounds: [],
  not: [],
  contains: [],
  fields: new Map(),
});

/** Neither an error nor partial knowledge. */
export const isValue = (outcome: Outcome): outcome is RulesValue =>
  outcome.type !== 'error' && outcome.type !== 'partial';
