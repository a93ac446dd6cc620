import { messageParts } from '@quire/model/messages/format-message';
import { language, locale } from '@quire/model/messages/language';
import { messageIn } from '@quire/model/messages/message-in';
import type { MessageKey, RichValues } from '@quire/model/messages/message-types';
import { createElement, Fragment, type ReactNode } from 'react';

/**
 * A text with tags or with elements as values: `rich('article.licence', { licence: (words) => <a …>{words}</a> })`, in the
 * language of the request or the page. As with `t`, the key is a literal and the values are an object literal: the
 * build puts the pieces of the text in place of both (`build/messages/mark-calls.ts`).
 */
export function rich<Key extends MessageKey>(
  key: Key,
  values: RichValues<Key, ReactNode>,
): ReactNode {
  const parts = messageParts(messageIn(language(), key), values, locale());
  return createElement(Fragment, null, ...parts.filter(isShown));
}

const isShown = (part: unknown): part is ReactNode => part !== undefined;
