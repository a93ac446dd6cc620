import { readdir, readFile } from 'node:fs/promises';
import { SubmissionDraftSchema } from '@quire/model/entities/submission';
import { FILE_KIND_NAMES } from '@quire/model/entities/submission-file';
import { ReleasedReportSchema } from '@quire/model/entities/submission-record';
import { SUBMISSION_EVENTS } from '@quire/model/states/moves/submission';
import { SUBMISSION_STATE_NAMES } from '@quire/model/states/submission-states';
import { parse } from 'yaml';
import { z } from 'zod';
import { ALL_DECLARED } from './begin-submission.ts';
import { DemoReviewSchema } from './load-reviews.ts';

const SIDES = z.enum(['author', 'editor']);
const DaysSchema = z.number().nonnegative();

/** A manuscript of the demo author: what they wrote, and what has happened to it since. */
const DemoSubmissionSchema = z.object({
  id: z.string().regex(/^[A-Za-z0-9_-]{1,60}$/),
  begun: DaysSchema,
  draft: SubmissionDraftSchema,
  /** Whether everything has been declared. */
  declared: z.boolean().default(false),
  files: z.array(
    z.object({
      daysAgo: DaysSchema,
      kind: z.enum(FILE_KIND_NAMES),
      /** Beside the YAML file. */
      file: z.string(),
      name: z.string(),
      label: z.string().default(''),
    }),
  ),
  story: z
    .array(
      z.object({
        daysAgo: DaysSchema,
        as: SIDES,
        event: z.enum(SUBMISSION_EVENTS),
        from: z.enum(SUBMISSION_STATE_NAMES),
        letter: z.string().optional(),
        /** Why a decision is made with fewer reports than the journal asks for. */
        fewReportsReason: z.string().optional(),
        reviews: z.array(ReleasedReportSchema).optional(),
      }),
    )
    .default([]),
  /** The demo editor takes charge of it, and gives a reason where there is a conflict. */
  taken: z.object({ daysAgo: DaysSchema, note: z.string() }).optional(),
  /** The author gets more time for the revision: until so many days from now. */
  extended: z
    .object({ daysAgo: DaysSchema, dueIn: DaysSchema, note: z.string().default('') })
    .optional(),
  reviews: z.array(DemoReviewSchema).default([]),
  /** Who waits to be invited, and up to how many reviewers. */
  waiting: z.object({ wanted: z.number(), reviewers: z.array(z.string()) }).optional(),
  messages: z
    .array(z.object({ daysAgo: DaysSchema, as: SIDES, key: z.string(), text: z.string() }))
    .default([]),
});
export interface DemoSubmission extends z.infer<typeof DemoSubmissionSchema> {
  /** What its files hold, by their names. */
  readonly bytes: ReadonlyMap<string, Uint8Array>;
}

/** The submissions below `demo/submissions`. Throws (zod) where one is not as it should be. */
export async function readSubmissions(): Promise<DemoSubmission[]> {
  const home = new URL('./submissions/', import.meta.url);
  const folders = (await readdir(home)).toSorted();
  return Promise.all(
    folders.map(async (folder) => {
      const here = new URL(`${folder}/`, home);
      const text = await readFile(new URL('submission.yaml', here), 'utf8');
      const read = DemoSubmissionSchema.parse(parse(text));
      const declarations = read.declared ? ALL_DECLARED : {};
      const files = read.files.map(
        async ({ file }) => [file, await readFile(new URL(file, here))] as const,
      );
      const draft = { ...read.draft, declarations };
      return { ...read, draft, bytes: new Map(await Promise.all(files)) };
    }),
  );
}
