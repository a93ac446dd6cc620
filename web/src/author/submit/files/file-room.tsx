import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Stack from '@mui/material/Stack';
import type { FileKind, StoredSubmissionFile } from '@quire/model/entities/submission-file';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import type { SubmissionUploads } from '../context/submission-upload.ts';
import { FileDrop } from './file-drop.tsx';
import { sortChosen } from './sort-chosen.ts';
import { SubmissionUploadList } from './upload-list.tsx';

interface FileRoomProps {
  readonly queue: SubmissionUploads;
  readonly current: readonly StoredSubmissionFile[];
  /** The kinds that a file can have here, which always include a supplement. */
  readonly kinds: readonly FileKind[];
  /** The round of the uploaded files. Files of earlier rounds can be replaced. */
  readonly round: number;
}

/** Choosing and uploading files. A file is uploaded as soon as it is chosen. */
export function FileRoom({ queue, current, kinds, round }: FileRoomProps) {
  const [refused, setRefused] = useState<readonly string[]>([]);
  function add(files: readonly File[]) {
    const there = [...current.filter((each) => each.round === round), ...queue.items()];
    const chosen = sortChosen(
      files,
      kinds,
      there.map(({ kind }) => kind),
    );
    setRefused(chosen.refused);
    queue.push(chosen.wanted);
  }
  return (
    <Stack spacing={3}>
      <FileDrop kinds={kinds} onFiles={add} />
      {refused.length > 0 && (
        <Alert severity="error" onClose={() => setRefused([])}>
          <AlertTitle>{t('authorSubmit.filesRefused', { count: refused.length })}</AlertTitle>
          <ul>
            {refused.map((why) => (
              <li key={why}>{why}</li>
            ))}
          </ul>
        </Alert>
      )}
      <SubmissionUploadList queue={queue} kinds={kinds} current={current} />
    </Stack>
  );
}
