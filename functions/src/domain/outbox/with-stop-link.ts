import { composeMail, type MailParts } from '@quire/model/mail/compose';
import { type InvitationStop, invitationStopName } from '@quire/model/mail/invitation-stops';
import { unsubscribePath } from '@quire/model/mail/mail-switches';
import type { Sender } from '@quire/model/mail/sender';
import { language } from '@quire/model/messages/language';
import { t } from '@quire/model/messages/t';

/**
 * Stands for the token in a mail of the outbox: staff who read there must not be able to answer for the receiver.
 * Delivery puts the token in its place.
 */
const NO_TOKEN = '-';

/** The address that delivery replaces by the receiver's own. */
const stopPlaceholder = (origin: string, name: string): string =>
  origin + unsubscribePath(NO_TOKEN, name);

/** A sender whose mails end with a link to what they can stop, in the language of the mail. `name`: `Mail.stop`. */
export const withStop = (sender: Sender, name: string, label: string): Sender => ({
  ...sender,
  stop: { label, url: `${stopPlaceholder(sender.origin, name)}?language=${language()}` },
});

/** Adds a link to the foot of an invitation which stops further ones by the journal or the press. */
export function withStopLink<Parts extends MailParts>(parts: Parts, stop: InvitationStop): Parts {
  const { subject, blocks, made } = parts;
  if (!blocks || !made) return parts;
  const { journal } = made.data;
  const where = stop.journal && typeof journal === 'string' ? journal : made.sender.press;
  // The receiver may have no account that says in which language the page is to be.
  const label = t('mail.invitationsStop', { kind: stop.kind, where });
  const sender = withStop(made.sender, invitationStopName(stop), label);
  return { ...parts, ...composeMail(subject, blocks, sender), made: { ...made, sender } };
}

/** Puts the receiver's own address, with their token, into both parts of a mail. */
export function withStopAddress<Words extends { readonly text: string; readonly html: string }>(
  words: Words,
  { origin, name, address }: Readonly<Record<'origin' | 'name' | 'address', string>>,
): Words {
  const placeholder = stopPlaceholder(origin, name);
  const { text, html } = words;
  return {
    ...words,
    text: text.replaceAll(placeholder, address),
    html: html.replaceAll(placeholder, address),
  };
}
