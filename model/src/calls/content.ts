/** What the office and readers ask about content: files in use, proposed conferences. */

import { z } from 'zod';
import { documentId } from '../document-id.ts';
import { PROPOSAL_STATUSES, ProposalFieldsSchema } from '../entities/proposal.ts';
import { t } from '../messages/t.ts';
import { RECORD_KIND_NAMES } from '../records/record-kind-names.ts';
import { URL_KEY } from '../url-key.ts';

/** `mediaUses`: the records that use a file of the media library; of those that one may not read, how many. */
const MediaUsesSchema = z.object({
  uses: z.array(z.object({ kind: z.enum(RECORD_KIND_NAMES), id: z.string(), title: z.string() })),
  elsewhere: z.number().int().nonnegative(),
});

/** `proposeConference`: from the public form. Sent twice with the same key, it is one proposal. */
export const ProposeConferenceRequestSchema = ProposalFieldsSchema.extend({
  key: z.string().regex(/^[A-Za-z0-9]{16,60}$/),
  /** A field that people do not see: whoever fills it in is none. */
  fax: z.string().max(500).optional(),
}).refine(({ start, end }) => !start || !end || start <= end, {
  error: () => t('fields.lastDayNotBeforeFirst'),
  path: ['end'],
});
export type ProposeConferenceRequest = z.infer<typeof ProposeConferenceRequestSchema>;

/** `answerProposal`: its next state, with a letter to the organiser. Accepted, it becomes a draft conference. */
export const AnswerProposalRequestSchema = z
  .object({
    proposal: z.string().regex(/^[A-Za-z0-9]{8,60}$/),
    /** The revision that the person saw. */
    base: z.number().int().positive(),
    to: z.enum(PROPOSAL_STATUSES).exclude(['new']),
    /** Empty: no mail is sent. */
    letter: z.string().trim().max(10_000).default(''),
    /** Of an accepted one: the key of its conference. */
    ckey: z.string().regex(URL_KEY).max(80).optional(),
  })
  .refine(({ to, letter }) => to === 'accepted' || letter !== '', {
    error: () => t('fields.writeToOrganiser'),
    path: ['letter'],
  })
  .refine(({ to, ckey }) => (to === 'accepted') === (ckey !== undefined), {
    error: () => t('fields.conferenceAddressMissing'),
    path: ['ckey'],
  });
export type AnswerProposalRequest = z.infer<typeof AnswerProposalRequestSchema>;

export const CONTENT_CALLS = {
  mediaUses: {
    request: z.object({ media: documentId(/^.{1,60}$/) }),
    response: MediaUsesSchema,
  },
  proposeConference: { request: ProposeConferenceRequestSchema, response: z.object({}) },
  answerProposal: {
    request: AnswerProposalRequestSchema,
    response: z.object({ revision: z.number().int().positive() }),
  },
};
