import type { Mail } from '@quire/model/entities/mail';
import { adminEmailsPath } from '@quire/model/office-paths';
import { useState } from 'react';
import { call } from '../../data/calls.ts';
import { useMail } from '../../data/live/office/mails.ts';
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
    return `Your mail server has accepted the e-mail to ${to}. Check your inbox and your spam folder.`;
  }
  if (mail?.state === 'failed' || mail?.state === 'bounced') {
    return `The e-mail could not be sent: ${mail.error ?? 'the server gave no reason'}.`;
  }
  if (mail?.error) {
    return `The first attempt did not succeed: ${mail.error}. We will try again automatically.`;
  }
  return 'Sending the e-mail…';
}

function Outcome({ mail: id, to }: Tried) {
  const { mail } = useMail(id);
  return (
    <Note>
      <p>{outcomeOf(mail, to)}</p>
      {mail?.error && (
        <p>
          The mail server is set in the configuration of the press: <code>SMTP_HOST</code>,{' '}
          <code>SMTP_PORT</code>, <code>SMTP_USER</code>, <code>SMTP_PASSWORD</code> and{' '}
          <code>MAIL_SENDER</code>. <a href={adminEmailsPath(id)}>View in the outbox</a>
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
    <SetupFrame title="Does mail work?" at="mail">
      <p>
        The press writes to authors, reviewers and editors by e-mail. Send a test e-mail to yourself
        to check that this works.
      </p>
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
          {tried ? 'Send another test e-mail' : 'Send a test e-mail'}
        </button>
        <button type="button" className={tried ? 'button' : 'button quiet'} onClick={onDone}>
          {tried ? 'Continue' : 'Continue without'}
        </button>
      </div>
    </SetupFrame>
  );
}
