/** What the article editor asks of functions. */
import { z } from 'zod';
import { documentId } from '../document-id.ts';
import { ArticleFileSchema } from '../entities/article.ts';
import { DOI } from '../identifiers.ts';
import { URL_KEY } from '../url-key.ts';

const ArticleIdSchema = documentId(/^[^/~]{1,20}~[^/~]{1,80}$/);

/**
 * `addArticleFile`: looks into what a member of staff uploaded to `imports/{uid}/{batch}/{paper}/{upload}`
 * and keeps it as an original of the article, under a name made of its contents. Repeating it changes
 * nothing. The file belongs to the article once a version that is saved names it.
 */
export const AddArticleFileRequestSchema = z.object({
  article: ArticleIdSchema,
  role: ArticleFileSchema.shape.role,
  batch: z.string().regex(URL_KEY),
  paper: z.string().regex(URL_KEY),
  upload: z.string().min(1).max(300),
  /** As the text names it: `figures/speed.png`. */
  name: z.string().min(1).max(300),
});
export type AddArticleFileRequest = z.infer<typeof AddArticleFileRequestSchema>;

export const EDITING_CALLS = {
  addArticleFile: {
    request: AddArticleFileRequestSchema,
    response: z.object({ file: ArticleFileSchema }),
  },
  /** A work by its DOI, as CSL-JSON, from the resolver that the press is configured with. */
  findWork: {
    request: z.object({ doi: z.string().trim().max(200).regex(DOI) }),
    response: z.object({ csl: z.string().max(200_000) }),
  },
  /** The names of staff by their accounts, for lists of who did what. Others have none here. */
  staffNames: {
    request: z.object({ uids: z.array(documentId(/^[^/]{1,128}$/)).max(50) }),
    response: z.object({ names: z.record(z.string(), z.string()) }),
  },
} as const;
