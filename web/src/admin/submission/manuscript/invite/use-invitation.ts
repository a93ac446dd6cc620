import { JournalRecordSchema } from '@quire/model/entities/journal-record';
import type { ReviewConflict } from '@quire/model/entities/review';
import { invitationLetter } from '@quire/model/mail/reviewer/invitation-letter';
import type { Language } from '@quire/model/messages/languages';
import { useEffect, useState } from 'react';
import { call } from '../../../../data/calls.ts';
import { useRecord } from '../../../../data/live/office/use-record.ts';
import { problemOf } from '../work/problem-of.ts';
import type { ManuscriptWork } from '../work/work.ts';
import type { Candidate } from './candidate.ts';

export interface InvitationDraft {
  readonly letter: string;
  /** The reviewer's, where it is known. */
  readonly language?: Language;
  /** Days: `2026-03-01`. */
  readonly responseDue: string;
  readonly due: string;
  readonly conflicts: readonly Pick<ReviewConflict, 'message'>[];
}

const DAY_MS = 86_400_000;
const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** The initial content of an invitation; null while loading. */
export function useInvitation(
  { submission }: ManuscriptWork,
  { reviewer }: Candidate,
): { readonly draft: InvitationDraft | null; readonly problem: string | null } {
  const { id, journal, round } = submission;
  const { data, loading } = useRecord('journals', journal);
  const known = typeof reviewer === 'string' ? reviewer : null;
  const [drafted, setDrafted] = useState<InvitationDraft | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (known === null) return;
    let current = true;
    call('draftInvitation', { submission: id, reviewer: known })
      .then(({ responseDue, due, ...rest }) => {
        if (!current) return;
        setDrafted({ ...rest, responseDue: responseDue.slice(0, 10), due: due.slice(0, 10) });
      })
      .catch((error: unknown) => current && setProblem(problemOf(error)));
    return () => {
      current = false;
    };
  }, [id, known]);
  if (known !== null || loading) return { draft: drafted, problem };
  const read = JournalRecordSchema.safeParse(data).data;
  const { responseDays = 7, reviewDays = 14 } = read?.reviewDefaults ?? {};
  return {
    problem,
    draft: {
      letter: invitationLetter({ journal: read?.fullname ?? journal, isAgain: round > 0 }),
      responseDue: dayAfter(responseDays),
      due: dayAfter(responseDays + reviewDays),
      conflicts: [],
    },
  };
}
