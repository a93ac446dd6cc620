import { MAIL } from '@quire/model/collections';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { MAIL_SECRETS } from '../../platform/config/mail-settings.ts';
import { log } from '../../platform/logging/log.ts';

/** `mail/{id}` → the SMTP server. What fails stays in the outbox; the schedule takes it up again. */
export const onMailWritten = onDocumentWritten(
  {
    document: `${MAIL}/{id}`,
    retry: true,
    // It waits for the mail server.
    cpu: 0.25,
    concurrency: 1,
    secrets: MAIL_SECRETS,
    timeoutSeconds: 120,
  },
  async (event) => {
    // Its own notes come back as events: only a queued mail is work.
    if (event.data?.after.get('state') !== 'queued') return;
    const { adminMailPorts } = await import('../ports/admin-mail.ts');
    const { deliverMail } = await import('../../domain/mail/deliver-mail.ts');
    const outcome = await deliverMail(adminMailPorts(), event.params.id);
    if (outcome !== 'not-due') log.info(`mail/${outcome}`, { mail: event.params.id });
  },
);
