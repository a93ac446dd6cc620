import { alertConfirmPath } from '@quire/model/alert-paths';
import { ALERT_LINK_HOURS } from '@quire/model/constants';
import {
  type AlertFrequency,
  type AlertRequest,
  AlertRequestSchema,
} from '@quire/model/entities/reader-alerts';
import { alertRequested } from '@quire/model/mail/account/alert-requested';
import { language } from '@quire/model/messages/language';
import type { Ports } from '../../platform/database/ports.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { requireBudget } from '../../platform/throttle/spend-budget.ts';
import { readSender } from '../outbox/correspondents.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import { requestRef } from './alert-records.ts';
import type { WatchView } from './view-watch.ts';

export type RequestAlertPorts = Pick<Ports, 'db' | 'now' | 'origin'> & {
  readonly random: (bytes: number) => Buffer;
};

interface Asked {
  readonly email: string;
  readonly view: WatchView;
  readonly frequency: AlertFrequency;
  /** Of the visitor, for the limits. */
  readonly network: string;
}

/**
 * Mails a link that confirms an alert, in the language of the page. It does the same whether the address is known or
 * not. Throws `Refused`: `account/throttled` for too many requests, `press/not-set-up`.
 */
export async function requestAlert(
  ports: RequestAlertPorts,
  { email, view, frequency, network }: Asked,
): Promise<void> {
  const { db, now, origin, random } = ports;
  await requireBudget(ports, 'alert-request', { network, mailbox: email, press: 'all' });
  const sender = await readSender(db, origin);
  if (!sender) throw new Refused('press/not-set-up');
  const secret = random(32).toString('base64url');
  const at = now();
  const request: AlertRequest = AlertRequestSchema.parse({
    ...{ email, language: language(), watch: view.watch, frequency },
    expiresAt: new Date(at.getTime() + ALERT_LINK_HOURS * 3_600_000).toISOString(),
  });
  const ref = requestRef(db, secret);
  await inTransaction(db, async (tx) => {
    const mail = {
      compose: () =>
        alertRequested.render(
          {
            kind: view.watch.kind,
            about: view.watch.kind === 'search' ? '' : view.name,
            url: origin + alertConfirmPath(secret, request.language),
          },
          sender,
        ),
      // The hash does not reveal the secret.
      ...{ id: `alert-requested~${ref.id.slice(0, 24)}`, template: alertRequested.name },
      ...{ to: [email], replyTo: sender.contact, secret: true, language: request.language },
    };
    await enqueueMails(ports, tx, [mail]);
    tx.create(ref, request);
  });
}
