import { type Failure, fail } from '../values/failure.ts';
import type { RulesType, RulesValue } from '../values/rules-value.ts';

/** A method of values of one type, or a function when it has no `self`. */
export interface Method<Self> {
  /** The types each argument may have, in order; an empty list takes any. */
  readonly takes: readonly (readonly RulesType[])[];
  readonly run: (self: Self, args: readonly RulesValue[]) => RulesValue | Failure;
}

export type Methods<Self> = Readonly<Record<string, Method<Self>>>;

/** The argument at a place that `takes` has checked already, as the type it must have. */
export function argument<T extends RulesType>(
  args: readonly RulesValue[],
  place: number,
  type: T,
): Extract<RulesValue, { type: T }> {
  const value = args[place];
  if (value?.type !== type) throw new Error(`argument ${place} was not checked to be ${type}`);
  // Narrowing by a type parameter is beyond the checker; the line above is the proof.
  return value as Extract<RulesValue, { type: T }>;
}

/** Runs a method or function after checking how many arguments it was given and of which types. */
export function invoke<Self>(
  name: string,
  method: Method<Self>,
  self: Self,
  args: readonly RulesValue[],
): RulesValue | Failure {
  if (args.length !== method.takes.length)
    return fail(
      'RULES_ARGUMENTS',
      `${name} takes ${method.takes.length}, not ${args.length} arguments`,
    );
  for (const [i, types] of method.takes.entries()) {
    const arg = args[i];
    if (arg !== undefined && types.length > 0 && !types.includes(arg.type))
      return fail('RULES_TYPE', `${name} takes ${types.join(' or ')}, not ${arg.type}`);
  }
  return method.run(self, args);
}

/** The items of a list or set argument. */
export function items(args: readonly RulesValue[], place: number): readonly RulesValue[] {
  const value = args[place];
  if (value?.type === 'list' || value?.type === 'set') return value.items;
  throw new Error(`argument ${place} was not checked to be a list or set`);
}
