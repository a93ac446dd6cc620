import { t } from '@quire/model/messages/t';
import { submitPath } from '@quire/model/paths';
import { Link } from 'react-router';
import { STEPS, type StepKey } from '../step-table/steps.ts';
import styles from './step-list.module.css';

interface StepListProps {
  readonly id: string;
  readonly steps: readonly StepKey[];
  readonly current: StepKey;
  /** Visited steps that are complete, and those that are not. */
  readonly done: ReadonlySet<StepKey>;
  readonly open: ReadonlySet<StepKey>;
  /** Called before a change of step. */
  readonly onGo: () => void;
}

/** The list of steps: the current one, the complete ones and the incomplete ones. */
export function StepList({ id, steps, current, done, open, onGo }: StepListProps) {
  const mark = (step: StepKey, at: number) =>
    done.has(step) ? '✓' : open.has(step) ? '!' : at + 1;
  const whole = (key: StepKey, number: number) => {
    const step = STEPS[key].label;
    if (done.has(key)) return t('authorSubmit.stepComplete', { number, step });
    if (open.has(key)) return t('authorSubmit.stepIncomplete', { number, step });
    return t('authorSubmit.stepNumber', { number, step });
  };
  return (
    <nav aria-label={t('authorSubmit.steps')}>
      <ol className={styles.steps}>
        {steps.map((step, at) => (
          <li key={step}>
            <Link
              to={submitPath(id, step)}
              replace
              onClick={({ ctrlKey, metaKey, shiftKey }) => {
                // With one of these keys, the link opens in another tab.
                if (!ctrlKey && !metaKey && !shiftKey) onGo();
              }}
              preventScrollReset
              className={[styles.step, done.has(step) && styles.done, open.has(step) && styles.open]
                .filter(Boolean)
                .join(' ')}
              aria-current={step === current ? 'step' : undefined}
            >
              <span className={styles.number} aria-hidden="true">
                {step === current ? at + 1 : mark(step, at)}
              </span>
              <span className={styles.name} aria-hidden="true">
                {STEPS[step].label}
              </span>
              <span className="visually-hidden">{whole(step, at + 1)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
