import styles from '../review.module.css';
import type { ReportState } from './use-report.ts';

/** Where what was typed is kept: read out when it changes. */
export function SavingLine({ state }: { readonly state: ReportState }) {
  const { saving, saveNow, settle } = state;
  return (
    <div className={styles.saving} role="status">
      {saving.is === 'untouched' && 'What you write is saved as you type.'}
      {saving.is === 'typing' && 'Not saved yet…'}
      {saving.is === 'saving' && 'Saving…'}
      {saving.is === 'saved' && 'Saved.'}
      {saving.is === 'failed' && (
        <>
          <strong>Not saved.</strong> {saving.message}{' '}
          {saving.kept && 'It is kept on this device, and saving is tried again by itself. '}
          <button type="button" className={styles.small} onClick={saveNow}>
            Try now
          </button>
        </>
      )}
      {saving.is === 'stale' && (
        <>
          <strong>Your report was changed in another window.</strong> Which of the two holds?
          <span className={styles.choice}>
            <button type="button" className={styles.small} onClick={() => settle('mine')}>
              What stands here
            </button>
            {saving.theirs && (
              <button type="button" className={styles.small} onClick={() => settle('theirs')}>
                What the other window has saved
              </button>
            )}
          </span>
        </>
      )}
    </div>
  );
}
