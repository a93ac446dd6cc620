/** Long work that the office asks for and functions do in slices: imports, exports, checks. */

import { z } from 'zod';
import { t } from '../messages/t.ts';
import { MetadataImportSchema, PaperImportSchema, RetractionImportSchema } from './import-run.ts';
import { ReportRemarkSchema, remarkText } from './report-remark.ts';

/** What can be rebuilt from the working records. */
export const REBUILDS = {
  get digests() {
    return t('officeWords.rebuildDigests');
  },
  get lists() {
    return t('officeWords.rebuildLists');
  },
  get search() {
    return t('officeWords.rebuildSearch');
  },
  get related() {
    return t('officeWords.rebuildRelated');
  },
  get authors() {
    return t('officeWords.rebuildAuthors');
  },
  get desk() {
    return t('officeWords.rebuildDesk');
  },
  get accounts() {
    return t('officeWords.rebuildAccounts');
  },
} as const;
export type Rebuild = keyof typeof REBUILDS;
const REBUILD_KEYS = Object.keys(REBUILDS) as [Rebuild, ...Rebuild[]];

export const ToolOptionsSchema = z.discriminatedUnion('kind', [
  MetadataImportSchema,
  PaperImportSchema,
  RetractionImportSchema,
  z.object({
    kind: z.literal('export'),
    /** Working records with their histories, what readers see as text, originals of files. */
    records: z.boolean().default(true),
    markdown: z.boolean().default(true),
    files: z.boolean().default(true),
  }),
  z.object({ kind: z.literal('health') }),
  z.object({
    kind: z.literal('rebuild'),
    what: z.array(z.enum(REBUILD_KEYS)).min(1).max(REBUILD_KEYS.length),
  }),
]);
export type ToolOptions = z.infer<typeof ToolOptionsSchema>;
export type ToolKind = ToolOptions['kind'];

export const TOOL_NAMES: Readonly<Record<ToolKind, string>> = {
  get 'import-metadata'() {
    return t('officeWords.toolNameImportMetadata');
  },
  get 'import-papers'() {
    return t('officeWords.toolNameImportPapers');
  },
  get 'import-retractions'() {
    return t('officeWords.toolNameImportRetractions');
  },
  get export() {
    return t('officeWords.toolNameExport');
  },
  get health() {
    return t('officeWords.toolNameHealth');
  },
  get rebuild() {
    return t('officeWords.toolNameRebuild');
  },
};

/** `waiting` and `running`: functions go on with it by themselves. `failed`: it may be resumed. */
export const TOOL_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type ToolState = (typeof TOOL_STATES)[number];
export const isUnderWay = (state: ToolState): boolean => state === 'waiting' || state === 'running';

/** `toolRuns/{id}`: written by functions alone, followed live by whoever may run tools. */
export const ToolRunSchema = z.object({
  kind: z.enum([
    'import-metadata',
    'import-papers',
    'import-retractions',
    'export',
    'health',
    'rebuild',
  ]),
  options: ToolOptionsSchema,
  state: z.enum(TOOL_STATES),
  /** What is being done: a code of `tool-phases.ts`; of earlier runs in words. */
  phase: z.string().max(80).default(''),
  progress: z.object({ done: z.number().nonnegative(), total: z.number().nonnegative() }),
  /** How many of what: `created`, `duplicate`, or a finding's code. */
  counts: z.record(z.string(), z.number().int()).default({}),
  /** Lines of the report below it. */
  rows: z.number().int().nonnegative().default(0),
  /** Where to go on: the kind's own, as JSON. */
  cursor: z.string().max(100_000).nullable().default(null),
  /** Who is at work, and until when nobody else may be. */
  lease: z.object({ by: z.string(), until: z.iso.datetime() }).nullable().default(null),
  /** Increased by one when the run has to be resumed. */
  wake: z.number().int().nonnegative().default(0),
  slices: z.number().int().nonnegative().default(0),
  /** Slices that failed one after the other. */
  failures: z.number().int().nonnegative().default(0),
  /** Why it has failed. */
  failure: ReportRemarkSchema.optional(),
  /** The same in words, of runs that failed before `failure` was stored. */
  error: z.string().max(2_000).optional(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  updatedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().optional(),
  /** What an export made, and until when it may be fetched. */
  result: z
    .object({
      parts: z.array(z.object({ path: z.string(), bytes: z.number().int() })).max(500),
      expiresAt: z.iso.datetime(),
    })
    .optional(),
});
export type ToolRun = z.infer<typeof ToolRunSchema>;
export type StoredToolRun = ToolRun & { readonly id: string };

/** Why a run has failed, in the reader's language; empty where it has not. */
export const failureText = ({ failure, error = '' }: Pick<ToolRun, 'failure' | 'error'>): string =>
  (failure && remarkText(failure)) ?? error;
