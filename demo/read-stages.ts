import { readdir, readFile } from 'node:fs/promises';
import { RECOMMENDATION_KEYS } from '@quire/model/entities/recommendations';
import { ReviewReportSchema } from '@quire/model/entities/review';
import { SubmissionDraftSchema } from '@quire/model/entities/submission';
import { SUBMISSION_EVENTS } from '@quire/model/states/moves/submission';
import { SUBMISSION_STATE_NAMES } from '@quire/model/states/submission-states';
import { parse } from 'yaml';
import { z } from 'zod';

const HOME = new URL('./stages/', import.meta.url);

/** A manuscript that shows a state of the desk: its texts. How it comes there is in `stage-steps.ts`. */
const StageSchema = z.object({
  state: z.enum(SUBMISSION_STATE_NAMES),
  /** For how many days it has been there. */
  since: z.number().positive(),
  author: z.object({ uid: z.string(), email: z.email() }),
  /** An account that handles it; without one, whoever edited the journal before. */
  editor: z.string().optional(),
  draft: SubmissionDraftSchema,
  /** Its sections, in Markdown; those without are their abstract. */
  text: z.string().default(''),
  /** Of the base; without report and reason, they have not answered. */
  reviewers: z
    .array(
      z.object({
        reviewer: z.string(),
        accepts: z.boolean().default(false),
        declines: z.string().optional(),
        report: ReviewReportSchema.optional(),
      }),
    )
    .default([]),
  recommendation: z
    .object({ as: z.string(), recommendation: z.enum(RECOMMENDATION_KEYS), reasons: z.string() })
    .optional(),
  /** What goes with a decision, where it is not the letter that the office proposes. */
  letters: z.partialRecord(z.enum(SUBMISSION_EVENTS), z.string()).default({}),
  /** The author's answer to the reports. */
  response: z.string().default(''),
  /** The author's reason for a withdrawal. */
  reason: z.string().optional(),
  transferTo: z.string().optional(),
  /** Of the article that it becomes. */
  issue: z.string().default(''),
});
export type DemoStage = z.infer<typeof StageSchema> & { readonly id: string };

/** The manuscripts below `demo/stages`. Throws (zod) where one is not as it should be. */
export async function readStages(): Promise<DemoStage[]> {
  const files = (await readdir(HOME)).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const stage = StageSchema.parse(parse(await readFile(new URL(file, HOME), 'utf8')));
      return { ...stage, id: `demo-${file.replace('.yaml', '')}` };
    }),
  );
}
