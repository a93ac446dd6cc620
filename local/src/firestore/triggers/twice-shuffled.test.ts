import { createServer } from 'node:http';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { FieldValue, type Firestore, getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { constantGate } from '../access/rules-gate.ts';
import { eventually } from '../clients/eventually.ts';
import { type RunningFirestore, startFirestore } from '../server.ts';

const Event = z.object({
  id: z.string(),
  document: z.string(),
  data: z.object({
    value: z
      .object({
        fields: z.object({ n: z.object({ integerValue: z.coerce.number() }) }),
      })
      .optional(),
  }),
});
type Event = z.infer<typeof Event>;

let server: RunningFirestore;
let app: App;
let db: Firestore;
const handled: Event[] = [];
let calls = 0;

/** The functions under test, answering over HTTP as the functions emulator does. */
const functions = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const event = Event.parse(JSON.parse(Buffer.concat(chunks).toString()));
  try {
    await countOnce(event);
    await mirror(event);
    await countAll();
    // The work is done, but nobody is told: the event comes once more.
    if (++calls % 7 === 0) throw new Error('the function falls over');
    handled.push(event);
  } catch {
    response.statusCode = 500;
  }
  response.end();
});

/** Right: remembers the events it has counted. */
const countOnce = (event: Event) =>
  db.runTransaction(async (transaction) => {
    const seen = db.doc(`seen/${event.id}`);
    if ((await transaction.get(seen)).exists) return;
    transaction.create(seen, {});
    transaction.set(db.doc('sums/once'), { n: FieldValue.increment(1) }, { merge: true });
  });

/** Right: takes what the document is now, not what the event says it was. */
const mirror = (event: Event) =>
  db.runTransaction(async (transaction) => {
    const source = await transaction.get(db.doc(event.document));
    const copy = db.doc(`mirror/${source.id}`);
    const data = source.data();
    if (data) transaction.set(copy, data);
    else transaction.delete(copy);
  });

/** Wrong: takes each event for new. */
const countAll = () => db.doc('sums/all').set({ n: FieldValue.increment(1) }, { merge: true });

beforeAll(async () => {
  await new Promise<void>((resolve) => functions.listen(0, '127.0.0.1', resolve));
  const address = functions.address();
  server = await startFirestore({
    gate: constantGate(true),
    functions: `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    deliver: 'twice-shuffled',
  });
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${server.port}`);
  app = initializeApp({ projectId: 'demo-twice' }, 'twice');
  db = getFirestore(app);
  const register = `http://127.0.0.1:${server.port}/emulator/v1/projects/demo-twice/eventarcTrigger?eventarcTriggerId=all`;
  const body = JSON.stringify({
    eventType: 'google.cloud.firestore.document.v1.written',
    database: '(default)',
    namespace: '(default)',
    document: { value: 'items/{id}', matchType: 'PATH_PATTERN' },
  });
  const headers = { authorization: 'Bearer owner' };
  expect((await fetch(register, { method: 'POST', headers, body })).status).toBe(200);
});

afterAll(async () => {
  await db.terminate();
  await deleteApp(app);
  await server.close();
  functions.close();
  vi.unstubAllEnvs();
});

it('shows which functions bear events that come twice and out of order', async () => {
  const heard: string[] = [];
  const stop = db.collection('mirror').onSnapshot((all) => {
    heard.push(all.docs.map((doc) => `${doc.id}${doc.get('n')}`).join(' '));
  });
  const writes = 30;
  for (let n = 1; n <= writes; n++) {
    const ref = db.doc(`items/${'abc'[n % 3]}`);
    if (n === writes - 2) await ref.delete();
    else await ref.set({ n });
  }
  await eventually(() => expect(handled).toHaveLength(2 * writes));
  const times = Map.groupBy(handled, ({ id }) => id);
  expect([...times.values()].map((all) => all.length)).toEqual(Array(writes).fill(2));
  await eventually(() => expect(heard.at(-1)).toBe('a30 c29'));
  expect((await db.doc('sums/once').get()).get('n')).toBe(writes);
  expect((await db.doc('sums/all').get()).get('n')).toBeGreaterThanOrEqual(2 * writes);
  const inOrder = handled.map(({ data }) => data.value?.fields.n.integerValue ?? writes - 2);
  expect(inOrder).not.toEqual(inOrder.toSorted((a, b) => a - b));
  stop();
});
