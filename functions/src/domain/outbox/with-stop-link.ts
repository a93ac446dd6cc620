import { composeMail, type MailParts } from '@quire/model/mail/compose';
import { type InvitationStop, invitationStopName } from '@quire/model/mail/invitation-stops';
import { unsubscribePath } from '@quire/model/mail/mail-switches';
import { language } from '@quire/model/messages/language';
import { t } from '@quire/model/messages/t';

/**
 * Stands for the token in a mail of the outbox: staff who read there must not be able to answer for the receiver.
 * Delivery puts the token in its place.
 */
const NO_TOKEN = '-';

/** Adds a link to the foot of an invitation which stops further ones by the journal or the press. */
export function withStopLink<Parts extends MailParts>(parts: Parts, stop: InvitationStop): Parts {
  const { subject, blocks, made } = parts;
  if (!blocks || !made) return parts;
  const { journal } = made.data;
  const where = stop.journal && typeof journal === 'string' ? journal : made.sender.press;
  const path = unsubscribePath(NO_TOKEN, invitationStopName(stop));
  // The receiver may have no account that says in which language the page is to be.
  const url = `${made.sender.origin}${path}?language=${language()}`;
  const label = t('mail.invitationsStop', { kind: stop.kind, where });
  const sender = { ...made.sender, stop: { label, url } };
  return { ...parts, ...composeMail(subject, blocks, sender), made: { ...made, sender } };
}

/** Puts the receiver's own address, with their token, into both parts of a mail. */
export function withStopAddress<Words extends { readonly text: string; readonly html: string }>(
  words: Words,
  { origin, name, address }: Readonly<Record<'origin' | 'name' | 'address', string>>,
): Words {
  const placeholder = origin + unsubscribePath(NO_TOKEN, name);
  const { text, html } = words;
  return {
    ...words,
    text: text.replaceAll(placeholder, address),
    html: html.replaceAll(placeholder, address),
  };
}
