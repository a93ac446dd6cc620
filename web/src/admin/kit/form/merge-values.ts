import { mergeFields, withFields } from '../../../drafts/merge-fields.ts';
import type { Values } from './values.ts';

export interface Merged {
  /** Values changed by one side only are taken from that side; values changed by both, from mine. */
  readonly values: Values;
  /** Fields that both have changed differently. */
  readonly conflicts: readonly string[];
  /** Fields that only they have changed. */
  readonly taken: readonly string[];
}

/** Merges two changes of one record, field by field. */
export function mergeValues(base: Values, mine: Values, theirs: Values): Merged {
  const fields = new Set([base, mine, theirs].flatMap((each) => Object.keys(each)));
  const groups = [...fields].map((field) => [field]);
  const { draft, ...merged } = mergeFields<Record<string, unknown>>(
    { base, mine, theirs },
    { groups },
  );
  return { values: draft, ...merged };
}

/** The merged values, with their side for the fields where the person chose it. */
export const withTheirs = (values: Values, theirs: Values, fields: readonly string[]): Values =>
  withFields<Record<string, unknown>>(values, theirs, fields);
