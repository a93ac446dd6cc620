/** Why the registration agency would refuse a deposit: a code with its values, and its sentence in the reader's language. */
import { z } from 'zod';
import { t } from '../messages/t.ts';

/** What of a deposit it is about. */
export const DEPOSIT_PARTS = [
  'batchName',
  'pressName',
  'pressEmail',
  'pageAddress',
  'publisherName',
  'licenceAddress',
  'conferenceName',
  'conferenceTheme',
  'conferenceAcronym',
  'conferenceNumber',
  'conferencePlace',
  'journalTitle',
  'journalShortTitle',
  'volume',
  'issueNumber',
  'firstPage',
  'lastPage',
  'proceedingsTitle',
  'givenName',
  'familyName',
  'affiliation',
  'country',
  'groupName',
  'articleNumber',
] as const;
export type DepositPart = (typeof DEPOSIT_PARTS)[number];

const part = z.enum(DEPOSIT_PARTS);
// As text in a registration, whose values all are.
const count = z.coerce.number().int().nonnegative();

export const DepositFaultSchema = z.discriminatedUnion('fault', [
  z.object({ fault: z.literal('too-short'), part, count, least: count }),
  z.object({ fault: z.literal('too-long'), part, count, most: count }),
  z.object({ fault: z.literal('not-an-address'), part }),
  z.object({ fault: z.literal('refused-signs'), part }),
  z.object({
    fault: z.enum([
      'doi',
      'timestamp',
      'publication-date',
      'acceptance-date',
      'issn',
      /** Its text takes too long to read. */
      'slow',
      /** Another that the agency's schema knows. */
      'other',
    ]),
  }),
]);
export type DepositFault = z.infer<typeof DepositFaultSchema>;

/** A reason in a sentence, in the language of the page. */
export function depositFaultText(of: DepositFault): string {
  switch (of.fault) {
    case 'too-short':
      return t('depositProblems.tooShort', {
        part: named(of.part),
        count: of.count,
        least: of.least,
      });
    case 'too-long':
      return t('depositProblems.tooLong', {
        part: named(of.part),
        count: of.count,
        most: of.most,
      });
    case 'not-an-address':
      return t('depositProblems.notAnAddress', { part: named(of.part) });
    case 'refused-signs':
      return t('depositProblems.refusedSigns', { part: named(of.part) });
    case 'doi':
      return t('depositProblems.doiInvalid');
    case 'timestamp':
      return t('depositProblems.timestampInvalid');
    case 'publication-date':
      return t('depositProblems.publicationDateInvalid');
    case 'acceptance-date':
      return t('depositProblems.acceptanceDateInvalid');
    case 'issn':
      return t('depositProblems.issnInvalid');
    case 'slow':
      return t('depositProblems.slowToRead');
    case 'other':
      return t('depositProblems.otherForm');
  }
}

const named = (of: DepositPart): string => t('depositProblems.part', { part: of });
