/**
 * A daily export into another bucket: Firestore's own of all documents, and the accounts, which Google backs up nowhere.
 * How long exports are kept, the bucket's lifecycle says.
 */
import { BACKUPS, LAST_BACKUP } from '@quire/model/collections';
import { z } from 'zod';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { askGoogle, type GooglePorts } from './google-service.ts';

export type ExportPorts = Pick<Ports, 'db' | 'now'> &
  GooglePorts & {
    /** The bucket that exports go to. */
    readonly bucket: string;
    /** Writes lines into a file of that bucket as they come. */
    readonly write: (path: string, lines: AsyncIterable<string>) => Promise<void>;
  };

/** `backups/last`: written when an export begins. */
const LastBackupSchema = z.object({
  at: z.iso.datetime(),
  /** The folder in the bucket. */
  folder: z.string(),
  /** The name of Google's operation, which goes on by itself. */
  operation: z.string(),
  accounts: z.number().int().nonnegative(),
});
export type LastBackup = z.infer<typeof LastBackupSchema>;

const OperationSchema = z.object({
  name: z.string(),
  done: z.boolean().default(false),
  error: z.object({ message: z.string() }).optional(),
});
const PageSchema = z.object({
  users: z.array(z.looseObject({ localId: z.string() })).default([]),
  nextPageToken: z.string().optional(),
});
const ConfigSchema = z.looseObject({ signIn: z.looseObject({}).optional() });
const ACCOUNTS_AT_ONCE = 1_000;

const FIRESTORE = 'https://firestore.googleapis.com/v1';
const ACCOUNTS = 'https://identitytoolkit.googleapis.com';

/** The last export that began; null: none. */
export async function lastBackup({ db }: Pick<Ports, 'db'>): Promise<LastBackup | null> {
  return readRecord(await db.collection(BACKUPS).doc(LAST_BACKUP).get(), LastBackupSchema);
}

/** What has become of an export: `running`, `done`, or why it failed. */
export async function outcomeOf(
  ports: GooglePorts,
  { operation }: LastBackup,
): Promise<'running' | 'done' | { readonly failed: string }> {
  const found = await askGoogle(ports, OperationSchema, `${FIRESTORE}/${operation}`);
  if (found.error) return { failed: found.error.message };
  return found.done ? 'done' : 'running';
}

async function* accountLines(ports: ExportPorts, count: () => void): AsyncGenerator<string> {
  let token: string | undefined;
  do {
    const query = new URLSearchParams({
      maxResults: String(ACCOUNTS_AT_ONCE),
      ...(token && { nextPageToken: token }),
    });
    const address = `${ACCOUNTS}/v1/projects/${ports.projectId}/accounts:batchGet?${query}`;
    const page = await askGoogle(ports, PageSchema, address);
    for (const user of page.users) {
      count();
      yield JSON.stringify(user);
    }
    token = page.users.length > 0 ? page.nextPageToken : undefined;
  } while (token);
}

/** Without the parameters by which passwords were hashed, the hashes are of no use elsewhere. */
async function* configLines(ports: ExportPorts): AsyncGenerator<string> {
  const address = `${ACCOUNTS}/admin/v2/projects/${ports.projectId}/config`;
  yield JSON.stringify((await askGoogle(ports, ConfigSchema, address)).signIn ?? {});
}

/**
 * Begins the export of a day into `{bucket}/{time}/`: accounts are written, documents are exported by Google, which goes
 * on by itself. Rejects where Google refuses, and where the export before has failed: then the new one has begun all the
 * same.
 *
 * @returns how many accounts were written
 */
export async function exportToBucket(ports: ExportPorts): Promise<number> {
  const { db, now, bucket, projectId, write } = ports;
  const before = await lastBackup(ports);
  const at = now().toISOString();
  const folder = at.replaceAll(':', '-');
  const { name } = await askGoogle(
    ports,
    OperationSchema,
    `${FIRESTORE}/projects/${projectId}/databases/(default):exportDocuments`,
    { outputUriPrefix: `gs://${bucket}/${folder}/documents` },
  );
  let accounts = 0;
  await write(
    `${folder}/accounts.jsonl`,
    accountLines(ports, () => {
      accounts += 1;
    }),
  );
  await write(`${folder}/sign-in.json`, configLines(ports));
  const last: LastBackup = { at, folder, operation: name, accounts };
  await db.collection(BACKUPS).doc(LAST_BACKUP).set(last);
  const ended = before && (await outcomeOf(ports, before));
  if (ended && typeof ended === 'object') {
    throw new Error(`The export of ${before.at} has failed: ${ended.failed}`);
  }
  return accounts;
}
