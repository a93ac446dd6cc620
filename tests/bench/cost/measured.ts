import { z } from 'zod';

const count = z.number().nonnegative();

/** Documents, as Firestore counts them. */
const OperationsSchema = z.object({ reads: count, writes: count, deletes: count });

/** What `npm run bench -- --only cost` has measured in the demo press. */
export const MeasuredSchema = z.object({
  measured: z.iso.date(),
  /** An article's page, opened by a reader who has nothing of the press yet. */
  view: z.object({
    article: z.string(),
    page: OperationsSchema,
    /** Of the processor, for one page. */
    pageMs: count,
    /** As the function sends it, and compressed. */
    pageBytes: count,
    pageSentBytes: count,
    /** Of the page with its scripts, styles, fonts and figures, compressed. */
    visitBytes: count,
    visitRequests: count,
    /** The count of the view, which the page's script requests. */
    counted: OperationsSchema,
  }),
  /** A manuscript from its first draft to the published article, with everything its people opened on the way. */
  publication: OperationsSchema,
  /** Each scheduled job, run once while nothing was to be done. */
  jobs: z.array(OperationsSchema.extend({ schedule: z.string(), job: z.string(), ms: count })),
});
export type Measured = z.infer<typeof MeasuredSchema>;
