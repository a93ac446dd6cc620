/** What is asked about annotations of articles that are to be public. */

import { z } from 'zod';
import { documentId } from '../document-id.ts';
import {
  AnnotationKeySchema,
  CommentReportSchema,
  NOTE_TEXT_MAX,
  REFUSAL_MAX,
  REPORT_MAX,
  REPORTS_SHOWN,
} from '../entities/annotation.ts';
import { t } from '../messages/t.ts';

const PART = '[a-zA-Z0-9]+(?:[._-][a-zA-Z0-9]+)*';
const Article = documentId(new RegExp(`^${PART}~${PART}$`)).max(160);
const CommentId = documentId(new RegExp(`^${PART}~${PART}~[a-z0-9]{12,24}$`)).max(200);
const Nothing = z.object({});

export const ANNOTATION_CALLS = {
  /** Turns the caller's note into a comment, which the journal moderates. A repeated call changes nothing. */
  publishAnnotation: {
    request: z.object({ article: Article, key: AnnotationKeySchema }),
    response: Nothing,
  },
  /** Replies to a published comment, at the same place. `key` is made by the sender. */
  replyToComment: {
    request: z.object({
      comment: CommentId,
      key: AnnotationKeySchema,
      text: z
        .string()
        .trim()
        .min(1, { error: () => t('fields.writeAReply') })
        .max(NOTE_TEXT_MAX),
    }),
    response: Nothing,
  },
  /** Turns the caller's comment back into a private note, or deletes it where there is no room for the note. */
  withdrawAnnotation: { request: z.object({ comment: CommentId }), response: Nothing },
  /** Reports another person's public comment to the journal. A repeated call changes nothing. */
  reportComment: {
    request: z.object({
      comment: CommentId,
      reason: z
        .string()
        .trim()
        .min(1, { error: () => t('fields.enterAReason') })
        .max(REPORT_MAX),
    }),
    response: Nothing,
  },
  /** By who may moderate the comment: what readers have reported since the last decision, without their names. */
  commentReports: {
    request: z.object({ comment: CommentId }),
    response: z.object({
      reports: z.array(CommentReportSchema.pick({ reason: true, at: true })).max(REPORTS_SHOWN),
    }),
  },
  /** By staff of the journal who have not written it. The author gets a mail, but where a reported one is kept. */
  moderateAnnotation: {
    request: z
      .object({
        comment: CommentId,
        to: z.enum(['published', 'refused', 'removed']),
        reason: z.string().trim().max(REFUSAL_MAX).default(''),
      })
      .refine(({ to, reason }) => to === 'published' || reason !== '', {
        path: ['reason'],
        error: () => t('fields.enterReasonAuthorReads'),
      }),
    response: Nothing,
  },
} as const;
