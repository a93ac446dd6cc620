/** What the office asks about the DOIs that were found for references. */
import { z } from 'zod';
import { documentId } from '../document-id.ts';
import { FoundDoiSchema } from '../entities/reference-search.ts';

const ArticleIdSchema = documentId(/^[^/~]{1,20}~[^/~]{1,80}$/);

export const REFERENCE_CALLS = {
  /**
   * The DOIs that were found for references of an article, after what is said about one of them: it is the cited work,
   * or it is not, and then it is removed and not found again. Throws `Refused`: `article/not-found`, `access/denied`.
   */
  foundReferences: {
    request: z.object({
      article: ArticleIdSchema,
      judged: z
        .object({ doi: z.string().min(1).max(1_000), verdict: z.enum(['confirm', 'remove']) })
        .optional(),
    }),
    response: z.object({ found: z.array(FoundDoiSchema) }),
  },
} as const;
