/** Only for Node: the server of pages and the functions, which do several things at a time. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { bindLanguage } from '@quire/model/messages/language';
import type { Language } from '@quire/model/messages/languages';

const works = new AsyncLocalStorage<Language>();
bindLanguage(() => works.getStore());

/**
 * Does something in a language: whatever it calls, and whatever these wait for, finds it with `language()`. Pages and
 * mails that are made at the same time each have their own.
 */
export const inLanguage = <Result>(language: Language, work: () => Result): Result =>
  works.run(language, work);
