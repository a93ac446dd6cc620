import type { Mail } from '@quire/model/entities/mail';
import { t } from '@quire/model/messages/t';

export const MAIL_STATE_LABELS = {
  queued: t('officeEmails.stateQueued'),
  sending: t('officeEmails.stateSending'),
  sent: t('officeEmails.stateSent'),
  failed: t('officeEmails.stateFailed'),
  bounced: t('officeEmails.stateBounced'),
} as const satisfies Readonly<Record<Mail['state'], string>>;

export const MAIL_STATE_COLOURS = {
  queued: 'default',
  sending: 'info',
  sent: 'success',
  failed: 'error',
  bounced: 'warning',
} as const satisfies Readonly<Record<Mail['state'], string>>;

/** Whether a mail can be sent again; one that is waiting or being sent cannot. */
export const isOver = ({ state }: Pick<Mail, 'state'>): boolean =>
  state === 'sent' || state === 'failed' || state === 'bounced';
