/** What an import of metadata is asked to do, and what one of its records says. */

import { z } from 'zod';
import { IMPORT_FILE_MAX_BYTES } from '../constants.ts';
import { t } from '../messages/t.ts';
import { URL_KEY } from '../url-key.ts';

/** The forms in which files of records come. */
export const METADATA_FORMATS = {
  get jsonl() {
    return t('officeWords.metadataFormatJsonl');
  },
  get csv() {
    return t('officeWords.metadataFormatCsv');
  },
  get crossref() {
    return t('officeWords.metadataFormatCrossref');
  },
} as const;
export type MetadataFormat = keyof typeof METADATA_FORMATS;
const FORMAT_KEYS = Object.keys(METADATA_FORMATS) as [MetadataFormat, ...MetadataFormat[]];

/** What a record may say; `from` names the columns or paths where it is found. */
export const METADATA_FIELDS = [
  'title',
  'doi',
  'authors',
  'journal',
  'issn',
  'volume',
  'issue',
  'pages',
  'year',
  'date',
  'abstract',
  'keywords',
  'licence',
] as const;
export type MetadataField = (typeof METADATA_FIELDS)[number];

/** A file that a member of staff has uploaded to their own folder: `imports/{uid}/{batch}/…`. */
const UploadSchema = z.object({
  batch: z.string().regex(URL_KEY).max(60),
  name: z.string().min(1).max(300),
});

export const MetadataImportSchema = z.object({
  kind: z.literal('import-metadata'),
  upload: UploadSchema,
  format: z.enum(FORMAT_KEYS),
  /** Columns that are named otherwise than expected: `{title: 'Article title'}`. */
  columns: z.partialRecord(z.enum(METADATA_FIELDS), z.string().min(1).max(120)).default({}),
  /** Every record goes into this journal; empty: into the one of its ISSN or title. */
  journal: z.union([z.string().regex(URL_KEY).max(20), z.literal('')]).default(''),
  /** Of records whose journal the press does not have: refused, or a journal is begun for them. */
  missingJournals: z.enum(['refuse', 'create']).default('refuse'),
  /** Of an article that is there: left as it is, or its empty fields are filled in. */
  existing: z.enum(['skip', 'fill']).default('skip'),
  /** As published articles, whose pages show the abstract and lead to the DOI; else as drafts. */
  publish: z.boolean().default(false),
  /** Nothing is written but the report. */
  dryRun: z.boolean(),
});
export type MetadataImport = z.infer<typeof MetadataImportSchema>;

/** A list of retracted works, as the browser has read it from a CSV file. */
export const RetractionImportSchema = z.object({
  kind: z.literal('import-retractions'),
  upload: UploadSchema,
});

export const PaperImportSchema = z.object({
  kind: z.literal('import-papers'),
  batch: z.string().regex(URL_KEY).max(60),
  journal: z.string().regex(URL_KEY).max(20),
  issue: z.string().regex(URL_KEY).max(40),
  publish: z.boolean().default(false),
  dryRun: z.boolean(),
});
export type PaperImport = z.infer<typeof PaperImportSchema>;

/** `imports/{uid}/{batch}/manifest/papers.json`: what was uploaded of each paper. */
export const PaperManifestSchema = z.object({
  papers: z
    .array(
      z.object({
        paper: z.string().min(1).max(200),
        files: z.array(z.string().min(1).max(300)).min(1).max(200),
      }),
    )
    .min(1)
    .max(2_000),
});
export type PaperManifest = z.infer<typeof PaperManifestSchema>;

/** Where the file of a metadata import lies in its batch, and where the list of papers. */
export const METADATA_FOLDER = 'metadata';
export const MANIFEST_FOLDER = 'manifest';
export const MANIFEST_NAME = 'papers.json';
export const METADATA_FILE_MAX_BYTES = IMPORT_FILE_MAX_BYTES;
