/** A list's state, which is stored entirely in the page's address. */
import type { ListPlan } from '@quire/model/lists/list-plan';
import {
  type Cursor,
  CursorSchema,
  type ListRequest,
} from '../../../data/live/office/list-request.ts';
import { type Filter, filterValue } from './list-description.ts';

export const PAGE_SIZES = [25, 50, 75] as const;

/** The parts of a list's description needed to read its address. */
export interface Addressed {
  readonly plan: ListPlan;
  readonly filters?: readonly Filter[];
  readonly columns: readonly { readonly key: string; readonly isHidden?: true }[];
}

export interface ListState extends ListRequest {
  readonly columns: readonly string[];
}

/** The state that an address asks for; invalid parameters are ignored. */
export function readAddress(list: Addressed, parameters: URLSearchParams): ListState {
  const size = Number(parameters.get('size'));
  return {
    q: list.plan.hasWords ? (parameters.get('q') ?? '').slice(0, 200) : '',
    filters: Object.fromEntries((list.filters ?? []).flatMap((each) => asked(each, parameters))),
    sort: readSort(list.plan, parameters.get('sort')),
    bin: list.plan.hasBin && parameters.has('bin'),
    after: readCursor(parameters.get('after')),
    before: parameters.has('after') ? null : readCursor(parameters.get('before')),
    size: PAGE_SIZES.find((each) => each === size) ?? PAGE_SIZES[0],
    columns: readColumns(list.columns, parameters.get('columns')),
  };
}

function asked(filter: Filter, parameters: URLSearchParams) {
  const { field, choices } = filter;
  const value = parameters.get(field);
  if (!value) return [];
  if (choices !== 'journals' && !choices.some((choice) => choice.value === value)) return [];
  return [[field, filterValue(filter, value)] as const];
}

function readSort({ sorts }: ListPlan, text: string | null): ListRequest['sort'] {
  const isDown = text?.startsWith('-') ?? false;
  const known = sorts.find(({ field }) => field === text?.slice(isDown ? 1 : 0));
  return known ? { field: known.field, direction: isDown ? 'desc' : 'asc' } : sorts[0];
}

function readCursor(text: string | null): Cursor | null {
  if (!text) return null;
  try {
    return CursorSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function readColumns(columns: Addressed['columns'], text: string | null): readonly string[] {
  const chosen = text?.split(',') ?? [];
  const keys = columns
    .filter(({ key, isHidden }) => (text === null ? !isHidden : chosen.includes(key)))
    .map(({ key }) => key);
  const first = columns[0]?.key;
  return first === undefined || keys.includes(first) ? keys : [first, ...keys];
}

/** The parameters for a state, limited to differences from the list's initial state. */
export function writeAddress(list: Addressed, state: ListState): URLSearchParams {
  const at = readAddress(list, new URLSearchParams());
  const { q, filters, sort, bin, after, before, size, columns } = state;
  const isSorted = sort.field !== at.sort.field || sort.direction !== at.sort.direction;
  const parts: Record<string, string | false> = {
    q: q !== '' && q,
    ...Object.fromEntries(Object.entries(filters).map(([field, value]) => [field, String(value)])),
    sort: isSorted && `${sort.direction === 'desc' ? '-' : ''}${sort.field}`,
    bin: bin && '1',
    size: size !== at.size && String(size),
    columns: columns.join() !== at.columns.join() && columns.join(),
    after: after !== null && JSON.stringify(after),
    before: before !== null && JSON.stringify(before),
  };
  return new URLSearchParams(
    Object.entries(parts).filter((part): part is [string, string] => part[1] !== false),
  );
}
