import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CommitteeAbstracts } from '@quire/model/calls/abstracts';
import { t } from '@quire/model/messages/t';
import { type ReactNode, useCallback, useState } from 'react';
import { call } from '../../data/calls.ts';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { CommitteeInvitation } from './committee-invitation.tsx';
import { ReviewedAbstract } from './reviewed-abstract.tsx';
import { useAnswer } from './use-answer.ts';

/** The abstracts that a committee member reviews. Invited people answer the invitation first. */
export function CommitteePage({ conference }: { readonly conference: string }) {
  const { answer, problem, reload } = useAnswer(
    useCallback(() => call('ownAbstracts', { conference }), [conference]),
  );
  if (problem) return <ProblemNote>{problem}</ProblemNote>;
  if (!answer) return <Typography role="status">{t('forms.oneMoment')}</Typography>;
  const member = answer.committees.find(({ ckey }) => ckey === conference);
  if (!member) {
    return <ProblemNote>{t('authorAbstracts.notOnCommittee')}</ProblemNote>;
  }
  if (member.state === 'invited') return <CommitteeInvitation {...member} reload={reload} />;
  return <Reviews conference={conference} />;
}

function Reviews({ conference }: { readonly conference: string }) {
  const [after, setAfter] = useState<string | undefined>();
  const ask = useCallback(
    () => call('committeeAbstracts', { conference, ...(after ? { after } : {}) }),
    [conference, after],
  );
  const { answer, problem } = useAnswer(ask);
  if (!answer) {
    if (problem) return <ProblemNote>{problem}</ProblemNote>;
    return <Typography role="status">{t('forms.oneMoment')}</Typography>;
  }
  return (
    <Page key={after} answer={answer}>
      {after !== undefined && (
        <Button variant="outlined" onClick={() => setAfter(undefined)} sx={{ mr: 2 }}>
          {t('authorAbstracts.firstPage')}
        </Button>
      )}
      {answer.next !== undefined && (
        <Button variant="outlined" onClick={() => setAfter(answer.next)}>
          {t('authorAbstracts.nextPage')}
        </Button>
      )}
    </Page>
  );
}

function Page({
  answer,
  children,
}: {
  readonly answer: CommitteeAbstracts;
  readonly children: ReactNode;
}) {
  const { abstracts, conflicts } = answer;
  const scored = abstracts.filter(({ own }) => own !== undefined).length;
  return (
    <>
      <Typography variant="h2" sx={{ fontSize: '1.3rem' }}>
        {answer.conference}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        {abstracts.length === 0
          ? t('authorAbstracts.noneToReview')
          : t('authorAbstracts.scoresHint', { count: abstracts.length, scored })}
      </Typography>
      {conflicts > 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('authorAbstracts.conflictsHidden', { count: conflicts })}
        </Alert>
      )}
      {abstracts.map((abstract) => (
        <ReviewedAbstract key={abstract.id} abstract={abstract} />
      ))}
      {children}
    </>
  );
}
