import { type ComponentType, useEffect, useState } from 'react';
import styles from './reading-settings.module.css';

const PANEL = 'reading-settings';

/** The button in the head of every page that opens the reading settings. They load when asked for. */
export function ReadingSettings() {
  const [Panel, setPanel] = useState<ComponentType | null>(null);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    // Without them the page stays as it is; the next try loads again.
    import('./reading-panel.tsx').then(
      ({ ReadingPanel }) => setPanel(() => ReadingPanel),
      () => setWanted(false),
    );
  }, [wanted]);
  const want = () => setWanted(true);
  return (
    <div className={styles.place}>
      <button
        type="button"
        className={styles.open}
        popoverTarget={PANEL}
        aria-label="Reading settings"
        title="Reading settings"
        onPointerEnter={want}
        onFocus={want}
        onClick={want}
      >
        <span aria-hidden="true">Aa</span>
      </button>
      <div id={PANEL} popover="auto" className={styles.panel}>
        {Panel && <Panel />}
      </div>
    </div>
  );
}
