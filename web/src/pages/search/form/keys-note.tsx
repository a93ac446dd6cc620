import { useSyncExternalStore } from 'react';
import styles from './keys-note.module.css';
import { isSlashOn, onSlash, turnSlash } from './slash-key.ts';

/** The page's keys, and the switch for the one that is a single letter. */
export function KeysNote() {
  const isOn = useSyncExternalStore(onSlash, isSlashOn, () => true);
  return (
    <p className={`${styles.note} no-print`}>
      <span>
        <kbd>↓</kbd> <kbd>↑</kbd> go through the results, <kbd>Esc</kbd> goes back to the field
        {isOn && (
          <>
            , <kbd>/</kbd> does so from anywhere
          </>
        )}
        .
      </span>{' '}
      <button type="button" onClick={() => turnSlash(!isOn)}>
        Turn {isOn ? 'off' : 'on'} the key <kbd>/</kbd>
      </button>
    </p>
  );
}
