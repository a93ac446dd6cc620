import styles from '../review.module.css';
import type { ReportState } from './use-report.ts';

/** Where what was typed is kept: read out when it changes. */
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
        <strong>Your report was changed in another window.</strong> Which of the two holds?
        <span className={styles.choice}>
          <button type="button" className={styles.small} onClick={() => settle('mine')}>
            What stands here
          </button>
          <button type="button" className={styles.small} onClick={() => settle('theirs')}>
            What the other window has saved
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
        {isKept && 'It is kept on this device, and saving is tried again by itself. '}
        <button type="button" className={styles.small} onClick={saveNow}>
          Try now
        </button>
      </>
    );
  }
  if (isDirty) return 'Not saved yet…';
  return isTouched ? 'Saved.' : 'What you write is saved as you type.';
}
