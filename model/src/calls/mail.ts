/** Calls of the office about mails: the outbox, the wording of mails, who is notified of what, settings. */
import { z } from 'zod';
import { documentId } from '../document-id.ts';
import { MAIL_STATES } from '../entities/mail.ts';
import { WordingSchema, WordsLanguageSchema } from '../entities/mail-template.ts';
import { StaffMailsSchema } from '../entities/staff-mails.ts';
import { URL_KEY } from '../url-key.ts';

const TemplateSchema = z.string().regex(/^[a-z]+\/[a-z-]+$/);
const NothingSchema = z.object({});
/** Whose words: a journal's; absent: the press's. */
const JournalSchema = z.string().regex(URL_KEY).max(20).optional();

/** `saveMailTemplate`: a mail in the press's own words. `base`: the revision that was seen; 0: none. */
export const SaveMailTemplateRequestSchema = WordingSchema.extend({
  template: TemplateSchema,
  journal: JournalSchema,
  /** Of the words; absent: the press's first. */
  language: WordsLanguageSchema.optional(),
  base: z.number().int().nonnegative(),
});
export type SaveMailTemplateRequest = z.infer<typeof SaveMailTemplateRequestSchema>;

export const ResetMailTemplateRequestSchema = z.object({
  template: TemplateSchema,
  journal: JournalSchema,
  /** Of the words; absent: the press's first. */
  language: WordsLanguageSchema.optional(),
  base: z.number().int().positive(),
});
export type ResetMailTemplateRequest = z.infer<typeof ResetMailTemplateRequestSchema>;

/** Without a custom wording: as the mail reads today. With a submission: its data, where they fit. */
export const PreviewMailRequestSchema = z.object({
  template: TemplateSchema,
  journal: JournalSchema,
  /** Of the words; absent: the press's first. */
  language: WordsLanguageSchema.optional(),
  wording: WordingSchema.optional(),
  submission: documentId(/^[A-Za-z0-9_-]{1,60}$/).optional(),
});
export type PreviewMailRequest = z.infer<typeof PreviewMailRequestSchema>;

/** Parts of the press that are set up outside of it. */
export const TESTABLE = [
  'mail',
  'storage',
  'search',
  'institutions',
  'works',
  'scanner',
  'similarity',
] as const;
export type Testable = (typeof TESTABLE)[number];
const CONFIGURED = [...TESTABLE, 'orcid', 'sign-in', 'content-policy'] as const;
export type Configured = (typeof CONFIGURED)[number];

const ConfiguredSchema = z.object({
  what: z.enum(CONFIGURED),
  isConfigured: z.boolean(),
  /** What it is set to, as name and value. Never a secret: of one it says only whether it is set. */
  facts: z.array(z.tuple([z.string(), z.string()])),
});

export const MAIL_CALLS = {
  saveMailTemplate: {
    request: SaveMailTemplateRequestSchema,
    response: z.object({ revision: z.number().int().positive() }),
  },
  resetMailTemplate: {
    request: ResetMailTemplateRequestSchema,
    response: z.object({ revision: z.number().int().positive() }),
  },
  previewMail: {
    request: PreviewMailRequestSchema,
    response: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
  },
  /** To whoever asks for it, and nobody else. */
  sendTestMail: {
    request: PreviewMailRequestSchema,
    response: z.object({ mail: z.string(), to: z.string() }),
  },
  /** `again` as it was seen: of two who press at once, one sends. */
  resendMail: {
    request: z.object({ mail: documentId(/^[^/]{1,400}$/), again: z.number().int().min(0) }),
    response: z.object({ state: z.enum(MAIL_STATES), again: z.number().int() }),
  },
  /** Of whoever asks. What is left out comes at once. */
  chooseStaffMails: {
    request: z.object({ staffMails: StaffMailsSchema }),
    response: NothingSchema,
  },
  configurationState: {
    request: NothingSchema,
    response: z.object({ origin: z.string(), parts: z.array(ConfiguredSchema) }),
  },
  /** Tries one part for real: sends a mail to whoever asks, asks the search. */
  testConfiguration: {
    request: z.object({ what: z.enum(TESTABLE) }),
    response: z.object({ isWorking: z.boolean(), message: z.string() }),
  },
};
