import type { CALLS } from '@quire/model/calls/calls';
import { errorMessage } from '@quire/model/errors';
import { longDate } from '@quire/model/messages/dates';
import { t } from '@quire/model/messages/t';
import { issuePath } from '@quire/model/paths';
import { submitToIssuePath } from '@quire/model/special-issue-paths';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { z } from 'zod';
import { PageHead } from '../../../app/page/page-head.tsx';
import { CallError } from '../../../data/call-error.ts';
import { call } from '../../../data/calls.ts';
import { rich } from '../../../messages/rich.ts';
import { FormFrame } from '../../../session/forms/form-frame.tsx';
import { useForm } from '../../../session/forms/use-form.ts';
import ways from '../../../ui/form/narrow-page.module.css';
import { NarrowPage, Note } from '../../../ui/form/narrow-page.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';

type View = z.output<typeof CALLS.viewPaperInvitation.response>;
type Found = { readonly view: View } | { readonly problem: string } | null;

async function look(invitation: string): Promise<Found> {
  if (!invitation) return { problem: errorMessage('account/link-unknown') };
  try {
    return { view: await call('viewPaperInvitation', { invitation }) };
  } catch (error) {
    const known = error instanceof CallError ? error : new CallError('page/unavailable');
    return { problem: known.message };
  }
}

/**
 * `/admin/invitation/paper?id=…`: an invitation to contribute to a special issue; the person declines
 * or submits.
 */
export default function PaperInvitationPage() {
  const [parameters] = useSearchParams();
  const id = parameters.get('id') ?? '';
  const [found, setFound] = useState<Found>(null);
  useEffect(() => {
    let isHere = true;
    void look(id).then((answer) => isHere && setFound(answer));
    return () => {
      isHere = false;
    };
  }, [id]);
  return (
    <NarrowPage title={t('account.paperInvitation')} isWide>
      <PageHead
        title={t('account.paperInvitation')}
        description={t('account.paperInvitationWhat')}
        index={false}
      />
      <noscript>
        <p>{t('account.needsScript')}</p>
      </noscript>
      <div aria-live="polite">
        {found === null && <p>{t('account.loadingInvitation')}</p>}
        {found && 'problem' in found && (
          <Note>
            <p>{found.problem}</p>
          </Note>
        )}
      </div>
      {found && 'view' in found && <Offered id={id} view={found.view} />}
    </NarrowPage>
  );
}

function Offered({ id, view }: { readonly id: string; readonly view: View }) {
  const [state, setState] = useState(view.state);
  const { name, inviter, title, journal, journalTitle, issueid, topic, note, deadline } = view;
  return (
    <>
      <p>
        {rich('account.paperOffer', {
          name,
          inviter,
          issue: view.isOpen ? <a href={issuePath(journal, issueid)}>{title}</a> : title,
          journal: journalTitle,
        })}
      </p>
      <dl>
        {topic && (
          <>
            <dt>{t('account.topic')}</dt>
            <dd>{topic}</dd>
          </>
        )}
        {deadline && (
          <>
            <dt>{t('account.deadline')}</dt>
            <dd>{longDate(deadline)}</dd>
          </>
        )}
      </dl>
      {note && <p>{note}</p>}
      <Answer id={id} view={view} state={state} onDecline={() => setState('declined')} />
    </>
  );
}

interface AnswerProps {
  readonly id: string;
  readonly view: View;
  readonly state: View['state'];
  readonly onDecline: () => void;
}

function whyClosed(state: View['state']): string | null {
  if (state === 'submitted') return t('account.paperSubmitted');
  if (state === 'withdrawn') return t('account.invitationWithdrawn');
  return null;
}

function Answer({ id, view, state, onDecline }: AnswerProps) {
  const form = useForm({
    check: async () => [],
    send: async ({ reason = '' }) => {
      await call('declinePaper', { invitation: id, reason: reason.trim() });
      onDecline();
    },
  });
  const { journal, issueid, isOpen } = view;
  const closed = whyClosed(state);
  if (closed) {
    return (
      <Note>
        <p>{closed}</p>
      </Note>
    );
  }
  return (
    <>
      {state === 'declined' && (
        <Note>
          <p>{t('account.paperDeclined')}</p>
        </Note>
      )}
      {isOpen ? (
        <p className={ways.ways}>
          <a className="button" href={submitToIssuePath(journal, issueid)}>
            {t('account.submit')}
          </a>
        </p>
      ) : (
        <p>{t('account.issueClosed')}</p>
      )}
      {state === 'invited' && (
        <details>
          <summary>{t('account.decline')}</summary>
          <FormFrame state={form} action={t('account.declinePaper')} busy={t('forms.sending')}>
            <TextArea
              name="reason"
              label={t('account.reason')}
              problem={form.problemOf('reason')}
              isOptional
              rows={3}
              maxLength={2000}
            />
          </FormFrame>
        </details>
      )}
    </>
  );
}
