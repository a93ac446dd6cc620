import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { DraftAuthor } from '@quire/model/entities/submission';
import { t } from '@quire/model/messages/t';
import { useEffect, useRef } from 'react';
import { authorName } from './author-name.ts';

export interface RemovedAuthor {
  readonly author: DraftAuthor;
  /** Their previous index in the list. */
  readonly place: number;
  /** By name, as the list may have changed in the meantime. */
  readonly institutions: readonly string[];
}

interface PutBackProps {
  readonly removed: RemovedAuthor | null;
  readonly onPutBack: (removed: RemovedAuthor) => void;
}

/** A button that restores the author removed last; it gets the focus of the removed button. */
export function PutBack({ removed, onPutBack }: PutBackProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (removed) button.current?.focus();
  }, [removed]);
  if (!removed) return null;
  const name = authorName(removed.author);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <span role="status">
        {name ? t('authorSubmit.authorRemoved', { name }) : t('authorSubmit.unnamedRemoved')}
      </span>
      <Button
        ref={button}
        variant="outlined"
        aria-label={
          name ? t('authorSubmit.restoreNamed', { name }) : t('authorSubmit.restoreUnnamed')
        }
        onClick={() => onPutBack(removed)}
      >
        {t('authorSubmit.restore')}
      </Button>
    </Box>
  );
}
