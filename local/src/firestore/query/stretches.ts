import { formatFieldPath, isDocumentId } from '../../values/names/field-path.ts';
import { compareValues, typeRank } from '../../values/order.ts';
import type { Value } from '../../values/value.ts';
import type { FieldIndex, Stretch } from '../store/field-index.ts';
import type { ColumnEntry } from '../store/index-columns.ts';
import { isBefore } from '../store/sorted-list.ts';
import type { Branch } from './branch.ts';
import { isAfterEnd, isBeforeStart } from './compare-documents.ts';
import { fieldValue } from './field-value.ts';
import { isVoid } from './matches.ts';
import type { FieldFilter, Query } from './query.ts';

/** Below 0: the entry comes too early in the index for what is wanted; above 0: too late. */
type Side = (entry: ColumnEntry) => number;

/**
 * The parts of an index that hold a branch's results: where the known values are, within the
 * filters on the first ordered field and the cursors, without the values that `!=` leaves out.
 * Filters on other fields are still to be judged.
 */
export function stretchesOf(
  index: FieldIndex,
  query: Query,
  branch: Branch,
  isReversed: boolean,
  root: string,
): readonly Stretch[] {
  const wanted = knownValues(branch);
  const known: Side = (entry) => {
    for (let i = 0; i < wanted.length; i++) {
      const [value, key] = [wanted[i], index.keyOf(entry, i)];
      const order = value && key ? compareValues(key, value) : 0;
      if (order !== 0) return order;
    }
    return 0;
  };
  const [first] = branch.ordered;
  const firstName = first ? formatFieldPath(first.field) : null;
  const onFirst = branch.filters.filter(({ field }) => formatFieldPath(field) === firstName);
  const firstOf = (entry: ColumnEntry) =>
    first && isDocumentId(first.field)
      ? fieldValue(entry.document, first.field, root)
      : index.keyOf(entry, wanted.length);
  const ranges = onFirst.map((filter): Side => {
    return (entry) => sideOfRange(firstOf(entry), filter);
  });
  const [tooEarly, tooLate] = isReversed
    ? [isAfterEnd, isBeforeStart]
    : [isBeforeStart, isAfterEnd];
  const whole = index.stretch(
    (entry) =>
      (known(entry) || Math.min(0, ...ranges.map((side) => side(entry)))) < 0 ||
      (known(entry) === 0 && tooEarly(entry.document, query, root)),
    (entry) =>
      (known(entry) || Math.max(0, ...ranges.map((side) => side(entry)))) > 0 ||
      (known(entry) === 0 && tooLate(entry.document, query, root)),
  );
  const excluded = onFirst.flatMap(excludedValues).sort(compareValues);
  const gaps = excluded.map((value): Stretch => {
    const side: Side = (entry) => known(entry) || compareOptional(firstOf(entry), value);
    return index.stretch(
      (entry) => side(entry) < 0,
      (entry) => side(entry) > 0,
    );
  });
  return without(whole, gaps);
}

/** What the first columns of a branch's index are to hold. */
function knownValues({ contains, equal }: Branch): readonly Value[] {
  return [...(contains ? [contains] : []), ...equal].map(({ value }) => value);
}

/** Where a value lies from the range of a filter; ranges stay within one type. */
function sideOfRange(value: Value | undefined, { op, value: bound }: FieldFilter): number {
  if (!value) return 0;
  if (op === '!=' || op === 'not-in' || op === 'is-not-null' || op === 'is-not-nan') {
    return value.kind === 'null' ? -1 : 0;
  }
  if (op !== '<' && op !== '<=' && op !== '>' && op !== '>=') return 0;
  const rank = typeRank(value) - typeRank(bound);
  if (rank !== 0) return rank;
  // NaN is the least number, and in no range.
  if (isVoid(value)) return -1;
  const order = compareValues(value, bound);
  if (op === '<') return order >= 0 ? 1 : 0;
  if (op === '<=') return order > 0 ? 1 : 0;
  if (op === '>') return order <= 0 ? -1 : 0;
  return order < 0 ? -1 : 0;
}

function excludedValues({ op, value }: FieldFilter): readonly Value[] {
  if (op === '!=') return [value];
  if (op === 'is-not-nan') return [{ kind: 'double', value: Number.NaN }];
  return op === 'not-in' && value.kind === 'array' ? value.values : [];
}

function compareOptional(a: Value | undefined, b: Value): number {
  return a ? compareValues(a, b) : 0;
}

/** A stretch without gaps, which come in order; in order itself. */
function without(whole: Stretch, gaps: readonly Stretch[]): readonly Stretch[] {
  const left: Stretch[] = [];
  let { from } = whole;
  for (const gap of gaps) {
    const to = isBefore(gap.from, whole.to) ? gap.from : whole.to;
    if (isBefore(from, to)) left.push({ from, to });
    if (isBefore(from, gap.to)) from = gap.to;
  }
  if (isBefore(from, whole.to)) left.push({ from, to: whole.to });
  return left;
}
