import { REGISTRATION_BATCHES, registrationFilePath } from '@quire/model/collections';
import type { AgencyClient, HandedFile } from './agency-client.ts';
import { type ClaimedBatch, claimBatch } from './claim-batch.ts';
import { crossrefFile } from './parcel.ts';
import type { PreparedParcel } from './prepare-source.ts';
import type { DepositingPress } from './press-of-deposits.ts';
import type { RegistrationPorts } from './registration-ports.ts';
import { settleBatch } from './settle-batch.ts';

/** An agency needs at least this long. */
const FIRST_ASKED_MS = 20_000;

function fileOf(
  { fileName, timestamp, prepared }: ClaimedBatch,
  press: DepositingPress,
): HandedFile {
  const [{ parcel, seen }] = prepared;
  const [{ doi, url }] = parcel.things;
  const { content } = parcel;
  const deposits = prepared.flatMap(({ parcel: each }) =>
    each.content.kind === 'deposit' ? [each.content.deposit] : [],
  );
  const { depositor, email } = press;
  const batch = { id: fileName.replace(/[.]xml$/, ''), timestamp, depositor, email };
  const xml = content.kind === 'record' ? content.xml : crossrefFile(batch, deposits);
  const [was] = seen.values();
  const remoteId = was?.remoteId ?? '';
  return { fileName, doi, url, xml, remoteId, isHidden: content.kind === 'hidden' };
}

export type SendOutcome = 'nothing' | 'sent' | { readonly registered: number };

/**
 * Sends one file. Its name, what is in it and who sends it are stored before; so if the worker dies, or nobody can say
 * whether the file has arrived, the agency is asked for it by its name, and nothing is sent twice.
 */
export async function sendBatch(
  ports: RegistrationPorts,
  client: AgencyClient,
  press: DepositingPress,
  batch: readonly PreparedParcel[],
): Promise<SendOutcome> {
  const claimed = await claimBatch(ports, batch, press.isTest);
  if (!claimed) return 'nothing';
  const file = fileOf(claimed, press);
  const { fileName } = file;
  await ports.bucket.write(registrationFilePath(fileName), Buffer.from(file.xml), {
    contentType: `application/${fileName.endsWith('.json') ? 'json' : 'xml'}; charset=utf-8`,
    cacheControl: 'private, no-store',
  });
  const handed = await client.hand(file);
  if (handed.is === 'answered') {
    return { registered: await settleBatch(ports, fileName, handed.answers) };
  }
  const due = new Date(ports.now().getTime() + FIRST_ASKED_MS).toISOString();
  const state = handed.is === 'taken' ? 'sent' : 'sending';
  await ports.db.collection(REGISTRATION_BATCHES).doc(fileName).update({ state, due });
  return 'sent';
}
