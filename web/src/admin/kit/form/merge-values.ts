import { mergeFields, withFields } from '../../../drafts/merge-fields.ts';
import type { Values } from './values.ts';

export interface Merged {
  /** What only one side has changed is taken from that side; what both have, from mine. */
  readonly values: Values;
  /** Fields that both have changed, and differently. */
  readonly conflicts: readonly string[];
  /** Fields that only they have changed. */
  readonly taken: readonly string[];
}

/** Puts two changes of one record together, field by field. */
export function mergeValues(base: Values, mine: Values, theirs: Values): Merged {
  const fields = new Set([base, mine, theirs].flatMap((each) => Object.keys(each)));
  const groups = [...fields].map((field) => [field]);
  const { draft, ...merged } = mergeFields<Record<string, unknown>>(
    { base, mine, theirs },
    { groups },
  );
  return { values: draft, ...merged };
}

/** What was merged, with their side of the fields that somebody chose it for. */
export const withTheirs = (values: Values, theirs: Values, fields: readonly string[]): Values =>
  withFields<Record<string, unknown>>(values, theirs, fields);
