import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import type { OwnOrcidConnection } from '@quire/model/calls/orcid';
import { orcidUrl } from '@quire/model/identifiers';
import { shortDate } from '@quire/model/messages/dates';
import { t } from '@quire/model/messages/t';
import { useEffect, useState } from 'react';
import { type CallRequest, call } from '../../data/calls.ts';
import { useOwnOrcid } from '../../data/live/orcid.ts';
import { takeOrcidReturn } from '../../session/orcid-return.ts';
import { Panel } from '../../signed-in/panel.tsx';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { useAction } from '../kit/use-action.ts';

/** The names that a message may choose by have no dashes. */
const chosenBy = (problem: string): string => (problem === 'not-ours' ? 'notOurs' : problem);

/** Connecting an ORCID iD: its state, what is sent there, and ending it. Nothing where the press does not offer it. */
export function OrcidPanel() {
  const [own, setOwn] = useOwnOrcid();
  const [isDenied, setDenied] = useState(false);
  const [typed, setTyped] = useState({ sendsWorks: true, sendsReviews: false });
  const { run, busy, problem } = useAction();

  const ask = (request: CallRequest<'orcidConnection'>) =>
    run(async () => {
      const answer = await call('orcidConnection', request);
      setOwn(answer);
      if (answer.authorizeAt) location.assign(answer.authorizeAt);
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once
  useEffect(() => {
    const back = takeOrcidReturn();
    if (back === 'denied') setDenied(true);
    else if (back) void ask({ step: 'finish', ...back });
  }, []);

  if (!own?.isOffered) return problem ? <ProblemNote>{problem}</ProblemNote> : null;
  const { connection } = own;
  const { sendsWorks, sendsReviews } = connection ?? typed;
  const choose = (choice: Partial<typeof typed>) => {
    const next = { sendsWorks, sendsReviews, ...choice };
    if (connection) void ask({ step: 'choose', ...next });
    else setTyped(next);
  };
  const begin = () => ask({ step: 'begin', sendsWorks, sendsReviews });
  return (
    <Panel title={t('forms.orcidId')}>
      {connection ? (
        <>
          <Typography sx={{ mb: 1 }}>
            {t('authorAccount.orcidConnected')}{' '}
            <a href={orcidUrl(connection.orcid)}>
              <bdi dir="ltr">{orcidUrl(connection.orcid)}</bdi>
            </a>
          </Typography>
          {connection.state === 'ended' && (
            <Typography sx={{ mb: 1 }}>{t('authorAccount.orcidEnded')}</Typography>
          )}
        </>
      ) : (
        <Typography sx={{ mb: 1 }}>{t('authorAccount.orcidLead')}</Typography>
      )}
      <FormControlLabel
        control={
          <Checkbox
            checked={sendsWorks}
            disabled={busy}
            onChange={(_, isChecked) => choose({ sendsWorks: isChecked })}
          />
        }
        label={t('authorAccount.orcidSendsWorks')}
      />
      {own.offersReviews && (
        <>
          <FormControlLabel
            control={
              <Checkbox
                checked={sendsReviews}
                disabled={busy}
                onChange={(_, isChecked) => choose({ sendsReviews: isChecked })}
              />
            }
            label={t('authorAccount.orcidSendsReviews')}
          />
          <FormHelperText sx={{ mt: 0, mb: 1 }}>
            {t('authorAccount.orcidSendsReviewsHint')}
          </FormHelperText>
        </>
      )}
      <SentWorks works={own.works} />
      {connection && (
        <Typography color="text.secondary" sx={{ my: 1 }}>
          {t('authorAccount.orcidDisconnectHint')}
        </Typography>
      )}
      {connection?.state !== 'connected' && (
        <Button variant="contained" loading={busy} sx={{ mr: 1.5 }} onClick={begin}>
          {t('authorAccount.orcidConnect')}
        </Button>
      )}
      {connection && (
        <Button variant="outlined" loading={busy} onClick={() => ask({ step: 'end' })}>
          {t('authorAccount.orcidDisconnect')}
        </Button>
      )}
      <ProblemNote>{problem ?? (isDenied && t('authorAccount.orcidDenied'))}</ProblemNote>
    </Panel>
  );
}

/** What was sent, and why something was not. ORCID's own words are shown small: they are for support. */
function SentWorks({ works }: Pick<OwnOrcidConnection, 'works'>) {
  if (works.length === 0) return null;
  return (
    <ul>
      {works.map(({ kind, title, sentAt, isWaiting, problem, detail }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same title
        <li key={index}>
          {kind === 'review' ? (
            t('authorAccount.orcidReviewFor', { journal: title })
          ) : (
            <bdi>{title}</bdi>
          )}
          {': '}
          {problem
            ? t('authorAccount.orcidWorkProblem', { problem: chosenBy(problem) })
            : sentAt && !isWaiting
              ? t('authorAccount.orcidWorkSent', { date: shortDate(sentAt.slice(0, 10)) })
              : t('authorAccount.orcidWorkWaiting')}
          {detail && (
            <Typography component="small" variant="body2" color="text.secondary" dir="ltr">
              {' '}
              {detail}
            </Typography>
          )}
        </li>
      ))}
    </ul>
  );
}
