import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { abstractsPath } from '@quire/model/submission-paths';
import { useCallback } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { call } from '../../data/calls.ts';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { AuthorPage } from '../frame/author-page.tsx';
import { AbstractForm } from './abstract-form.tsx';
import { CommitteePage } from './committee-page.tsx';
import { OwnAbstractsList } from './own-abstracts-list.tsx';
import { useAnswer } from './use-answer.ts';

/**
 * `/submission/abstracts`: a person's abstracts for conferences and the committees they are on; with
 * a conference, the
 * form of an abstract, or with `as=committee` what the committee reviews.
 */
export default function AbstractsPage() {
  const [params] = useSearchParams();
  const conference = params.get('conference');
  const abstract = params.get('abstract');
  const isCommittee = conference !== null && params.get('as') === 'committee';
  const back = (
    <Link component={RouterLink} to={abstractsPath()} underline="hover">
      {t('authorAbstracts.myAbstracts')}
    </Link>
  );
  const title = isCommittee
    ? t('authorAbstracts.reviewAbstracts')
    : abstract
      ? t('authorAbstracts.abstract')
      : t('authorAbstracts.myAbstracts');
  return (
    <AuthorPage title={title} under={abstractsPath()} eyebrow={conference && back}>
      {({ uid }) =>
        isCommittee ? (
          <CommitteePage key={conference} conference={conference} />
        ) : (
          <Abstracts key={`${conference}${abstract}`} {...{ uid, conference, abstract }} />
        )
      }
    </AuthorPage>
  );
}

interface AbstractsProps {
  readonly uid: string;
  readonly conference: string | null;
  readonly abstract: string | null;
}

function Abstracts({ uid, conference, abstract }: AbstractsProps) {
  const ask = useCallback(
    () => call('ownAbstracts', conference === null ? {} : { conference }),
    [conference],
  );
  const { answer, problem, reload } = useAnswer(ask);
  if (!answer) {
    if (problem) return <ProblemNote>{problem}</ProblemNote>;
    return <Typography role="status">{t('forms.oneMoment')}</Typography>;
  }
  if (conference === null || abstract === null) {
    return <OwnAbstractsList own={answer} reload={reload} />;
  }
  const calling = answer.conferences.find(({ ckey }) => ckey === conference);
  const known = answer.abstracts.find(({ id }) => id === abstract);
  if (!calling || (abstract !== 'new' && !known)) {
    return <ProblemNote>{t('authorAbstracts.notFound')}</ProblemNote>;
  }
  return <AbstractForm uid={uid} conference={calling} abstract={known ?? null} />;
}
