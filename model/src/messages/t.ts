import { messageParts } from './format-message.ts';
import { language, locale } from './language.ts';
import { messageIn } from './message-in.ts';
import type { MessageKey, PlainArguments } from './message-types.ts';

/**
 * A text that a person reads, in the language of the request or the page: `t('search.results', { count })`. The key is a
 * literal and the values are an object literal, because the build puts the words in place of the call: browsers load
 * neither this module nor the catalogues. Call it in a function, never while a module is loaded: the server learns the
 * language with the request. For texts with tags: `rich` (`web/src/messages/rich.ts`).
 */
export function t<Key extends MessageKey>(key: Key, ...[values]: PlainArguments<Key>): string {
  return messageParts(messageIn(language(), key), values ?? {}, locale()).join('');
}
