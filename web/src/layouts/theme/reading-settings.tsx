import { t } from '@quire/model/messages/t';
import { useEffect, useRef } from 'react';
import { useOnDemand } from '../use-on-demand.ts';
import styles from './reading-settings.module.css';

const PANEL = 'reading-settings';

/** The button in the head of every page that opens the reading settings. They load when asked for. */
export function ReadingSettings() {
  const [Panel, want] = useOnDemand(() =>
    import('./reading-panel.tsx').then((loaded) => loaded.ReadingPanel),
  );
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Opened before the app was there.
    if (box.current?.matches(':popover-open')) want();
  }, [want]);
  return (
    <div className={styles.place}>
      <button
        type="button"
        className={styles.open}
        popoverTarget={PANEL}
        aria-label={t('layouts.readingSettings')}
        title={t('layouts.readingSettings')}
        onPointerEnter={want}
        onFocus={want}
        onClick={want}
      >
        <span className={styles.letters} data-letters={t('layouts.letters')} />
      </button>
      <div ref={box} id={PANEL} popover="auto" className={styles.panel}>
        {Panel && <Panel />}
      </div>
    </div>
  );
}
