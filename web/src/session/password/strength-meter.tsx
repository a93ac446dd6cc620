import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { PASSWORD_LIMITS } from '@quire/model/password';
import type { Judgement, Strength } from './judge.ts';
import styles from './strength-meter.module.css';

/** The words for the strengths, as the message knows them. */
const NAMES = ['veryWeak', 'weak', 'fair', 'good', 'strong'] as const satisfies Readonly<
  Record<Strength, string>
>;

interface StrengthMeterProps {
  readonly judged: Judgement | null;
  /** The field already shows a problem. */
  readonly isTold?: boolean;
}

/** The strength of a password, in words and as a bar of four parts. */
export function StrengthMeter({ judged, isTold = false }: StrengthMeterProps) {
  const filled = judged ? Math.max(judged.strength, 0) : 0;
  return (
    <div className={styles.meter}>
      <div className={styles.bar} aria-hidden="true">
        {[1, 2, 3, 4].map((part) => (
          <span key={part} data-filled={part <= filled} />
        ))}
      </div>
      <p role="status" className={styles.words}>
        {judged && (
          <>
            {t('forms.passwordStrength', { strength: NAMES[judged.strength] })}
            {judged.problem && !isTold && ` ${errorMessage(judged.problem, PASSWORD_LIMITS)}`}
          </>
        )}
      </p>
    </div>
  );
}
