/** The page on which a person stops invitations, or allows them again. It works without the app and without an account. */
import { escapeHtml } from '@quire/model/mail/escape-html';
import { t } from '@quire/model/messages/t';
import type { StopChange, StopView } from '../../domain/mail/stop-invitations.ts';
import { linkPage } from './link-page.ts';

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
const button = (change: StopChange, label: string) =>
  `<p><button name="do" value="${change}">${escapeHtml(label)}</button></p>`;

/** A whole page, in the language of the request. Its form posts to its own address. */
export function invitationStopPage({ stop, journal, press, isStopped }: StopView): string {
  const { kind } = stop;
  const of = (where: string) => ({ kind, where });
  const where = journal || press;
  const says = isStopped
    ? paragraph(t('mail.invitationsStopped', of(where)))
    : paragraph(t('mail.invitationsOf', of(where)));
  const buttons = isStopped
    ? button('allow', t('mail.invitationsAllow'))
    : button('stop', t('mail.invitationsStop', of(where))) +
      (journal ? button('press', t('mail.invitationsStopAll', { kind, press })) : '');
  const form = `<form method="post">${buttons}</form>`;
  const title = isStopped ? t('mail.invitationsStoppedTitle') : t('mail.invitationsTitle');
  return linkPage(title, says + form + paragraph(t('mail.invitationsKept')));
}
