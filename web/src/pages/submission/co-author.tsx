import { errorMessage } from '@quire/model/errors';
import { useEffect, useState } from 'react';
import { PageHead } from '../../app/page/page-head.tsx';
import { CallError } from '../../data/call-error.ts';
import { call } from '../../data/calls.ts';
import { useLinkToken } from '../../session/link-token.ts';
import { NarrowPage, Note } from '../../ui/form/narrow-page.tsx';
import { AnswerForm } from './answer-form.tsx';
import type { CoAuthorView } from './co-author-view.ts';
import { SentManuscript } from './sent-manuscript.tsx';

/** What the link leads to: null while it is looked up. */
type Found = { readonly view: CoAuthorView } | { readonly problem: string } | null;

async function look(token: string): Promise<Found> {
  if (!token) return { problem: errorMessage('account/link-unknown') };
  try {
    return { view: await call('viewAsCoAuthor', { token }) };
  } catch (error) {
    const known = error instanceof CallError ? error : new CallError('page/unavailable');
    return { problem: known.message };
  }
}

/** `/submission/co_author#…`: somebody named as an author confirms, or objects. No account is needed. */
export default function CoAuthor() {
  const token = useLinkToken();
  const [found, setFound] = useState<Found>(null);
  const [given, setGiven] = useState<'confirmed' | 'objected' | null>(null);
  useEffect(() => {
    if (token === null) return;
    let isHere = true;
    void look(token).then((answer) => isHere && setFound(answer));
    return () => {
      isHere = false;
    };
  }, [token]);
  return (
    <NarrowPage title="You are named as an author" isWide>
      <PageHead
        title="You are named as an author"
        description="Confirm that you are an author of a manuscript, or object."
        index={false}
      />
      <noscript>
        <p>
          This page needs JavaScript. Without it, answer the mail that brought you here: it reaches
          the journal.
        </p>
      </noscript>
      <div aria-live="polite">
        {found === null && <p>One moment: we look the manuscript up.</p>}
        {found && 'problem' in found && (
          <Note>
            <p>{found.problem}</p>
            <p>Answer the mail that brought you here instead: it reaches the journal.</p>
          </Note>
        )}
      </div>
      {found && 'view' in found && (
        <>
          <SentManuscript view={found.view} />
          <Answered answer={given ?? found.view.answer} />
          {!given && found.view.answer === 'told' && (
            <AnswerForm token={token ?? ''} onAnswer={setGiven} />
          )}
        </>
      )}
    </NarrowPage>
  );
}

/** What was answered, now or before. */
function Answered({ answer }: { readonly answer: CoAuthorView['answer'] }) {
  if (answer === 'told') return null;
  return (
    <Note>
      <p>
        {answer === 'confirmed'
          ? 'You have confirmed that you are an author and agree to this submission. Thank you.'
          : 'You have objected. The editor and whoever submitted the manuscript have been told.'}
      </p>
    </Note>
  );
}
