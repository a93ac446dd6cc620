import { REVIEW_MESSAGE_MAX } from '@quire/model/entities/review-message';
import { longDate } from '@quire/model/messages/dates';
import { t } from '@quire/model/messages/t';
import { takesMessages } from '@quire/model/states/review-states';
import { useRef } from 'react';
import { call } from '../../data/calls.ts';
import { MarkdownText } from '../../markdown-text/markdown-text.tsx';
import { FormFrame } from '../../session/forms/form-frame.tsx';
import { useForm } from '../../session/forms/use-form.ts';
import { TextArea } from '../../ui/form/text-area.tsx';
import styles from './review.module.css';
import type { ReviewView } from './view/review-view.ts';

interface MessagesWithEditorProps {
  readonly token: string;
  readonly view: ReviewView;
  readonly again: () => Promise<void>;
}

/** The messages between reviewer and editor, and a form for the next one. */
export function MessagesWithEditor({ token, view, again }: MessagesWithEditorProps) {
  const { messages, state } = view;
  const mayWrite = takesMessages(state);
  if (!mayWrite && messages.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="messages-title">
      <h2 id="messages-title">{t('reviewer.messagesWithEditor')}</h2>
      <div role="log" aria-label={t('reviewer.messages')}>
        {messages.map(({ side, text, at }) => (
          <div key={at + side} className={styles.message}>
            <p className={styles.facts}>
              {side === 'editor'
                ? t('reviewer.fromEditor', { date: longDate(at.slice(0, 10)) })
                : t('reviewer.fromYou', { date: longDate(at.slice(0, 10)) })}
            </p>
            <MarkdownText text={text} />
          </div>
        ))}
      </div>
      {mayWrite && (
        <details open={messages.length > 0}>
          <summary>{t('reviewer.writeToEditor')}</summary>
          {/* A new form for each message, so that the field is empty again. */}
          <Message key={messages.length} token={token} again={again} />
        </details>
      )}
    </section>
  );
}

function Message({ token, again }: Omit<MessagesWithEditorProps, 'view'>) {
  // One key for each message, so that a retry after a lost answer does not send it twice.
  const key = useRef('');
  const state = useForm({
    check: async ({ message = '' }) =>
      message.trim() ? [] : [{ field: 'message', message: t('reviewer.messageMissing') }],
    send: async ({ message = '' }) => {
      key.current ||= crypto.randomUUID();
      await call('writeToEditor', { token, key: key.current, text: message.trim() });
      await again();
    },
  });
  return (
    <FormFrame state={state} action={t('reviewer.sendMessage')} busy={t('forms.sending')}>
      <TextArea
        name="message"
        label={t('reviewer.message')}
        hint={t('reviewer.messageHint')}
        problem={state.problemOf('message')}
        rows={4}
        maxLength={REVIEW_MESSAGE_MAX}
      />
    </FormFrame>
  );
}
