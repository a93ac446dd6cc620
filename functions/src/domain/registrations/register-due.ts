/** Registers the DOIs whose time has come. */
import { REGISTRATIONS } from '@quire/model/collections';
import { type Registration, RegistrationSchema } from '@quire/model/entities/registration';
import { isDoajId } from '@quire/model/registration-id';
import { askBatches } from './ask-batches.ts';
import { holdBack, postpone, waitForAnswer } from './decide-unsent.ts';
import type { Seen } from './known-registrations.ts';
import { FILE_MAX_BYTES, makeBatches } from './make-batches.ts';
import { prepareDoaj } from './prepare-doaj.ts';
import { type PreparedParcel, prepareSource } from './prepare-source.ts';
import { type DepositingPress, readDepositingPress } from './press-of-deposits.ts';
import type { RegistrationPorts } from './registration-ports.ts';
import { sendBatch } from './send-batch.ts';

const DOIS_AT_ONCE = 100;
/** A run does not begin another round after this; the next one goes on. */
const RUN_MS = 40_000;

export interface Registered {
  readonly asked: number;
  readonly files: number;
  readonly registered: number;
}

/** What is due and was not looked at in this run. What is on its way to an agency waits for the answer. */
async function readDue(ports: RegistrationPorts, handled: Set<string>) {
  const { docs } = await ports.db
    .collection(REGISTRATIONS)
    .where('due', '<=', ports.now().toISOString())
    .orderBy('due')
    .limit(DOIS_AT_ONCE)
    .get();
  const due = new Map<string, Registration>();
  for (const each of docs) {
    const { data } = RegistrationSchema.safeParse(each.data());
    const key = `${each.id} ${data?.change}`;
    if (!data || handled.has(key)) continue;
    handled.add(key);
    if (data.inFlight) await waitForAnswer(ports, each.id, data);
    else due.set(each.id, data);
  }
  return due;
}

/** What is due by the records that hold it, and by whether DOAJ is to be told. */
const bySource = (due: Map<string, Registration>): Seen[] =>
  [
    ...Map.groupBy(
      due,
      ([id, { source }]) => `${source.collection}~~${source.id}~~${isDoajId(id)}`,
    ).values(),
  ].map((entries) => new Map(entries));

async function prepare(ports: RegistrationPorts, press: DepositingPress, due: Seen) {
  const [[id, first] = []] = due;
  if (!first || id === undefined) return [];
  const prepareAll = isDoajId(id) ? prepareDoaj : prepareSource;
  try {
    return await prepareAll(ports, press, first.source, due);
  } catch (error) {
    const { collection, id } = first.source;
    ports.log.error('registration/not-prepared', { collection, id, reason: String(error) });
    await postpone(ports, due);
    return [];
  }
}

/** Those that fit into a file; the others are held. */
async function fitting(ports: RegistrationPorts, prepared: readonly PreparedParcel[]) {
  const small: PreparedParcel[] = [];
  for (const each of prepared) {
    const { bytes } = each.parcel;
    if (bytes <= FILE_MAX_BYTES) small.push(each);
    else {
      const megabytes = String(Math.ceil(bytes / 1_000_000));
      await holdBack(ports, each.seen, [{ code: 'too-large', params: { megabytes } }]);
    }
  }
  return small;
}

/**
 * Asks what has become of earlier files, then sends what is due. Two workers may run at a time: each file is sent by the
 * one that has claimed it.
 */
export async function registerDue(ports: RegistrationPorts): Promise<Registered> {
  const press = await readDepositingPress(ports.db);
  if (!press) return { asked: 0, files: 0, registered: 0 };
  let { asked, registered } = await askBatches(ports);
  let files = 0;
  const began = performance.now();
  const handled = new Set<string>();
  while (performance.now() - began < RUN_MS) {
    const due = await readDue(ports, handled);
    if (due.size === 0) break;
    const prepared: PreparedParcel[] = [];
    for (const each of bySource(due)) prepared.push(...(await prepare(ports, press, each)));
    for (const batch of makeBatches(await fitting(ports, prepared))) {
      const account = batch[0]?.parcel.account;
      const client = account && ports.connect(account, press.isTest);
      if (!client) {
        for (const { seen } of batch) await postpone(ports, seen);
        continue;
      }
      const sent = await sendBatch(ports, client, press, batch);
      if (sent !== 'nothing') files += 1;
      if (typeof sent === 'object') registered += sent.registered;
    }
  }
  return { asked, files, registered };
}
