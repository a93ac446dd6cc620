import { useSyncExternalStore } from 'react';
import { rich } from '../../../messages/rich.ts';
import styles from './keys-note.module.css';
import { isSlashOn, onSlash, turnSlash } from './slash-key.ts';

const kbd = (key: string) => <kbd>{key}</kbd>;

/** The page's keys, and the switch for the one that is a single letter. */
export function KeysNote() {
  const isOn = useSyncExternalStore(onSlash, isSlashOn, () => true);
  return (
    <p className={`${styles.note} no-print`}>
      <span>{isOn ? rich('search.keysWithSlash', { kbd }) : rich('search.keys', { kbd })}</span>{' '}
      <button type="button" onClick={() => turnSlash(!isOn)}>
        {isOn ? rich('search.turnSlashOff', { kbd }) : rich('search.turnSlashOn', { kbd })}
      </button>
    </p>
  );
}
