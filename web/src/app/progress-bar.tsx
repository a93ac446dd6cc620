import {
  PROGRESS_BAR_DURATION_MS,
  PROGRESS_BAR_FADE_MS,
  PROGRESS_BAR_HEIGHT_PX,
  PROGRESS_BAR_THROTTLE_MS,
} from '@quire/model/constants';
import { t } from '@quire/model/messages/t';
import { type CSSProperties, useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import styles from './progress-bar.module.css';

type Progress = 'idle' | 'loading' | 'finished';

const NUMBERS: CSSProperties & Record<`--${string}`, string> = {
  '--bar-height': `${PROGRESS_BAR_HEIGHT_PX}px`,
  '--bar-duration': `${PROGRESS_BAR_DURATION_MS}ms`,
  '--bar-fade': `${PROGRESS_BAR_FADE_MS}ms`,
};

/** The thin bar at the top while a navigation takes longer than the throttle: idle → loading → finished. */
export function ProgressBar() {
  const isNavigating = useNavigation().state !== 'idle';
  const [progress, setProgress] = useState<Progress>('idle');

  useEffect(() => {
    if (isNavigating) {
      const timer = setTimeout(() => setProgress('loading'), PROGRESS_BAR_THROTTLE_MS);
      return () => clearTimeout(timer);
    }
    setProgress((now) => (now === 'loading' ? 'finished' : now));
    const timer = setTimeout(() => setProgress('idle'), PROGRESS_BAR_FADE_MS);
    return () => clearTimeout(timer);
  }, [isNavigating]);

  if (progress === 'idle') return null;
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={t('pages.loading')}
      aria-hidden={progress === 'finished'}
      data-progress={progress}
      style={NUMBERS}
    />
  );
}
