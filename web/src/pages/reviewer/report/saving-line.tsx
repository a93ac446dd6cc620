import { t } from '@quire/model/messages/t';
import { rich } from '../../../messages/rich.ts';
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
        {rich('reviewer.twoVersions', { strong: (words) => <strong>{words}</strong> })}
        <span className={styles.choice}>
          <button type="button" className={styles.small} onClick={() => settle('mine')}>
            {t('reviewer.thisVersion')}
          </button>
          <button type="button" className={styles.small} onClick={() => settle('theirs')}>
            {t('reviewer.otherVersion')}
          </button>
        </span>
      </>
    );
  }
  if (isSaving) return t('forms.saving');
  if (problem !== null) {
    return (
      <>
        <strong>{t('reviewer.notSaved')}</strong> {problem} {isKept && t('reviewer.keptHere')}{' '}
        <button type="button" className={styles.small} onClick={saveNow}>
          {t('reviewer.tryAgain')}
        </button>
      </>
    );
  }
  if (isDirty) return t('reviewer.notSavedYet');
  return isTouched ? t('reviewer.saved') : t('reviewer.savedAsYouType');
}
