import styles from '../review.module.css';
import type { ReportState } from './use-report.ts';

/** The state of saving, announced when it changes. */
export function SavingLine({ state }: { readonly state: ReportState }) {
  return (
    <div className={styles.saving} role="status">
      <Saving state={state} />
    </div>
  );
}

function Saving({ state: { view, isTouched, saveNow, settle } }: { readonly state: ReportState }) {
  const { draft, problem, isKept, isDirty, isSaving } = view;
  if (draft.conflict) {
    return (
      <>
        <strong>Your report was changed in another window.</strong> Which version do you want to
        keep?
        <span className={styles.choice}>
          <button type="button" className={styles.small} onClick={() => settle('mine')}>
            The version in this window
          </button>
          <button type="button" className={styles.small} onClick={() => settle('theirs')}>
            The version saved in the other window
          </button>
        </span>
      </>
    );
  }
  if (isSaving) return 'Saving…';
  if (problem !== null) {
    return (
      <>
        <strong>Not saved.</strong> {problem}{' '}
        {isKept && 'It is kept on this device, and we will try again automatically. '}
        <button type="button" className={styles.small} onClick={saveNow}>
          Try again now
        </button>
      </>
    );
  }
  if (isDirty) return 'Not saved yet…';
  return isTouched ? 'Saved.' : 'Your report is saved as you type.';
}
