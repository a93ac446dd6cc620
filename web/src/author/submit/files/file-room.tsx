import Stack from '@mui/material/Stack';
import type { FileKind, StoredSubmissionFile } from '@quire/model/entities/submission-file';
import { useState } from 'react';
import { FileDrop } from './file-drop.tsx';
import { guessKind } from './guess-kind.ts';
import { type PickedFile, PickedFiles, replacedBy } from './picked-files.tsx';
import { refuseFile } from './refuse-file.ts';
import { UploadList } from './upload-list.tsx';
import type { UploadQueue } from './upload-queue.ts';

interface FileRoomProps {
  readonly queue: UploadQueue;
  readonly current: readonly StoredSubmissionFile[];
  readonly kinds: readonly FileKind[];
  readonly isRevision: boolean;
}

/** From choosing files to their arrival. */
export function FileRoom({ queue, current, kinds, isRevision }: FileRoomProps) {
  const [picked, setPicked] = useState<readonly PickedFile[]>([]);
  function pick(files: readonly File[]) {
    const next = [...picked];
    for (const file of files) {
      const hasManuscript =
        next.some(({ kind }) => kind === 'manuscript') ||
        (!isRevision && current.some(({ kind }) => kind === 'manuscript'));
      const guess = guessKind(file.name, hasManuscript, isRevision);
      const kind = kinds.includes(guess) ? guess : (kinds[0] ?? 'supplement');
      next.push({ id: crypto.randomUUID(), file, kind });
    }
    setPicked(next);
  }
  function send() {
    const isGood = ({ file, kind }: PickedFile) => refuseFile(file, kind) === null;
    queue.push(
      picked.filter(isGood).map(({ file, kind }) => {
        const replaced = replacedBy(kind, current);
        return { file, kind, ...(replaced && { replaces: replaced.id }) };
      }),
    );
    setPicked(picked.filter((each) => !isGood(each)));
  }
  return (
    <Stack spacing={3}>
      <FileDrop kinds={kinds} onFiles={pick} />
      <PickedFiles
        picked={picked}
        current={current}
        kinds={kinds}
        onChange={setPicked}
        onSend={send}
      />
      <UploadList queue={queue} />
    </Stack>
  );
}
