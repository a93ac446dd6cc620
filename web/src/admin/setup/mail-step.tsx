import type { Mail } from '@quire/model/entities/mail';
import { t } from '@quire/model/messages/t';
import { adminEmailsPath } from '@quire/model/office-paths';
import { useState } from 'react';
import { call } from '../../data/calls.ts';
import { useMail } from '../../data/live/office/mails.ts';
import { rich } from '../../messages/rich.ts';
import { messageOf } from '../../signed-in/message-of.ts';
import { Note } from '../../ui/form/narrow-page.tsx';
import styles from './setup.module.css';
import { SetupFrame } from './setup-frame.tsx';

interface Tried {
  readonly mail: string;
  readonly to: string;
}

/** The state of a mail in the outbox. */
function outcomeOf(mail: Mail | null, to: string): string {
  if (mail?.state === 'sent') {
    return t('officeSetup.mailAccepted', { to });
  }
  if (mail?.state === 'failed' || mail?.state === 'bounced') {
    return mail.error
      ? t('officeSetup.mailNotSent', { error: mail.error })
      : t('officeSetup.mailNotSentWithoutReason');
  }
  if (mail?.error) {
    return t('officeSetup.firstAttemptFailed', { error: mail.error });
  }
  return t('officeSetup.sendingMail');
}

function Outcome({ mail: id, to }: Tried) {
  const { mail } = useMail(id);
  return (
    <Note>
      <p>{outcomeOf(mail, to)}</p>
      {mail?.error && (
        <p>
          {rich('officeSetup.mailServerHint', {
            code: (words) => <code>{words}</code>,
            link: (words) => <a href={adminEmailsPath(id)}>{words}</a>,
          })}
        </p>
      )}
    </Note>
  );
}

/** Tests mail by sending one through the outbox. */
export function MailStep({ onDone }: { readonly onDone: () => void }) {
  const [tried, setTried] = useState<Tried | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  async function send() {
    setBusy(true);
    setProblem(null);
    try {
      setTried(await call('tryOutbox', {}));
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <SetupFrame title={t('officeSetup.doesMailWork')} at="mail">
      <p>{t('officeSetup.mailIntro')}</p>
      {tried && <Outcome key={tried.mail} {...tried} />}
      {problem && (
        <Note>
          <p>{problem}</p>
        </Note>
      )}
      <div className={styles.buttons}>
        <button
          type="button"
          className={tried ? 'button quiet' : 'button'}
          aria-disabled={isBusy || undefined}
          onClick={() => {
            if (!isBusy) void send();
          }}
        >
          {tried ? t('officeSetup.sendAnotherTestMail') : t('officeSetup.sendTestMail')}
        </button>
        <button type="button" className={tried ? 'button' : 'button quiet'} onClick={onDone}>
          {tried ? t('officeSetup.continue') : t('officeSetup.continueWithoutMail')}
        </button>
      </div>
    </SetupFrame>
  );
}
