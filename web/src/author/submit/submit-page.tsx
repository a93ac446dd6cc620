import Typography from '@mui/material/Typography';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { submissionsPath } from '@quire/model/paths';
import type { SubmissionState } from '@quire/model/states/submission-states';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { newSubmissionId } from '../../data/live/save-draft.ts';
import { useSubmission } from '../../data/live/submissions.ts';
import type { Person } from '../../session/use-person.ts';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { AuthorPage } from '../frame/author-page.tsx';
import { startAnew, startFromRecord } from './draft/begin-draft.ts';
import type { EditedSubmission } from './draft/draft-editor.ts';
import { findUnsentDraft } from './draft/stored-draft.ts';
import { Wizard } from './wizard/wizard.tsx';

const TITLES: Readonly<Partial<Record<SubmissionState, string>>> & { readonly draft: string } = {
  draft: t('authorSubmit.submitTitle'),
  returned_to_author: t('authorSubmit.correctTitle'),
  minor_revision: t('authorSubmit.reviseTitle'),
  major_revision: t('authorSubmit.reviseTitle'),
};

/** `/submission/submit?id=…&step=…`: a manuscript from its first word to its sending. */
export default function SubmitPage() {
  const [params] = useSearchParams();
  // One that is with the press already is no new submission.
  const { submission } = useSubmission(params.get('id'));
  const { number, state = 'draft' } = submission ?? {};
  return (
    <AuthorPage
      title={TITLES[state] ?? TITLES.draft}
      {...(number && { eyebrow: number, under: submissionsPath() })}
    >
      {(person) => <Manuscript person={person} />}
    </AuthorPage>
  );
}

const ISSUE_KEY_MAX = 40;

/** The manuscript of the address, or a new one: each is a wizard of its own. */
function Manuscript({ person }: { readonly person: Person }) {
  const [params] = useSearchParams();
  const asked = params.get('id');
  const special = (params.get('special') ?? '').slice(0, ISSUE_KEY_MAX);
  const [fresh, setFresh] = useState(
    // A link to a special issue begins a manuscript of its own.
    () => (special ? null : findUnsentDraft(person.uid)) ?? newSubmissionId(),
  );
  const [last, setLast] = useState(asked);
  if (asked !== last) {
    setLast(asked);
    // “New submission” in the menu, while one that was new a moment ago is open.
    if (asked === null && last === fresh) setFresh(newSubmissionId());
  }
  const id = asked ?? fresh;
  return (
    <Opened
      key={id}
      id={id}
      isNew={id === fresh}
      person={person}
      journal={params.get('journal') ?? ''}
      special={special}
    />
  );
}

interface OpenedProps {
  readonly id: string;
  readonly isNew: boolean;
  readonly person: Person;
  readonly journal: string;
  /** The special issue that the link has chosen. */
  readonly special: string;
}

function Opened({ id, isNew, person, journal, special }: OpenedProps) {
  // To listen for a record that is not there yet is refused, and not tried again.
  const [isStored, setStored] = useState(!isNew);
  const onStored = useCallback(() => setStored(true), []);
  const { submission, problem } = useSubmission(isStored ? id : null);
  const [start, setStart] = useState<EditedSubmission | null>(null);
  useEffect(() => {
    if (start) return;
    if (submission) setStart(startFromRecord(person.uid, submission));
    else if (isNew)
      void startAnew(person, id, { journal, specialIssue: special }).then((begun) =>
        setStart((now) => now ?? begun),
      );
  }, [start, submission, isNew, person, id, journal, special]);
  if (start) {
    return <Wizard id={id} start={start} submission={submission} onStored={onStored} />;
  }
  if (problem && !isNew) return <ProblemNote>{errorMessage(problem)}</ProblemNote>;
  return <Typography role="status">{t('forms.oneMoment')}</Typography>;
}
