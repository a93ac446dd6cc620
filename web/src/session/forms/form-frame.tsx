import { t } from '@quire/model/messages/t';
import type { ReactNode } from 'react';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import styles from '../../ui/form/form.module.css';
import type { FormState } from './use-form.ts';

interface FormFrameProps {
  readonly state: FormState;
  /** On the button, and while it is being sent. */
  readonly action: string;
  readonly busy: string;
  /** Beside the button. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A form with its summary of errors above and its button below. */
export function FormFrame({ state, action, busy, aside, children }: FormFrameProps) {
  const { form, problems, failure, attempt, isBusy, isReady, events } = state;
  return (
    <form ref={form} method="post" noValidate className={styles.form} {...events}>
      <noscript>
        <p className={styles.summary}>{t('forms.needsScript')}</p>
      </noscript>
      <ErrorSummary problems={problems} failure={failure} attempt={attempt} />
      {children}
      <div className={styles.actions}>
        <button
          type="submit"
          className="button"
          disabled={!isReady}
          aria-disabled={isBusy || undefined}
        >
          {isBusy ? busy : action}
        </button>
        {aside}
      </div>
    </form>
  );
}
