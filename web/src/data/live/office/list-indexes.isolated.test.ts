/** Every list of the office, asked as its page asks, of a Firestore that has the press's indexes alone. */
import { startFirestore } from '@quire/local/firestore/server';
import type { ListPlan } from '@quire/model/lists/list-plan';
import { LIST_PLANS } from '@quire/model/lists/list-plans';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  type Firestore,
  getDocs,
  initializeFirestore,
} from 'firebase/firestore';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listQuery } from './list-query.ts';
import type { ListRequest } from './list-request.ts';
import type { Scope } from './press-scope.ts';

let firestore: Awaited<ReturnType<typeof startFirestore>>;
let app: FirebaseApp;
let reader: Firestore;

vi.mock('../../../firebase/firebase.ts', () => ({ signedInFirebase: () => ({ db: reader }) }));

beforeAll(async () => {
  const indexes = new URL('../../../../../firestore.indexes.json', import.meta.url).pathname;
  firestore = await startFirestore({ indexes });
  app = initializeApp({ projectId: 'demo-list-indexes', apiKey: 'any' }, 'list-indexes');
  reader = initializeFirestore(app, {});
  connectFirestoreEmulator(reader, '127.0.0.1', firestore.port, { mockUserToken: 'owner' });
});
afterAll(async () => {
  await deleteApp(app);
  await firestore.close();
});

const SCOPES: readonly Scope[] = ['all', ['CES', 'QPH']];

/** Without a filter, with each alone, and with all of them; with a word and without; in each order, and in the bin. */
function requestsOf(plan: ListPlan): ListRequest[] {
  const fields = [...plan.filters, ...(plan.lists ?? [])];
  const chosen = [[], ...fields.map((field) => [field]), fields];
  const filters = chosen.map((some) => Object.fromEntries(some.map((field) => [field, 'any'])));
  const at = { after: null, before: null, size: 25 };
  const orders = plan.sorts.flatMap(({ field }) => [
    { field, direction: 'asc' } as const,
    { field, direction: 'desc' } as const,
  ]);
  const asked = filters.flatMap((each) =>
    ['', ...(plan.hasWords ? ['tide'] : [])].flatMap((q) => [
      ...orders.map((sort) => ({ ...at, q, filters: each, sort, bin: false })),
      ...(plan.hasBin ? [{ ...at, q, filters: each, sort: plan.sorts[0], bin: true }] : []),
    ]),
  );
  const back: ListRequest['before'] = ['any', 'any'];
  return [...asked, ...asked.map((request) => ({ ...request, before: back }))];
}

test.each(
  LIST_PLANS.map(
    (plan) => [`${plan.collection} ${JSON.stringify(plan.only ?? {})}`, plan] as const,
  ),
)('asks nothing of %s that lacks an index', async (_, plan) => {
  const wanted = (plan.scope ? SCOPES : SCOPES.slice(0, 1)).flatMap((scope) =>
    requestsOf(plan).flatMap((request) => listQuery(plan, scope, request) ?? []),
  );
  const refused = new Set<string>();
  for (const each of wanted)
    await getDocs(each).catch((error: unknown) => refused.add(String(error)));
  expect([...refused]).toEqual([]);
});
