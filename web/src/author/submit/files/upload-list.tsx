import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import type { FileKind, StoredSubmissionFile } from '@quire/model/entities/submission-file';
import { t } from '@quire/model/messages/t';
import { useSyncExternalStore } from 'react';
import { fileSize } from '../../../ui/text-page/file-size.ts';
import {
  type QueuedSubmissionFile,
  type SubmissionUploads,
  setKind,
} from '../context/submission-upload.ts';
import { KindField, replacedBy } from './kind-field.tsx';

function inWords({ state, sent, file, problem }: QueuedSubmissionFile): string {
  switch (state) {
    case 'waiting':
      return t('authorSubmit.uploadWaiting');
    case 'sending':
      return t('authorSubmit.sentOf', { sent: fileSize(sent), size: fileSize(file.size) });
    case 'sent':
    case 'checking':
      return t('authorSubmit.uploadChecking');
    case 'failed':
      return problem ?? t('authorSubmit.uploadStopped');
  }
}

function replacing({ kind }: QueuedSubmissionFile, current: readonly StoredSubmissionFile[]) {
  const replaced = replacedBy(kind, current);
  return replaced && t('authorSubmit.replaces', { name: replaced.name });
}

interface UploadListProps {
  readonly queue: SubmissionUploads;
  readonly kinds: readonly FileKind[];
  readonly current: readonly StoredSubmissionFile[];
}

/** Files that are being uploaded, each with its kind and progress, to be cancelled or tried again. */
export function SubmissionUploadList({ queue, kinds, current }: UploadListProps) {
  const items = useSyncExternalStore(queue.subscribe, queue.items);
  const failed = items.filter(({ state }) => state === 'failed');
  return (
    <>
      <div role="alert" className="visually-hidden">
        {failed
          .map(({ file, problem }) =>
            t('authorSubmit.uploadFailed', {
              name: file.name,
              problem: problem ?? t('authorSubmit.uploadStopped'),
            }),
          )
          .join(' ')}
      </div>
      {items.length > 0 && (
        <Box
          component="ul"
          aria-label={t('authorSubmit.uploads')}
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}
        >
          {items.map((item) => (
            <li key={item.id}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
                <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
                  <strong>{item.file.name}</strong>
                  <Box
                    sx={{
                      color: item.state === 'failed' ? 'error.main' : 'text.secondary',
                      fontSize: 'var(--small)',
                    }}
                  >
                    {inWords(item)}
                  </Box>
                </Box>
                <Box sx={{ flex: '0 1 15rem' }}>
                  <KindField
                    id={item.id}
                    name={item.file.name}
                    kind={item.kind}
                    kinds={kinds}
                    isDisabled={item.state === 'checking'}
                    help={replacing(item, current)}
                    onChoose={(kind) => setKind(queue, item.id, kind)}
                  />
                </Box>
                {item.state === 'failed' && (
                  <Button
                    size="small"
                    aria-label={t('authorSubmit.tryFileAgain', { name: item.file.name })}
                    onClick={() => queue.retry(item.id)}
                  >
                    {t('author.tryAgain')}
                  </Button>
                )}
                {item.state !== 'checking' && (
                  <Button
                    size="small"
                    aria-label={t('authorSubmit.cancelUpload', { name: item.file.name })}
                    onClick={() => queue.cancel(item.id)}
                  >
                    {item.state === 'failed' ? t('authorSubmit.skip') : t('author.cancel')}
                  </Button>
                )}
              </Box>
              {(item.state === 'sending' || item.state === 'checking') && (
                <LinearProgress
                  aria-label={t('authorSubmit.uploading', { name: item.file.name })}
                  variant={item.state === 'checking' ? 'indeterminate' : 'determinate'}
                  value={Math.min(100, (100 * item.sent) / Math.max(1, item.file.size))}
                />
              )}
            </li>
          ))}
        </Box>
      )}
    </>
  );
}
