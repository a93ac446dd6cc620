/** The lists of the office at a size: every query that they can ask, of as many records as the press has articles. */
import type { ListPlan } from '@quire/model/lists/list-plan';
import { LIST_PLANS } from '@quire/model/lists/list-plans';
import { type ListShape, listShapes } from '@quire/model/lists/list-shapes';
import { type AddressedPress, startTestPress } from '../../../functions/src/testing/test-press.ts';
import { counted } from '../operations.ts';
import type { Cost } from './measured-scale.ts';
import { median } from './median.ts';

/** A page and the record that shows whether more follow. */
const ASKED = 26;
/** Of the queries of a list so many, spread evenly: one list has some 300. */
const SHAPES_MOST = 24;
const WANTED = 'wanted';

/** Two of three records are what is asked for. */
const kindOf = (n: number): string => (n % 3 === 0 ? 'other' : WANTED);

function recordOf(plan: ListPlan, n: number): Readonly<Record<string, unknown>> {
  const day = new Date(Date.UTC(2000, 0, 1) + n * 3_600_000).toISOString();
  const { scope, filters, lists = [], sorts, only = {} } = plan;
  const value = kindOf(n);
  return {
    ...Object.fromEntries(sorts.map(({ field }) => [field, day])),
    ...Object.fromEntries(filters.map((field) => [field, value])),
    ...Object.fromEntries(lists.map((field) => [field, [value]])),
    ...(scope ? { [scope.field]: scope.isList ? [value] : value } : {}),
    words: [value],
    sortKey: `${value} ${day}`,
    deletedAt: day,
    ...Object.fromEntries(
      Object.entries(only).map(([field, is]) => [field, is === '' ? value : is]),
    ),
  };
}

function queryOf({ db }: AddressedPress, plan: ListPlan, shape: ListShape) {
  const only: Readonly<Record<string, unknown>> = plan.only ?? {};
  const { collection, equal, contains, sort, isRange } = shape;
  let query = db.collection(collection).limit(ASKED);
  for (const field of equal)
    query = query.where(field, '==', only[field] || only[field] === false ? only[field] : WANTED);
  if (contains !== null) query = query.where(contains, 'array-contains', WANTED);
  if (isRange) query = query.where(sort.field, '>=', WANTED).where(sort.field, '<', `${WANTED}~`);
  return query.orderBy(sort.field, sort.direction).orderBy('__name__', sort.direction);
}

function someShapes(plan: ListPlan): readonly ListShape[] {
  const shapes = listShapes(plan);
  const step = Math.max(1, Math.ceil(shapes.length / SHAPES_MOST));
  return shapes.filter((_, at) => at % step === 0);
}

/** Lists of the same records. */
export type ListGroup = readonly [ListPlan, ...ListPlan[]];

const recordsOf = ({ collection, only = {} }: ListPlan): string =>
  JSON.stringify([collection, Object.values(only).filter((value) => value !== '')]);

/** Lists whose records are not few by their nature (`isShort`), with those of the same records together. */
export const LIST_GROUPS: readonly ListGroup[] = [
  ...Map.groupBy(
    LIST_PLANS.filter(({ isShort }) => !isShort),
    recordsOf,
  ).values(),
].flatMap(([first, ...others]) => (first ? [[first, ...others] as const] : []));

/** `posts, kind news, by updatedAt` */
export function listName({ collection, only, sorts }: ListPlan): string {
  const kinds = Object.entries(only ?? {}).map(([field, value]) => `${field} ${value}`.trim());
  return [collection, ...kinds, `by ${sorts[0].field}`].join(', ');
}

/** The most that a query of each list reads, and the time of the middle one of them. */
export async function measureLists(plans: ListGroup, records: number): Promise<Cost[]> {
  const [{ collection }] = plans;
  const press = await startTestPress();
  try {
    const writer = press.db.bulkWriter({ throttling: false });
    for (let n = 0; n < records; n += 1) {
      const record = Object.assign({}, ...plans.map((plan) => recordOf(plan, n)));
      void writer.set(press.db.collection(collection).doc(`r${n}`), record);
    }
    await writer.close();
    const costs: Cost[] = [];
    for (const plan of plans) costs.push(await measureList(press, plan));
    return costs;
  } finally {
    await press.close();
  }
}

async function measureList(press: AddressedPress, plan: ListPlan): Promise<Cost> {
  const database = { firestore: press.firestore, project: 'demo-quire' };
  const costs: Cost[] = [];
  for (const shape of someShapes(plan)) {
    const query = queryOf(press, plan, shape);
    await query.get();
    await counted(database, 'DELETE');
    const began = performance.now();
    const found = await query.get();
    const ms = performance.now() - began;
    const { reads } = await counted(database, 'GET');
    const bytes = Buffer.byteLength(JSON.stringify(found.docs.map((each) => each.data())));
    costs.push({ reads, ms, bytes });
  }
  return {
    reads: Math.max(...costs.map(({ reads }) => reads)),
    ms: median(costs.map(({ ms }) => ms)),
    bytes: Math.max(...costs.map(({ bytes }) => bytes)),
  };
}
