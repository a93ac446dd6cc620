import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import type { ArticleDraftStore } from '../draft/draft-store.ts';
import { FoundDois } from './found-dois.tsx';

interface ReferencesPanelProps {
  /** The article's id. */
  readonly article: string;
  readonly store: ArticleDraftStore;
  readonly bibtex: string;
  readonly isReadOnly: boolean;
}

/** The bibliography as stored. Changes are applied when the field loses focus. */
export function ReferencesPanel({ article, store, bibtex, isReadOnly }: ReferencesPanelProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Stack spacing={2}>
      <Alert severity="info">{t('officeEditor.bibliographyHint')}</Alert>
      <TextField
        label={t('officeEditor.bibliography')}
        value={typed ?? bibtex}
        multiline
        minRows={12}
        maxRows={28}
        disabled={isReadOnly}
        slotProps={{
          htmlInput: {
            spellCheck: false,
            style: { fontFamily: 'ui-monospace, monospace', fontSize: '0.85rem' },
          },
        }}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => {
          if (typed !== null) store.change({ bibtex: typed });
          setTyped(null);
        }}
      />
      <FoundDois article={article} isReadOnly={isReadOnly} />
    </Stack>
  );
}
