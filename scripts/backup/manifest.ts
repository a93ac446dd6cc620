import { join } from 'node:path';
import { z } from 'zod';
import { textOf } from './backup-folder.ts';
import { DECLARATION_FILE, PAYLOAD } from './bag-lines.ts';
import { TallySchema } from './tally.ts';

const FORMAT = 1;

export const PartSchema = z.object({ file: z.string(), documents: z.number(), sha256: z.string() });
export type Part = z.infer<typeof PartSchema>;

/** How Google hashes the passwords of a project: without it they are of no use to another one. */
export const HashConfigSchema = z.object({
  algorithm: z.string(),
  signerKey: z.string(),
  saltSeparator: z.string(),
  rounds: z.number(),
  memoryCost: z.number(),
});

/** `manifest.json`: written last, so a folder that has none is not a whole backup. */
export const ManifestSchema = z.object({
  format: z.literal(FORMAT),
  project: z.string(),
  isLocal: z.boolean(),
  bucket: z.string(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  /** What all documents are as of; null where they were read at different moments, which is one of the notices. */
  readAt: z.string().nullable(),
  /** The version of the stored data (docs/backup.md), and the commit of the program that wrote this. */
  schemaVersion: z.number().int(),
  build: z.string(),
  documents: TallySchema,
  objects: TallySchema,
  accounts: TallySchema,
  bytes: z.number(),
  parts: z.array(PartSchema),
  /** The lists of objects and accounts, each with its SHA-256. */
  lists: z.record(z.string(), z.string()),
  hashConfig: HashConfigSchema.nullable(),
  /** What whoever restores this has to know. */
  notices: z.array(z.string()),
});
export type Manifest = z.infer<typeof ManifestSchema>;

export const MANIFEST = 'manifest.json';

/** Whether a folder is a bag; what a bag holds is in its folder `data`. */
export const isBag = async (folder: string): Promise<boolean> =>
  (await textOf(join(folder, DECLARATION_FILE))) !== null;

/** The folder of a backup's files: of a bag its payload, of a backup from before it was one the folder itself. */
export const filesOfBackup = async (folder: string): Promise<string> =>
  (await isBag(folder)) ? join(folder, PAYLOAD) : folder;

/** The manifest of a backup; null where the folder holds none, or one that was not finished. Throws where it is damaged. */
export async function readManifest(folder: string): Promise<Manifest | null> {
  const text = await textOf(join(folder, MANIFEST));
  return text === null ? null : ManifestSchema.parse(JSON.parse(text));
}
