/** Setting up a press: its first administrator, its name, and the list of what is left to do. */

import { z } from 'zod';
import { CHECKLIST_ITEMS, CHECKLIST_STATES } from '../checklist.ts';
import { t } from '../messages/t.ts';

const NothingSchema = z.object({});

/** `claimSetup`: whoever has the code becomes the first administrator. */
export const ClaimSetupRequestSchema = z.object({
  code: z
    .string()
    .trim()
    .min(1, { error: () => t('fields.enterTheCode') })
    .max(60),
  /** Made by the page: the same attempt may be sent again where its answer was lost. */
  attempt: z.string().min(20).max(100),
  given: z
    .string()
    .trim()
    .min(1, { error: () => t('fields.enterGivenName') })
    .max(80),
  family: z
    .string()
    .trim()
    .min(1, { error: () => t('fields.enterFamilyName') })
    .max(80),
  email: z.email({ error: () => t('fields.enterEMailAddress') }).max(254),
  password: z
    .string()
    .min(1, { error: () => t('fields.chooseAPassword') })
    .max(1_000),
});
export type ClaimSetupRequest = z.infer<typeof ClaimSetupRequestSchema>;

export const ChecklistEntrySchema = z.object({
  item: z.enum(CHECKLIST_ITEMS),
  state: z.enum(CHECKLIST_STATES),
  /** What was looked at and found, in one or two sentences. */
  finding: z.string(),
  /** Who said that it is not for this press, and when. */
  notForUs: z.object({ by: z.string(), at: z.iso.datetime() }).optional(),
});
export type ChecklistEntry = z.infer<typeof ChecklistEntrySchema>;

export const SETUP_CALLS = {
  /** Whether the press still waits for its first administrator. Where it does, it has a code afterwards. */
  setupState: { request: NothingSchema, response: z.object({ isOpen: z.boolean() }) },
  claimSetup: { request: ClaimSetupRequestSchema, response: z.object({ email: z.string() }) },
  /** Writes the starter texts of pages that are not there. Admins only. */
  addStarterTexts: { request: NothingSchema, response: z.object({ added: z.number().int() }) },
  /** Puts a mail to whoever asks into the outbox. Admins only. */
  tryOutbox: {
    request: NothingSchema,
    response: z.object({ mail: z.string(), to: z.string() }),
  },
  /** Looks at everything on the list. Admins only. */
  pressChecklist: {
    request: NothingSchema,
    response: z.object({ checkedAt: z.iso.datetime(), entries: z.array(ChecklistEntrySchema) }),
  },
  /** Takes an item off the list for this press, or puts it back. Admins only; the audit log keeps it. */
  markChecklistItem: {
    request: z.object({ item: z.enum(CHECKLIST_ITEMS), isForUs: z.boolean() }),
    response: NothingSchema,
  },
};
