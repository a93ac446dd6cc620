import { sameValue } from './same-value.ts';

export interface MergedDraft<Draft> {
  /** Fields that only one side changed are taken from that side; the others from mine. */
  readonly draft: Draft;
  /** Fields that both sides changed to different values. */
  readonly conflicts: readonly (keyof Draft)[];
  /** Fields that only the other side changed. */
  readonly taken: readonly (keyof Draft)[];
}

/** Two changes of a draft, and the version that both are based on. */
export interface Sides<Draft> {
  readonly base: Draft;
  readonly mine: Draft;
  readonly theirs: Draft;
}

interface FieldRules<Draft> {
  /** Fields that belong together and are merged as one. */
  readonly groups: readonly (readonly (keyof Draft)[])[];
  readonly isSame?: (one: Draft, other: Draft, field: keyof Draft) => boolean;
  /** Merges two changes of one field; null if they contradict each other. */
  readonly combine?: (sides: Sides<Draft>, field: keyof Draft) => Partial<Draft> | null;
}

const sameField = <Draft>(one: Draft, other: Draft, field: keyof Draft): boolean =>
  sameValue(one[field], other[field]);

/** Merges two changes of a draft, field by field. */
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
