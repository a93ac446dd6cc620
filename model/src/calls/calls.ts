/** Every callable function: its name, what it takes and what it answers. */

import { z } from 'zod';
import { CONSENT_VERSION } from '../constants.ts';
import { documentId } from '../document-id.ts';
import { ImportProblemSchema } from '../entities/import-problem.ts';
import { ProfileFieldsSchema } from '../entities/profile.ts';
import { REVIEW_FILES_MAX } from '../entities/review.ts';
import { SubmissionDraftSchema } from '../entities/submission.ts';
import { FILE_KIND_NAMES, SubmissionFileSchema } from '../entities/submission-file.ts';
import { ReleasedReportSchema } from '../entities/submission-record.ts';
import { TextComparisonSchema } from '../entities/text-counts.ts';
import { GrantsSchema } from '../entities/user.ts';
import { t } from '../messages/t.ts';
import { SUBMISSION_EVENTS } from '../states/moves/submission.ts';
import { SUBMISSION_STATE_NAMES } from '../states/submission-states.ts';
import { URL_KEY } from '../url-key.ts';
import { ABSTRACT_CALLS } from './abstracts.ts';
import { ANNOTATION_CALLS } from './annotations.ts';
import { ANNOUNCEMENT_CALLS } from './announcements.ts';
import { ARTICLE_CALLS } from './articles.ts';
import { CHARGE_CALLS } from './charges.ts';
import { CONTENT_CALLS } from './content.ts';
import { COUNTER_CALLS } from './counter.ts';
import { DISCUSSION_CALLS } from './discussions.ts';
import { EDITING_CALLS } from './editing.ts';
import { EDITOR_CALLS } from './editors.ts';
import { INTEGRITY_CALLS } from './integrity.ts';
import { MAIL_CALLS } from './mail.ts';
import { ORCID_CALLS } from './orcid.ts';
import { PEOPLE_CALLS } from './people.ts';
import { READINESS_CALLS } from './readiness.ts';
import { RECORD_CALLS } from './records.ts';
import { REFERENCE_CALLS } from './references.ts';
import { REGISTRATION_CALLS } from './registrations.ts';
import { REVIEW_CALLS } from './reviews.ts';
import { RIGHTS_CALLS } from './rights.ts';
import { SECOND_FACTOR_CALLS } from './second-factor.ts';
import { SETUP_CALLS } from './setup.ts';
import { SHARED_PAPER_CALLS } from './shared-papers.ts';
import { SPECIAL_ISSUE_CALLS } from './special-issues.ts';
import { TEXT_CALLS } from './texts.ts';
import { TOOLS_CALLS } from './tools.ts';

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
  /** Absent where no text was read. */
  counts: TextComparisonSchema.optional(),
});
export type ImportPaperResponse = z.infer<typeof ImportPaperResponseSchema>;

/** `grantRoles`: sets an account's roles. Admins only. */
export const GrantRolesRequestSchema = z.object({
  uid: documentId(/^[^/]{1,128}$/),
  roles: z.array(z.string()).max(20),
  /** Of each role that takes a scope: the journals, or the special issues by the ids of their documents. */
  grants: GrantsSchema,
});
export const GrantRolesResponseSchema = z.object({ uid: z.string() });

/** Accounts. What could tell whether an address is known answers with nothing, always. */
export const NothingSchema = z.object({});
const PasswordSchema = z.string().min(1).max(1_000);
const EmailSchema = z.string().trim().min(3).max(254);
const TokenSchema = z.string().min(20).max(200);

/** `registerAccount`: the answer is the same whether or not the address has an account. */
export const RegisterRequestSchema = ProfileFieldsSchema.omit({
  interests: true,
  notifications: true,
}).extend({
  email: z.email({ error: () => t('fields.enterEMailAddress') }).max(254),
  password: PasswordSchema,
  consent: z.literal(CONSENT_VERSION),
  /** A secret of the browser that registers: with it, and the link of the mail, `verifyEmail` signs in. */
  browser: z.string().min(20).max(100).optional(),
  /** A field that people do not see: whoever fills it in is none. */
  website: z.string().max(500).optional(),
});
export type RegisterRequest = z.infer<typeof RegisterRequestSchema>;

export const LINK_PURPOSES = ['verify', 'reset', 'email', 'co-author', 'role'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];
export const LINK_STATES = ['valid', 'expired', 'used', 'unknown'] as const;

/** `exportMyData`: everything the press holds about the person, as one document to keep. */
export const ExportResponseSchema = z.object({
  fileName: z.string(),
  data: z.record(z.string(), z.unknown()),
});

/** Submissions. */
const SubmissionIdSchema = documentId(/^[A-Za-z0-9_-]{1,60}$/);
/** One thing that keeps a manuscript from being sent: where it is, and what it is. */
export const SubmissionProblemSchema = z.object({
  /** The field: `title`, `authors.2.email`, `declarations.coi`, `files`. */
  field: z.string(),
  message: z.string(),
});
export type SubmissionProblem = z.infer<typeof SubmissionProblemSchema>;

/** `moveSubmission`: every change of state, whoever makes it. Repeating it changes nothing. */
export const MoveSubmissionRequestSchema = z.object({
  submission: SubmissionIdSchema,
  event: z.enum(SUBMISSION_EVENTS),
  /** The state the person saw: a move from another one is refused, unless it was this very move. */
  from: z.enum(SUBMISSION_STATE_NAMES),
  /** Of the draft that is sent: the one the person saw. */
  revision: z.number().int().nonnegative().optional(),
  reason: z.string().trim().max(5_000).optional(),
  letter: z.string().trim().max(20_000).optional(),
  /** Of a decision with fewer reports than the journal asks for: why. For staff alone. */
  fewReportsReason: z.string().trim().max(2_000).optional(),
  /** Reports released with a decision, and which of the files that came with them. */
  reviews: z
    .array(
      ReleasedReportSchema.extend({
        /** Which one it is; the words may be an editor's. */
        report: z.string().max(40).optional(),
        files: z
          .array(
            z.object({
              review: documentId(/^r\d{2}-[A-Za-z0-9_-]{1,80}$/),
              file: documentId(/^[A-Za-z0-9_-]{1,60}$/),
            }),
          )
          .max(REVIEW_FILES_MAX)
          .optional(),
      }),
    )
    .max(20)
    .optional(),
  /** Of a transfer: the journal. Of a schedule: the day. */
  journal: z.string().regex(URL_KEY).optional(),
  on: z.iso.datetime().optional(),
});
export type MoveSubmissionRequest = z.infer<typeof MoveSubmissionRequestSchema>;
export const MoveSubmissionResponseSchema = z.object({
  state: z.enum(SUBMISSION_STATE_NAMES),
  number: z.string().optional(),
  /** Of a decision: nothing is moved before then, and until then it can be undone. */
  takesEffectAt: z.iso.datetime().optional(),
  /** Not empty: nothing was moved. */
  problems: z.array(SubmissionProblemSchema),
});

/** `addSubmissionFile`: looks into what was uploaded to `uploads/{uid}/{submission}/{upload}` and keeps it. */
export const AddFileRequestSchema = z.object({
  submission: SubmissionIdSchema,
  upload: documentId(/^[A-Za-z0-9_-]{8,60}$/),
  name: z.string().min(1).max(200),
  kind: z.enum(FILE_KIND_NAMES),
  label: z.string().max(200).default(''),
  replaces: documentId(/^.{1,60}$/).optional(),
});
export type AddFileRequest = z.infer<typeof AddFileRequestSchema>;
export const AddFileResponseSchema = z.object({
  file: SubmissionFileSchema.extend({ id: z.string() }),
  /** What the manuscript says about itself: offered, never forced. */
  offered: SubmissionDraftSchema.pick({
    title: true,
    abstract: true,
    keywords: true,
    authors: true,
    affiliations: true,
  })
    .partial()
    .optional(),
});

/** What a co-author is shown behind the link of their mail. */
export const CoAuthorViewSchema = z.object({
  title: z.string(),
  journal: z.string(),
  number: z.string(),
  submitter: z.string(),
  you: z.string(),
  authors: z.array(z.string()),
  abstract: z.string(),
  answer: z.enum(['told', 'confirmed', 'objected']),
  /** Their iD, once its owner has signed in at ORCID. */
  orcid: z.string().optional(),
  /** Whether the press asks them to. */
  offersOrcid: z.boolean(),
});

const call = <Request extends z.ZodType, Response extends z.ZodType>(
  request: Request,
  response: Response,
) => ({ request, response });

export const CALLS = {
  ...RECORD_CALLS,
  ...ARTICLE_CALLS,
  ...CHARGE_CALLS,
  ...CONTENT_CALLS,
  ...SPECIAL_ISSUE_CALLS,
  ...ABSTRACT_CALLS,
  ...SHARED_PAPER_CALLS,
  ...ANNOTATION_CALLS,
  ...EDITING_CALLS,
  ...EDITOR_CALLS,
  ...DISCUSSION_CALLS,
  ...INTEGRITY_CALLS,
  ...REVIEW_CALLS,
  ...RIGHTS_CALLS,
  ...TOOLS_CALLS,
  ...REFERENCE_CALLS,
  ...READINESS_CALLS,
  ...REGISTRATION_CALLS,
  ...SETUP_CALLS,
  ...MAIL_CALLS,
  ...COUNTER_CALLS,
  ...TEXT_CALLS,
  ...PEOPLE_CALLS,
  ...SECOND_FACTOR_CALLS,
  ...ORCID_CALLS,
  ...ANNOUNCEMENT_CALLS,
  importPaper: call(ImportPaperRequestSchema, ImportPaperResponseSchema),
  grantRoles: call(GrantRolesRequestSchema, GrantRolesResponseSchema),

  registerAccount: call(RegisterRequestSchema, NothingSchema),
  resendVerification: call(z.object({ email: EmailSchema }), NothingSchema),
  requestPasswordReset: call(z.object({ email: EmailSchema }), NothingSchema),
  /** Whether a link is valid, before anyone types anything. Does not use it up. */
  checkLink: call(
    z.object({ token: TokenSchema, purpose: z.enum(LINK_PURPOSES) }),
    z.object({ state: z.enum(LINK_STATES) }),
  ),
  /**
   * For a new account and for a new address of an old one. `session`: a custom token, where `browser` is the secret
   * of the one that registered.
   */
  verifyEmail: call(
    z.object({ token: TokenSchema, browser: z.string().max(100).optional() }),
    z.object({ email: z.string(), session: z.string().optional() }),
  ),
  resetPassword: call(z.object({ token: TokenSchema, password: PasswordSchema }), NothingSchema),
  /**
   * Signed in, freshly. Ends every session. `token`: a custom token of the next one, for whoever has given a
   * second factor in the session that ended.
   */
  changePassword: call(
    z.object({ password: PasswordSchema }),
    z.object({ token: z.string().optional() }),
  ),
  /** Ends every session of the account, on every device. */
  endSessions: call(NothingSchema, NothingSchema),
  /** Signed in, freshly. The new address counts once its link is followed. */
  requestEmailChange: call(z.object({ email: z.email().max(254) }), NothingSchema),
  /** For a person who signed in with Google or ORCID: the fields of the registration form, without a password. */
  completeProfile: call(
    RegisterRequestSchema.omit({ email: true, password: true, website: true, browser: true }),
    NothingSchema,
  ),
  exportMyData: call(NothingSchema, ExportResponseSchema),
  /** Where the person manages the alerts of their confirmed address. `path`: `/unsubscribe/…`, for them alone. */
  alertsAddress: call(NothingSchema, z.object({ path: z.string().startsWith('/') })),
  requestErasure: call(NothingSchema, z.object({ erasureAt: z.iso.datetime() })),
  cancelErasure: call(NothingSchema, NothingSchema),

  moveSubmission: call(MoveSubmissionRequestSchema, MoveSubmissionResponseSchema),
  /** Of a decision that has not taken effect: it takes effect now. */
  sendDecisionNow: call(
    z.object({ submission: SubmissionIdSchema }),
    MoveSubmissionResponseSchema.omit({ takesEffectAt: true }),
  ),
  /** Undoes a decision that has not taken effect. Returns its content, so that the editor can decide again. */
  undoDecision: call(
    z.object({ submission: SubmissionIdSchema }),
    MoveSubmissionRequestSchema.pick({ event: true, letter: true, reviews: true }),
  ),
  discardDraft: call(z.object({ submission: SubmissionIdSchema }), NothingSchema),
  addSubmissionFile: call(AddFileRequestSchema, AddFileResponseSchema),
  removeSubmissionFile: call(
    z.object({ submission: SubmissionIdSchema, file: documentId(/^[A-Za-z0-9_-]{1,60}$/) }),
    NothingSchema,
  ),
  /** `key` is made by the sender: the same message sent twice is written once. */
  sendMessage: call(
    z.object({
      submission: SubmissionIdSchema,
      key: documentId(/^[A-Za-z0-9_-]{8,60}$/),
      text: z.string().trim().min(1).max(5_000),
    }),
    NothingSchema,
  ),
  viewAsCoAuthor: call(z.object({ token: TokenSchema }), CoAuthorViewSchema),
  answerAsCoAuthor: call(
    z.object({
      token: TokenSchema,
      answer: z.enum(['confirmed', 'objected']),
      reason: z.string().trim().max(2_000).optional(),
    }),
    NothingSchema,
  ),
} as const;
export type CallName = keyof typeof CALLS;
