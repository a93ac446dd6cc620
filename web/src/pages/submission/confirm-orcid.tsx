import { orcidUrl } from '@quire/model/identifiers';
import { t } from '@quire/model/messages/t';
import { useEffect, useState } from 'react';
import { CallError } from '../../data/call-error.ts';
import { call } from '../../data/calls.ts';
import { rich } from '../../messages/rich.ts';
import { FormFrame } from '../../session/forms/form-frame.tsx';
import { useForm } from '../../session/forms/use-form.ts';
import { Note } from '../../ui/form/narrow-page.tsx';
import { type CoAuthorLink, keepLink } from './co-author-link.ts';

interface ConfirmOrcidProps {
  readonly link: CoAuthorLink;
  /** The iD that was confirmed before. */
  readonly proved: string | undefined;
}

/** Signing in at ORCID, and what has come of it. */
export function ConfirmOrcid({ link: { token, back }, proved }: ConfirmOrcidProps) {
  const [orcid, setOrcid] = useState(proved);
  const [problem, setProblem] = useState<string | null>(null);
  const isBack = back !== null && back !== 'denied';
  useEffect(() => {
    if (back === null || back === 'denied') return;
    call('confirmCoAuthorOrcid', { step: 'finish', token, ...back }).then(
      (answer) => setOrcid(answer.orcid),
      (error: unknown) =>
        setProblem(
          (error instanceof CallError ? error : new CallError('page/unavailable')).message,
        ),
    );
  }, [token, back]);
  const state = useForm({
    check: async () => [],
    send: async () => {
      const { authorizeAt } = await call('confirmCoAuthorOrcid', { step: 'begin', token });
      keepLink(token);
      if (authorizeAt) location.assign(authorizeAt);
    },
  });
  if (orcid) {
    const url = orcidUrl(orcid);
    return (
      <Note>
        <p>
          {rich('submissionPage.orcidConfirmed', {
            orcid: url,
            link: (words) => (
              <a href={url}>
                <bdi dir="ltr">{words}</bdi>
              </a>
            ),
          })}
        </p>
      </Note>
    );
  }
  if (isBack && !problem) return <p aria-live="polite">{t('submissionPage.orcidConfirming')}</p>;
  return (
    <>
      {(problem || back === 'denied') && (
        <Note>
          <p>{problem ?? t('submissionPage.orcidDenied')}</p>
        </Note>
      )}
      <FormFrame
        state={state}
        action={t('submissionPage.orcidConfirm')}
        busy={t('submissionPage.orcidConfirming')}
      >
        <p>{t('submissionPage.orcidLead')}</p>
      </FormFrame>
    </>
  );
}
