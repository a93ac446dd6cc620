import { z } from 'zod';
import type { Action, Reach, Role } from '../roles.ts';

/**
 * Which cells of the role matrix a journal may set, and to what, the widest first. That is the matrix's own
 * reach; nothing may be widened beyond it. A cell is as wide as the matrix until a journal says otherwise, but for
 * those of `OPENED_BY_JOURNALS`. Reading is not narrowed: a list could not prove it.
 */
export const NARROWABLE = {
  editor: {
    'article.edit': ['journals', 'none'],
    'article.publish': ['journals', 'none'],
    'journal.edit': ['journals', 'none'],
    'content.edit': ['journals', 'none'],
    'user.grant': ['journals', 'none'],
    'submission.handle': ['journals', 'assigned', 'none'],
    'submission.decide': ['journals', 'assigned', 'none'],
    'submission.produce': ['journals', 'assigned', 'none'],
  },
  production: {
    'article.edit': ['journals', 'none'],
    'article.publish': ['journals', 'none'],
    'submission.produce': ['assigned', 'none'],
  },
} as const satisfies Partial<Record<Role, Partial<Record<Action, readonly Reach[]>>>>;

/** `role` → `action` → how far: cells that are missing are as the matrix has them. */
export const ReachesSchema = z.strictObject({
  editor: z
    .strictObject({
      'article.edit': z.enum(NARROWABLE.editor['article.edit']).optional(),
      'article.publish': z.enum(NARROWABLE.editor['article.publish']).optional(),
      'journal.edit': z.enum(NARROWABLE.editor['journal.edit']).optional(),
      'content.edit': z.enum(NARROWABLE.editor['content.edit']).optional(),
      'user.grant': z.enum(NARROWABLE.editor['user.grant']).optional(),
      'submission.handle': z.enum(NARROWABLE.editor['submission.handle']).optional(),
      'submission.decide': z.enum(NARROWABLE.editor['submission.decide']).optional(),
      'submission.produce': z.enum(NARROWABLE.editor['submission.produce']).optional(),
    })
    .default({}),
  production: z
    .strictObject({
      'article.edit': z.enum(NARROWABLE.production['article.edit']).optional(),
      'article.publish': z.enum(NARROWABLE.production['article.publish']).optional(),
      'submission.produce': z.enum(NARROWABLE.production['submission.produce']).optional(),
    })
    .default({}),
});

/** `journalPermissions/{jkey}`. Written by functions only. */
export const JournalPermissionsSchema = z.object({
  reaches: ReachesSchema,
  revision: z.number().int().nonnegative().default(0),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string(),
});
export type JournalPermissions = z.infer<typeof JournalPermissionsSchema>;
