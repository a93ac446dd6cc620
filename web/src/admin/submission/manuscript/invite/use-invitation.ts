import type { ReviewConflict } from '@quire/model/entities/review';
import type { Language } from '@quire/model/messages/languages';
import { useEffect, useState } from 'react';
import { call } from '../../../../data/calls.ts';
import { problemOf } from '../work/problem-of.ts';
import type { ManuscriptWork } from '../work/work.ts';
import type { Candidate } from './candidate.ts';
import type { Days } from './due-days.tsx';
import { useStandardInvitation } from './use-standard-invitation.ts';

export interface InvitationDraft extends Days {
  readonly letter: string;
  /** The reviewer's, where it is known. */
  readonly language?: Language;
  readonly conflicts: readonly ReviewConflict[];
}

/** The initial content of an invitation; null while loading. */
export function useInvitation(
  work: ManuscriptWork,
  { reviewer }: Candidate,
): { readonly draft: InvitationDraft | null; readonly problem: string | null } {
  const { id } = work.submission;
  const standard = useStandardInvitation(work);
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
  return { problem, draft: known === null ? standard : drafted };
}
