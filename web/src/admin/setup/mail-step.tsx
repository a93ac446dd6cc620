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

/** What has become of a mail, as the outbox knows it. */
function outcomeOf(mail: Mail | null, to: string): string {
  if (mail?.state === 'sent') {
    return `Your mail server has taken the mail to ${to}. See whether it is in your inbox, and not among the unwanted.`;
  }
  if (mail?.state === 'failed' || mail?.state === 'bounced') {
    return `The mail did not leave: ${mail.error ?? 'the server did not say why'}.`;
  }
  if (mail?.error) {
    return `The first attempt did not work: ${mail.error}. The press tries again by itself.`;
  }
  return 'The mail is in the outbox and on its way…';
}

function Outcome({ mail: id, to }: Tried) {
  const { mail } = useMail(id);
  return (
    <Note>
      <p>{outcomeOf(mail, to)}</p>
      {mail?.error && (
        <p>
          The server is set where the press runs: <code>SMTP_HOST</code>, <code>SMTP_PORT</code>,{' '}
          <code>SMTP_USER</code>, <code>SMTP_PASSWORD</code> and <code>MAIL_SENDER</code>.{' '}
          <a href={adminEmailsPath(id)}>See it in the outbox</a>
        </p>
      )}
    </Note>
  );
}

/** Whether mail works: one real mail through the outbox. */
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
        Authors, reviewers and editors hear from the press by mail. Send one to yourself: it takes
        the way that every mail takes.
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
          {tried ? 'Send another test mail' : 'Send a test mail'}
        </button>
        <button type="button" className={tried ? 'button' : 'button quiet'} onClick={onDone}>
          {tried ? 'Go on' : 'Go on without'}
        </button>
      </div>
    </SetupFrame>
  );
}
