import { REGISTRATION_TEXT_MAX } from '@quire/model/entities/registration';

/** An answer in a few words, without the markup of its page: `429 Too many submissions are pending.` */
export const shortAnswer = (status: number, body: string): string =>
  `${status} ${body.replace(/<[^>]*>/g, ' ')}`
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, REGISTRATION_TEXT_MAX);
