import { withoutIsolates } from '@quire/model/messages/without-isolates';

const encoded = (words: string): string => encodeURIComponent(withoutIsolates(words));

/** The address that begins a mail to `to` with a subject and a text, neither of them encoded. */
export const mailAddress = (to: string, subject: string, body: string): string =>
  `mailto:${to}?subject=${encoded(subject)}&body=${encoded(body)}`;
