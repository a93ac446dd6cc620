import Button from '@mui/material/Button';
import { FILE_KINDS, type FileKind } from '@quire/model/entities/submission-file';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { type DragEvent, useRef, useState } from 'react';
import { fieldId } from '../step-table/steps.ts';
import styles from './file-drop.module.css';

const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

interface FileDropProps {
  readonly kinds: readonly FileKind[];
  readonly onFiles: (files: readonly File[]) => void;
}

const kindsInWords = (kinds: readonly FileKind[]): string =>
  formatList(kinds.map((kind) => FILE_KINDS[kind].label));

/**
 * A place to drop files on, and a button that asks for them: several at once. It greys nothing out in
 * the dialog of
 * the system: what is not taken is named with what to do instead.
 */
export function FileDrop({ kinds, onFiles }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut, the button does the same
    <div
      className={`${styles.drop} ${isOver ? styles.over : ''}`}
      onDragOver={(event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('authorSubmit.files')}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
      <Button id={fieldId('files')} variant="outlined" onClick={() => input.current?.click()}>
        {t('authorSubmit.chooseFiles')}
      </Button>
      <p className={styles.hint}>{t('authorSubmit.dropHint', { kinds: kindsInWords(kinds) })}</p>
    </div>
  );
}
