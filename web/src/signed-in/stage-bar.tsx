import { t } from '@quire/model/messages/t';
import {
  SUBMISSION_STAGES,
  SUBMISSION_STATES,
  type SubmissionStage,
  type SubmissionState,
} from '@quire/model/states/submission-states';
import styles from './stage-bar.module.css';

const STAGES = Object.keys(SUBMISSION_STAGES) as SubmissionStage[];

/** The progress of a submission in five stages. */
export function StageBar({ state }: { readonly state: SubmissionState }) {
  const row: { readonly stage: SubmissionStage; readonly over?: true } = SUBMISSION_STATES[state];
  const place = STAGES.indexOf(row.stage);
  const isPublished = row.over === true && row.stage === 'publication';
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers
    <ol role="list" className={styles.bar} aria-label={t('signedIn.stages')}>
      {STAGES.map((stage, at) => {
        const isCurrent = at === place;
        const marks = [
          styles.station,
          at < place || (isCurrent && isPublished) ? styles.passed : '',
          isCurrent ? styles.current : '',
          isCurrent && row.over && !isPublished ? styles.over : '',
        ];
        return (
          <li
            key={stage}
            className={marks.filter(Boolean).join(' ')}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <span className={styles.name}>{SUBMISSION_STAGES[stage]}</span>
          </li>
        );
      })}
    </ol>
  );
}
