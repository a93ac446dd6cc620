/** Every callable function: its name, what it takes and what it answers. */
import { z } from 'zod';
import { URL_KEY } from './identifiers.ts';

/** A line of an import's report. */
export const ImportProblemSchema = z.object({
  severity: z.enum(['note', 'warning', 'error']),
  /** A code a person can search for: `figure/missing`, `math/unreadable`. */
  code: z.string(),
  message: z.string(),
  line: z.number().int().optional(),
});
export type ImportProblem = z.infer<typeof ImportProblemSchema>;

/**
 * `importPaper`: reads one paper that was uploaded to `imports/{uid}/{batch}/{paper}/…`,
 * writes it as an article of the issue and, if asked, publishes it. Repeating it changes nothing.
 */
export const ImportPaperRequestSchema = z.object({
  journal: z.string().regex(URL_KEY),
  issue: z.string().regex(URL_KEY),
  batch: z.string().regex(URL_KEY),
  paper: z.string().min(1).max(200),
  /** Paths within the paper's folder, as uploaded. */
  files: z.array(z.string().min(1).max(300)).min(1).max(200),
  dryRun: z.boolean(),
  publish: z.boolean(),
});
export type ImportPaperRequest = z.infer<typeof ImportPaperRequestSchema>;

export const ImportPaperResponseSchema = z.object({
  outcome: z.enum(['created', 'updated', 'unchanged', 'refused', 'dry-run']),
  articleId: z.string(),
  title: z.string(),
  problems: z.array(ImportProblemSchema),
});
export type ImportPaperResponse = z.infer<typeof ImportPaperResponseSchema>;

/** `grantRoles`: sets an account's roles. Admins only. */
export const GrantRolesRequestSchema = z.object({
  uid: z.string().min(1),
  roles: z.array(z.string()),
  journals: z.array(z.string().regex(URL_KEY)),
});
export const GrantRolesResponseSchema = z.object({ uid: z.string() });

export const CALLS = {
  importPaper: { request: ImportPaperRequestSchema, response: ImportPaperResponseSchema },
  grantRoles: { request: GrantRolesRequestSchema, response: GrantRolesResponseSchema },
} as const;
export type CallName = keyof typeof CALLS;
