import { longDate } from '@quire/model/messages/dates';
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
        : [{ field: 'due', message: 'Choose a date after the current due date.' }],
    send: async ({ due = '', reason = '' }) => {
      await call('askForTime', { token, due, reason: reason.trim() });
      await again();
    },
  });
  return (
    <section className={styles.part} aria-labelledby="more-time-title">
      <h2 id="more-time-title">Do you need more time?</h2>
      {view.timeAsked ? (
        <p role="status">
          You have requested an extension until {longDate(view.timeAsked.slice(0, 10))}. The editor
          will reply by e-mail. Until then, your report is due on {longDate(view.due.slice(0, 10))}.
        </p>
      ) : (
        <details>
          <summary>Request an extension</summary>
          <FormFrame state={state} action="Request extension" busy="Sending…">
            <TextField
              name="due"
              type="date"
              label="New due date"
              hint="At most 60 days from today."
              problem={state.problemOf('due')}
            />
            <TextArea
              name="reason"
              label="Why"
              hint="Only the editors read this."
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
