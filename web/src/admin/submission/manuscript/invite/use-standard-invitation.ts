import { JournalRecordSchema } from '@quire/model/entities/journal-record';
import { invitationLetter } from '@quire/model/mail/reviewer/invitation-letter';
import { useRecord } from '../../../../data/live/office/use-record.ts';
import type { ManuscriptWork } from '../work/work.ts';
import type { InvitationDraft } from './use-invitation.ts';

const DAY_MS = 86_400_000;
const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** What the journal writes to any reviewer, in the language of the page, and its deadlines; null while loading. */
export function useStandardInvitation({ submission }: ManuscriptWork): InvitationDraft | null {
  const { journal, round } = submission;
  const { data, loading } = useRecord('journals', journal);
  if (loading) return null;
  const read = JournalRecordSchema.safeParse(data).data;
  const { responseDays = 7, reviewDays = 14 } = read?.reviewDefaults ?? {};
  return {
    letter: invitationLetter({ journal: read?.fullname ?? journal, isAgain: round > 0 }),
    responseDue: dayAfter(responseDays),
    due: dayAfter(responseDays + reviewDays),
    conflicts: [],
  };
}
