import { sameValue } from './same-value.ts';

export interface MergedDraft<Draft> {
  /** What only one side has changed is taken from that side; what both have, from mine. */
  readonly draft: Draft;
  /** Fields that both have changed, and differently. */
  readonly conflicts: readonly (keyof Draft)[];
  /** Fields that only they have changed. */
  readonly taken: readonly (keyof Draft)[];
}

/** Two changes of one draft, and what both were made from. */
export interface Sides<Draft> {
  readonly base: Draft;
  readonly mine: Draft;
  readonly theirs: Draft;
}

interface FieldRules<Draft> {
  /** What is merged as one: fields that only mean something together. */
  readonly groups: readonly (readonly (keyof Draft)[])[];
  readonly isSame?: (one: Draft, other: Draft, field: keyof Draft) => boolean;
  /** Puts two different changes of one field together; null where they contradict each other. */
  readonly combine?: (sides: Sides<Draft>, field: keyof Draft) => Partial<Draft> | null;
}

const sameField = <Draft>(one: Draft, other: Draft, field: keyof Draft): boolean =>
  sameValue(one[field], other[field]);

/** Puts two changes of one draft together, field by field. */
export function mergeFields<Draft extends object>(
  sides: Sides<Draft>,
  { groups, isSame = sameField, combine = () => null }: FieldRules<Draft>,
): MergedDraft<Draft> {
  const { base, mine, theirs } = sides;
  const differ = (one: Draft, other: Draft, group: readonly (keyof Draft)[]) =>
    group.some((field) => !isSame(one, other, field));
  const theirGroups = groups.filter((group) => differ(base, theirs, group));
  const taken = theirGroups.filter((group) => !differ(base, mine, group)).flat();
  const contested = theirGroups
    .filter((group) => differ(base, mine, group) && differ(mine, theirs, group))
    .flat();
  let draft = withFields(mine, theirs, taken);
  const conflicts: (keyof Draft)[] = [];
  for (const field of contested) {
    const combined = combine(sides, field);
    if (combined) draft = { ...draft, ...combined };
    else conflicts.push(field);
  }
  return { draft, conflicts, taken };
}

/** A draft with some of its fields from another one. */
export function withFields<Draft extends object>(
  draft: Draft,
  from: Draft,
  fields: readonly (keyof Draft)[],
): Draft {
  const result = { ...draft };
  for (const field of fields) result[field] = from[field];
  return result;
}
