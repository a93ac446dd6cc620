import { AsyncLocalStorage } from 'node:async_hooks';
import { bindLanguage } from '@quire/model/messages/language';
import type { Language } from '@quire/model/messages/languages';

const requests = new AsyncLocalStorage<Language>();
bindLanguage(() => requests.getStore());

/**
 * Does something in a language: whatever it calls, and whatever these wait for, finds it with `language()`. Pages that
 * are rendered at the same time each have their own.
 */
export const inLanguage = <Result>(language: Language, work: () => Result): Result =>
  requests.run(language, work);
