import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { z } from 'zod';
import { backUpAccounts } from './back-up-accounts.ts';
import { backUpObjects } from './back-up-objects.ts';
import { filesIn, PRIVATE_FOLDER, sha256Of, textOf, writeWhole } from './backup-folder.ts';
import { PAYLOAD } from './bag-lines.ts';
import { collectionOf, documentLine } from './document-line.ts';
import {
  isBag,
  MANIFEST,
  type Manifest,
  ManifestSchema,
  PartSchema,
  readManifest,
} from './manifest.ts';
import type { ProjectAccess } from './project-access.ts';
import { MomentGone, presentMoment, readDocuments } from './read-documents.ts';
import { addToTally, TallySchema, total } from './tally.ts';
import { writeBag } from './write-bag.ts';

const PART_CHARACTERS = 8_000_000;
const TELL_EVERY = 500;
const PROGRESS = 'unfinished.json';
const OBJECTS = 'objects.jsonl';
const ACCOUNTS = 'accounts.jsonl';

/** What is known of a backup that is not finished: it can be continued from here. */
const ProgressSchema = z.object({
  project: z.string(),
  startedAt: z.iso.datetime(),
  /** What the documents are read as of; null: the present, because that moment was forgotten meanwhile. */
  readTime: z.object({ seconds: z.string(), nanos: z.number() }).nullable(),
  after: z.string().nullable(),
  isDocumentsDone: z.boolean(),
  documents: TallySchema,
  parts: z.array(PartSchema),
});
type Progress = z.infer<typeof ProgressSchema>;

export interface BackupOptions {
  readonly access: ProjectAccess;
  readonly folder: string;
  /** Of the stored data, and of this program. */
  readonly schemaVersion: number;
  readonly build: string;
  /** The size of a part of the documents: so much is in memory, and lost where a backup breaks off. */
  readonly partCharacters?: number;
  readonly now: () => Date;
  /** Hears how many there are by now. */
  readonly tell: (what: 'documents' | 'objects' | 'accounts', count: number) => void;
}

/** The folder cannot be used: it holds something else, or a backup that is whole. */
export class FolderTaken extends Error {}

/**
 * Backs up a project into a folder: all documents as of one moment where Firestore remembers it for long enough, the
 * bucket's objects, the accounts. The folder is a bag (BagIt), with all of that in `data`. Where the folder holds an unfinished backup of the same project, that is continued.
 * Throws `FolderTaken`; whatever else breaks it off can be tried again.
 */
export async function backUp(options: BackupOptions): Promise<Manifest> {
  const { access, folder, now, tell, schemaVersion, build } = options;
  const payload = join(folder, PAYLOAD);
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  const progress = await openFolder(options);
  await mkdir(payload, { recursive: true, mode: PRIVATE_FOLDER });
  await backUpDocuments(options, progress);
  const objects = await backUpObjects(access, payload, join(payload, OBJECTS), (count) =>
    tell('objects', count),
  );
  const accounts = await backUpAccounts(access, join(payload, ACCOUNTS), (count) =>
    tell('accounts', count),
  );
  const { parts, documents, readTime, startedAt } = progress;
  const manifest: Manifest = {
    format: 1,
    project: access.project,
    isLocal: access.isLocal,
    bucket: access.bucket.name,
    startedAt,
    finishedAt: now().toISOString(),
    readAt: readTime && new Date(Number(readTime.seconds) * 1_000).toISOString(),
    ...{ schemaVersion, build, documents, parts },
    objects: objects.tally,
    bytes: objects.bytes,
    accounts: accounts.tally,
    lists: {
      [OBJECTS]: await sha256Of(join(payload, OBJECTS)),
      [ACCOUNTS]: await sha256Of(join(payload, ACCOUNTS)),
    },
    hashConfig: accounts.hashConfig,
    notices: [...(readTime ? [] : [NOT_ONE_MOMENT]), ...accounts.notices],
  };
  const text = JSON.stringify(ManifestSchema.parse(manifest), null, 2);
  await writeWhole(join(payload, MANIFEST), `${text}\n`);
  await writeBag(folder, {
    baggedOn: manifest.finishedAt.slice(0, 10),
    agent: `Quire ${build}`,
    identifier: access.project,
  });
  await rm(join(folder, PROGRESS));
  return manifest;
}

const NOT_ONE_MOMENT =
  'The documents are not as of one moment: records that belong together may differ. See “One moment” in docs/backup.md.';

async function openFolder({ access, folder, now }: BackupOptions): Promise<Progress> {
  if ((await isBag(folder)) || (await readManifest(folder))) {
    throw new FolderTaken(`${folder} holds a whole backup. Name another folder.`);
  }
  const text = await textOf(join(folder, PROGRESS));
  if (text !== null) {
    const progress = ProgressSchema.parse(JSON.parse(text));
    if (progress.project === access.project) return progress;
    throw new FolderTaken(`${folder} holds an unfinished backup of ${progress.project}.`);
  }
  if ((await filesIn(folder)).length > 0) {
    throw new FolderTaken(`${folder} is not empty. Name an empty folder.`);
  }
  const progress: Progress = {
    project: access.project,
    startedAt: now().toISOString(),
    readTime: await presentMoment(access),
    after: null,
    isDocumentsDone: false,
    documents: {},
    parts: [],
  };
  await saveProgress(folder, progress);
  return progress;
}

const saveProgress = (folder: string, progress: Progress): Promise<void> =>
  writeWhole(join(folder, PROGRESS), JSON.stringify(progress));

async function backUpDocuments(options: BackupOptions, progress: Progress): Promise<void> {
  if (progress.isDocumentsDone) return;
  try {
    await writeParts(options, progress);
  } catch (error) {
    if (!(error instanceof MomentGone)) throw error;
    progress.readTime = null;
    await writeParts(options, progress);
  }
}

async function writeParts(options: BackupOptions, progress: Progress): Promise<void> {
  const { access, folder, tell, partCharacters = PART_CHARACTERS } = options;
  let part: { path: string; line: string }[] = [];
  let size = 0;
  let count = total(progress.documents);
  const flush = async () => {
    const last = part.at(-1);
    if (last) {
      await writePart(folder, part, progress);
      progress.after = last.path;
    }
    await saveProgress(folder, progress);
    [part, size] = [[], 0];
  };
  tell('documents', count);
  for await (const document of readDocuments(access, progress.after, progress.readTime)) {
    const line = documentLine(document, access.root);
    part.push({ path: document.name.slice(access.root.length + 1), line });
    size += line.length;
    count += 1;
    if (count % TELL_EVERY === 0) tell('documents', count);
    if (size >= partCharacters) await flush();
  }
  progress.isDocumentsDone = true;
  await flush();
  tell('documents', count);
}

async function writePart(
  folder: string,
  part: readonly { path: string; line: string }[],
  { parts, documents }: Progress,
): Promise<void> {
  const file = `documents/${String(parts.length + 1).padStart(6, '0')}.jsonl.gz`;
  const bytes = await promisify(gzip)(part.map(({ line }) => `${line}\n`).join(''));
  await writeWhole(join(folder, PAYLOAD, file), bytes);
  for (const { path, line } of part) addToTally(documents, collectionOf(path), line);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  parts.push({ file, documents: part.length, sha256 });
}
