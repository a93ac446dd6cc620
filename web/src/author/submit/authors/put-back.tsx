import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { DraftAuthor } from '@quire/model/entities/submission';
import { useEffect, useRef } from 'react';
import { authorName } from './author-name.ts';

export interface RemovedAuthor {
  readonly author: DraftAuthor;
  /** Where in the list they stood. */
  readonly place: number;
  /** By their names: the list may be another one meanwhile. */
  readonly institutions: readonly string[];
}

interface PutBackProps {
  readonly removed: RemovedAuthor | null;
  readonly onPutBack: (removed: RemovedAuthor) => void;
}

/** The way back for whoever was taken out of the list last; it takes the focus of the lost button. */
export function PutBack({ removed, onPutBack }: PutBackProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (removed) button.current?.focus();
  }, [removed]);
  if (!removed) return null;
  const name = authorName(removed.author) || 'An author without a name';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <span role="status">{name} removed from the list.</span>
      <Button
        ref={button}
        variant="outlined"
        aria-label={`Restore ${name}`}
        onClick={() => onPutBack(removed)}
      >
        Restore
      </Button>
    </Box>
  );
}
