import Button from '@mui/material/Button';
import { FILE_FORMATS, type FileFormat } from '@quire/model/entities/submission-file';
import { type DragEvent, useRef, useState } from 'react';
import { fieldId } from '../steps.ts';
import styles from './file-drop.module.css';

const ACCEPT = (Object.keys(FILE_FORMATS) as FileFormat[])
  .flatMap((format) => FILE_FORMATS[format].extensions)
  .map((extension) => `.${extension}`)
  .join(',');

const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** A place to drop files on, and a button that asks for them: several at once. */
export function FileDrop({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
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
        accept={ACCEPT}
        aria-label="Files"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
      <Button id={fieldId('files')} variant="outlined" onClick={() => input.current?.click()}>
        Choose files
      </Button>
      <p className={styles.hint}>
        or drop them here: manuscript, figures, supplements, cover letter. Several at once.
      </p>
    </div>
  );
}
