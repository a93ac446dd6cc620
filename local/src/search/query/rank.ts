import { valuesAt } from '../engine/attribute-values.ts';
import type { Rec } from '../records/record.ts';
import type { Query } from '../settings/settings.ts';
import type { Relevance } from './relevance.ts';

type Value = number | string | null;
/** A criterion by which records are put in order. */
export interface Sort {
  /** What a record is worth; null comes last. */
  readonly of: (record: Rec) => Value;
  readonly isDescending: boolean;
}

/** Records in the order of some criteria, each of which breaks the ties of those before it. */
export function sortedBy(records: readonly Rec[], sorts: readonly Sort[]): Rec[] {
  const keyed = records.map((record) => ({ record, keys: sorts.map(({ of }) => of(record)) }));
  const compare = (a: readonly Value[], b: readonly Value[]): number => {
    const at = sorts.findIndex((_, index) => a[index] !== b[index]);
    const [one = null, other = null] = [a[at], b[at]];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return (one < other ? -1 : 1) * (sorts[at]?.isDescending ? -1 : 1);
  };
  return keyed.sort((a, b) => compare(a.keys, b.keys)).map(({ record }) => record);
}

/** `asc(date)`, `desc(date)`; null for anything else. */
function attributeSort(rule: string): Sort | null {
  const [, direction, path] = /^(asc|desc)\((.+)\)$/.exec(rule) ?? [];
  if (path === undefined) return null;
  const of = (record: Rec) => {
    const [value = null] = valuesAt(record, path);
    return typeof value === 'boolean' ? Number(value) : value;
  };
  return { of, isDescending: direction === 'desc' };
}

/** What orders results that are equally good, and what goes before all relevance. */
export function attributeSorts({ ranking, customRanking }: Query, isVirtual: boolean) {
  const sortsOf = (rules: readonly string[]) =>
    rules.map(attributeSort).filter((one) => one !== null);
  const custom = sortsOf(customRanking ?? []);
  const end = [...ranking, ''].findIndex((rule) => attributeSort(rule) === null);
  return { custom, before: isVirtual ? custom : sortsOf(ranking.slice(0, end)) };
}

const CRITERIA: Readonly<Record<string, readonly [keyof Relevance, isDescending: boolean]>> = {
  typo: ['nbTypos', false],
  words: ['words', true],
  proximity: ['proximityDistance', false],
  attribute: ['attribute', false],
  exact: ['nbExactWords', true],
};

/** The setting `ranking`; rules that nothing here answers to, as `geo`, make no difference. */
export const rankingSorts = (
  { ranking }: Query,
  custom: readonly Sort[],
  relevanceOf: (record: Rec) => Relevance,
): Sort[] =>
  ranking.flatMap((rule) => {
    if (rule === 'custom') return custom;
    const [name, isDescending = false] = CRITERIA[rule] ?? [];
    return name
      ? { isDescending, of: (record) => relevanceOf(record)[name] }
      : (attributeSort(rule) ?? []);
  });
