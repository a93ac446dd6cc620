import { z } from 'zod';
import { DOI, isIsbn13 } from '../identifiers.ts';
import { t } from '../messages/t.ts';
import { ISSUE_TEXTS, IssueSchema } from './issue.ts';
import { ImageFileSchema } from './stored-file.ts';
import { translationsSchema } from './translations.ts';

/** Of a special issue: what authors are asked for. Markdown. */
const CallTextSchema = z.string().max(20_000);

/**
 * `issues/{jkey~issueid}` as the office edits it: what readers see (`IssueSchema`) and what is beside it. All
 * of that may be missing.
 */
export const IssueRecordSchema = IssueSchema.extend({
  cover: ImageFileSchema.optional(),
  doi: z
    .string()
    .regex(DOI, { error: () => t('fields.doiForm') })
    .optional(),
  isbn: z
    .string()
    .refine(isIsbn13, { error: () => t('fields.isbnWrong') })
    .optional(),
  callForPapers: CallTextSchema.default(''),
  translations: translationsSchema({ ...ISSUE_TEXTS, callForPapers: CallTextSchema }),
  /** Who edits a special issue, with what the list of names cannot say. */
  guestEditorDetails: z
    .array(
      z.object({
        name: z.string().trim().min(1).max(160),
        affiliation: z.string().max(250).default(''),
        email: z.email().max(254).optional(),
        uid: z.string().max(128).optional(),
      }),
    )
    .max(20)
    .default([]),
});
export type IssueRecord = z.infer<typeof IssueRecordSchema>;
