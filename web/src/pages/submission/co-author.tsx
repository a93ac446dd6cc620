import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { useEffect, useState } from 'react';
import { PageHead } from '../../app/page/page-head.tsx';
import { CallError } from '../../data/call-error.ts';
import { call } from '../../data/calls.ts';
import { NarrowPage, Note } from '../../ui/form/narrow-page.tsx';
import { AnswerForm } from './answer-form.tsx';
import { useCoAuthorLink } from './co-author-link.ts';
import type { CoAuthorView } from './co-author-view.ts';
import { ConfirmOrcid } from './confirm-orcid.tsx';
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
  const link = useCoAuthorLink();
  const token = link?.token ?? null;
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
    <NarrowPage title={t('submissionPage.title')} isWide>
      <PageHead
        title={t('submissionPage.title')}
        description={t('submissionPage.description')}
        index={false}
      />
      <noscript>
        <p>{t('submissionPage.needsScript')}</p>
      </noscript>
      <div aria-live="polite">
        {found === null && <p>{t('submissionPage.loading')}</p>}
        {found && 'problem' in found && (
          <Note>
            <p>{found.problem}</p>
            <p>{t('submissionPage.replyInstead')}</p>
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
          {link && found.view.offersOrcid && (given ?? found.view.answer) !== 'objected' && (
            <ConfirmOrcid link={link} proved={found.view.orcid} />
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
      <p>{answer === 'confirmed' ? t('submissionPage.confirmed') : t('submissionPage.objected')}</p>
    </Note>
  );
}
