import { longDate } from '@quire/model/messages/dates';
import { t } from '@quire/model/messages/t';
import { call } from '../../../data/calls.ts';
import { FormFrame } from '../../../session/forms/form-frame.tsx';
import { useForm } from '../../../session/forms/use-form.ts';
import { TextField } from '../../../ui/form/field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import styles from '../review.module.css';
import type { ReviewView } from '../view/review-view.ts';

interface MoreTimeProps {
  readonly token: string;
  readonly view: ReviewView;
  readonly again: () => Promise<void>;
}

/** A form that asks the editor for an extension. */
export function MoreTime({ token, view, again }: MoreTimeProps) {
  const state = useForm({
    check: async ({ due = '' }) =>
      due > view.due.slice(0, 10)
        ? []
        : [{ field: 'due', message: t('reviewer.newDueDateProblem') }],
    send: async ({ due = '', reason = '' }) => {
      await call('askForTime', { token, due, reason: reason.trim() });
      await again();
    },
  });
  return (
    <section className={styles.part} aria-labelledby="more-time-title">
      <h2 id="more-time-title">{t('reviewer.moreTime')}</h2>
      {view.timeAsked ? (
        <p role="status">
          {t('reviewer.extensionAsked', {
            until: longDate(view.timeAsked.slice(0, 10)),
            due: longDate(view.due.slice(0, 10)),
          })}
        </p>
      ) : (
        <details>
          <summary>{t('reviewer.askExtension')}</summary>
          <FormFrame
            state={state}
            action={t('reviewer.askExtensionButton')}
            busy={t('forms.sending')}
          >
            <TextField
              name="due"
              type="date"
              label={t('reviewer.newDueDate')}
              hint={t('reviewer.newDueDateHint', { days: 60 })}
              problem={state.problemOf('due')}
            />
            <TextArea
              name="reason"
              label={t('reviewer.why')}
              hint={t('reviewer.editorsRead')}
              problem={state.problemOf('reason')}
              isOptional
              rows={2}
              maxLength={1_000}
            />
          </FormFrame>
        </details>
      )}
    </section>
  );
}
