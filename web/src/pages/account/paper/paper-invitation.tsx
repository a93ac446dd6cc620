import type { CALLS } from '@quire/model/calls/calls';
import { errorMessage } from '@quire/model/errors';
import { longDate } from '@quire/model/messages/dates';
import { issuePath } from '@quire/model/paths';
import { submitToIssuePath } from '@quire/model/special-issue-paths';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { z } from 'zod';
import { PageHead } from '../../../app/page/page-head.tsx';
import { CallError } from '../../../data/call-error.ts';
import { call } from '../../../data/calls.ts';
import { FormFrame } from '../../../session/forms/form-frame.tsx';
import { useForm } from '../../../session/forms/use-form.ts';
import ways from '../../../ui/form/narrow-page.module.css';
import { NarrowPage, Note } from '../../../ui/form/narrow-page.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';

type View = z.output<typeof CALLS.viewPaperInvitation.response>;
type Found = { readonly view: View } | { readonly problem: string } | null;

const TITLE = 'Invitation to contribute';

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
    <NarrowPage title={TITLE} isWide>
      <PageHead
        title={TITLE}
        description="Answer an invitation to contribute to a special issue."
        index={false}
      />
      <noscript>
        <p>This page needs JavaScript. Without it, please reply to the invitation by e-mail.</p>
      </noscript>
      <div aria-live="polite">
        {found === null && <p>Loading your invitation…</p>}
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
        Dear {name}, {inviter} invites you to submit a manuscript to the special issue{' '}
        {view.isOpen ? <a href={issuePath(journal, issueid)}>{title}</a> : title} of {journalTitle}.
      </p>
      <dl>
        {topic && (
          <>
            <dt>Topic</dt>
            <dd>{topic}</dd>
          </>
        )}
        {deadline && (
          <>
            <dt>Submission deadline</dt>
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

const CLOSED: Readonly<Partial<Record<View['state'], string>>> = {
  submitted: 'We have received your manuscript. Thank you.',
  withdrawn: 'This invitation has been withdrawn.',
};

function Answer({ id, view, state, onDecline }: AnswerProps) {
  const form = useForm({
    check: async () => [],
    send: async ({ reason = '' }) => {
      await call('declinePaper', { invitation: id, reason: reason.trim() });
      onDecline();
    },
  });
  const { journal, issueid, isOpen } = view;
  const closed = CLOSED[state];
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
          <p>You have declined. Thank you for your reply. You may still submit a manuscript.</p>
        </Note>
      )}
      {isOpen ? (
        <p className={ways.ways}>
          <a className="button" href={submitToIssuePath(journal, issueid)}>
            Submit a manuscript
          </a>
        </p>
      ) : (
        <p>The special issue is not accepting manuscripts at the moment.</p>
      )}
      {state === 'invited' && (
        <details>
          <summary>Decline</summary>
          <FormFrame state={form} action="Decline the invitation" busy="Sending…">
            <TextArea
              name="reason"
              label="Reason"
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
