import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  FILE_FORMATS,
  FILE_KINDS,
  REMOVED_PARTS,
  type StoredSubmissionFile,
} from '@quire/model/entities/submission-file';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import type { ReactNode } from 'react';
import { rich } from '../../messages/rich.ts';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { ReadFileButton } from '../../signed-in/read-file-button.tsx';
import { saveStoredFile } from '../../signed-in/save-stored-file.ts';
import { fileSize } from '../../ui/text-page/file-size.ts';
import { readersDay } from './readers-date.ts';
import { useAction } from './use-action.ts';

interface FileRowProps {
  readonly file: StoredSubmissionFile;
  readonly actions?: ReactNode;
}

/** A file of a submission: what it is, its version, its checksum, and a way to fetch it. */
export function FileRow({ file, actions }: FileRowProps) {
  const { kind, name, label, format, size, version, uploadedAt, sha256, removed, setAside } = file;
  const fetching = useAction();
  return (
    <Box component="li" sx={{ py: 1.5, '& + &': { borderBlockStart: '1px solid var(--rule)' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{label || name}</Box>
          <Box sx={{ color: 'text.secondary', fontSize: 'var(--small)' }}>
            {rich('author.fileFacts', {
              kind: FILE_KINDS[kind].label,
              format: FILE_FORMATS[format].label,
              size: fileSize(size),
              version,
              isKept: setAside ? 'yes' : 'other',
              date: <time dateTime={uploadedAt}>{readersDay(uploadedAt)}</time>,
            })}
          </Box>
          {removed && removed.length > 0 && (
            <Box sx={{ fontSize: 'var(--small)' }}>
              {t('author.removedForSafety', {
                parts: formatList(removed.map((part) => REMOVED_PARTS[part])),
              })}
            </Box>
          )}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <ReadFileButton file={file} />
          <Button
            size="small"
            aria-label={t('author.downloadNamed', { name })}
            aria-disabled={fetching.busy}
            onClick={() => void fetching.run(() => saveStoredFile(file))}
          >
            {t('forms.download')}
          </Button>
          {actions}
        </Box>
      </Box>
      <details>
        <Box
          component="summary"
          sx={{
            fontSize: 'var(--tiny)',
            color: 'text.secondary',
            py: 0.75,
            maxWidth: 'fit-content',
          }}
        >
          {t('author.checksum')}
        </Box>
        <Box component="code" sx={{ fontSize: 'var(--tiny)', overflowWrap: 'anywhere' }}>
          {sha256}
        </Box>
      </details>
      <ProblemNote>{fetching.problem}</ProblemNote>
    </Box>
  );
}
