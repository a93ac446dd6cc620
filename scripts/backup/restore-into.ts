import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { askForSearch, holdMails } from './after-restore.ts';
import { WITH_PASSWORD, WITHOUT_PASSWORD } from './back-up-accounts.ts';
import { linesOf, sha256Of, textOf, writeWhole } from './backup-folder.ts';
import { collectionOf, documentLine } from './document-line.ts';
import { filesOfBackup, isBag, type Manifest, readManifest } from './manifest.ts';
import { type ProjectAccess, ServiceRefused } from './project-access.ts';
import { hasDocuments, readDocuments } from './read-documents.ts';
import { restorePart } from './restore-documents.ts';
import { restoreObjects } from './restore-objects.ts';
import {
  ACCOUNTS_AT_ONCE,
  AccountSchema,
  accountLine,
  importAccounts,
  isRedacted,
  listAccounts,
  type StoredAccount,
} from './stored-account.ts';
import { listObjects, objectLine, topFolderOf } from './stored-object.ts';
import { addToTally, type Difference, differences, type Tally } from './tally.ts';
import { bagFaults } from './verify-bag.ts';

type What = 'documents' | 'objects' | 'accounts';

export interface RestoreOptions {
  readonly access: ProjectAccess;
  readonly folder: string;
  readonly now: () => Date;
  /** Hears how many of each have been written, and then checked. */
  readonly tell: (what: What | `checked ${What}`, count: number) => void;
}

export interface Restored {
  readonly manifest: Manifest;
  /** Empty: everything is there, and is what was backed up. */
  readonly differences: readonly Difference[];
  readonly notices: readonly string[];
}

/** The backup is unfinished or damaged, or the project must not be restored into. */
export class RestoreRefused extends Error {}

/** Which project this backup is being restored into, and how far: a broken restore is continued. */
const ProgressSchema = z.object({ parts: z.number().int() });
const progressFile = (folder: string, project: string) => join(folder, `restoring-${project}.json`);

/**
 * Restores a backup into an empty project in which no functions are deployed, so that nothing reacts to what is written; then
 * reads everything again and compares it by counts and hashes. A restore that broke off is continued. Throws
 * `RestoreRefused`.
 */
export async function restoreInto(options: RestoreOptions): Promise<Restored> {
  const { access, folder, tell } = options;
  await requireValidBag(folder);
  const files = await filesOfBackup(folder);
  const manifest = await wholeBackup(files);
  await requireNoFunctions(access);
  const file = progressFile(folder, access.project);
  const noted = await textOf(file);
  if (noted === null) await requireEmpty(access);
  const from = noted === null ? 0 : ProgressSchema.parse(JSON.parse(noted)).parts;
  const save = (parts: number) => writeWhole(file, JSON.stringify({ parts }));
  await save(from);
  let count = manifest.parts.slice(0, from).reduce((sum, { documents }) => sum + documents, 0);
  for (const [at, part] of manifest.parts.entries()) {
    if (at < from) continue;
    await restorePart(access, files, part, (more) => {
      count += more;
      tell('documents', count);
    });
    await save(at + 1);
  }
  await restoreObjects(access, files, join(files, 'objects.jsonl'), (done) =>
    tell('objects', done),
  );
  const notices = [
    ...manifest.notices,
    ...(await restoreAccounts({ ...options, folder: files }, manifest)),
  ];
  const found = await check(options, manifest);
  // What follows changes records: it is done once all of them have been compared.
  const held = await holdMails(access.db);
  if (held > 0)
    notices.push(`${held} mails were waiting: they are held, and staff can send them again.`);
  await askForSearch(access.db, options.now);
  await rm(file);
  return { manifest, differences: found, notices };
}

const FAULTS_SHOWN = 5;

/** Throws `RestoreRefused` with the files of a bag that are not as they were when it was made. */
async function requireValidBag(folder: string): Promise<void> {
  const faults = (await isBag(folder)) ? await bagFaults(folder) : [];
  if (faults.length === 0) return;
  const [some, more] = [faults.slice(0, FAULTS_SHOWN), faults.length - FAULTS_SHOWN];
  const rest = more > 0 ? [`${more} more: npm run backup -- --verify ${folder}`] : [];
  throw new RestoreRefused([`${folder} is damaged:`, ...some, ...rest].join('\n  '));
}

/** The manifest of a backup whose files are as they were written. Throws `RestoreRefused`. */
async function wholeBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  if (!manifest) {
    throw new RestoreRefused(
      `${folder} holds no finished backup. If one was broken off, finish it: npm run backup.`,
    );
  }
  const files = [
    ...manifest.parts.map(({ file, sha256 }): [string, string] => [file, sha256]),
    ...Object.entries(manifest.lists),
  ];
  for (const [file, sha256] of files) {
    if ((await sha256Of(join(folder, file)).catch(String)) !== sha256) {
      throw new RestoreRefused(`${join(folder, file)} is damaged or missing.`);
    }
  }
  return manifest;
}

const FunctionsSchema = z.object({ functions: z.array(z.unknown()).default([]) });

async function requireNoFunctions({ isLocal, project, ask }: ProjectAccess): Promise<void> {
  if (isLocal) return;
  const path = `/v2/projects/${project}/locations/-/functions?pageSize=1`;
  const answer = await ask('functions', path).catch((error: unknown) => {
    // Where the service was never switched on, there are none.
    if (error instanceof ServiceRefused && error.message.includes('SERVICE_DISABLED')) return {};
    throw error;
  });
  if (FunctionsSchema.parse(answer).functions.length === 0) return;
  throw new RestoreRefused(
    `${project} has functions. They would react to every record that is restored: restore first and deploy then.`,
  );
}

async function requireEmpty(access: ProjectAccess): Promise<void> {
  const found = [
    ...((await hasDocuments(access)) ? ['documents'] : []),
    ...((await hasAny(listObjects(access))) ? ['files'] : []),
    ...((await hasAny(listAccounts(access))) ? ['accounts'] : []),
  ];
  if (found.length === 0) return;
  throw new RestoreRefused(
    `${access.project} has ${found.join(', ')} already. A backup is restored into an empty project only.`,
  );
}

async function hasAny(all: AsyncIterable<unknown>): Promise<boolean> {
  for await (const _one of all) return true;
  return false;
}

/** Whether passwords mean anything in this project: each kind of project has its own way to check them. */
const takesPasswords = ({ isLocal }: ProjectAccess, manifest: Manifest): boolean =>
  isLocal ? manifest.isLocal : manifest.hashConfig !== null;

/** Resolves to what has to be known: accounts that were refused, passwords that cannot be taken over. */
async function restoreAccounts(
  { access, folder, tell }: RestoreOptions,
  manifest: Manifest,
): Promise<string[]> {
  const isWithPassword = takesPasswords(access, manifest);
  const notices: string[] = [];
  let [count, lost] = [0, 0];
  let some: StoredAccount[] = [];
  const flush = async () => {
    if (some.length === 0) return;
    notices.push(...(await importAccounts(access, some, manifest.hashConfig)));
    count += some.length;
    some = [];
    tell('accounts', count);
  };
  tell('accounts', count);
  for await (const line of linesOf(join(folder, 'accounts.jsonl'))) {
    const account = AccountSchema.parse(JSON.parse(line));
    const { passwordHash, salt, ...rest } = account;
    const isKept = isWithPassword && !isRedacted(account);
    if (passwordHash !== undefined && !isKept) lost += 1;
    some.push(isKept ? account : rest);
    if (some.length >= ACCOUNTS_AT_ONCE) await flush();
  }
  await flush();
  if (lost > 0) {
    notices.push(
      `${lost} passwords could not be taken over: people choose new ones by “Forgot your password?”.`,
    );
  }
  return notices;
}

/** Reads everything again and compares it with what was backed up. */
async function check({ access, tell }: RestoreOptions, manifest: Manifest): Promise<Difference[]> {
  const documents: Tally = {};
  const objects: Tally = {};
  const accounts: Tally = {};
  let count = 0;
  for await (const document of readDocuments(access, null, null)) {
    const path = document.name.slice(access.root.length + 1);
    addToTally(documents, collectionOf(path), documentLine(document, access.root));
    count += 1;
    if (count % 500 === 0) tell('checked documents', count);
  }
  tell('checked documents', count);
  for await (const object of listObjects(access)) {
    addToTally(objects, topFolderOf(object), objectLine(object));
  }
  const kind = takesPasswords(access, manifest) ? WITH_PASSWORD : WITHOUT_PASSWORD;
  for await (const account of listAccounts(access)) {
    addToTally(accounts, kind, accountLine(account, kind === WITH_PASSWORD));
  }
  const expected = Object.entries(manifest.accounts).filter(([name]) => name === kind);
  return [
    ...differences(manifest.documents, documents),
    ...differences(manifest.objects, objects).map((one) => ({
      ...one,
      kind: `${one.kind}/ (files)`,
    })),
    ...differences(Object.fromEntries(expected), accounts),
  ];
}
