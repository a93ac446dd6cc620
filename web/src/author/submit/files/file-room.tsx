import Stack from '@mui/material/Stack';
import type { FileKind, StoredSubmissionFile } from '@quire/model/entities/submission-file';
import type { SubmissionUploads } from '../context/submission-upload.ts';
import { FileDrop } from './file-drop.tsx';
import { guessKind } from './guess-kind.ts';
import { SubmissionUploadList } from './upload-list.tsx';

interface FileRoomProps {
  readonly queue: SubmissionUploads;
  readonly current: readonly StoredSubmissionFile[];
  /** What a file can be here: a supplement is always among them. */
  readonly kinds: readonly FileKind[];
  /** The round that files are uploaded for: what was sent for an earlier one may be replaced. */
  readonly round: number;
}

/** From choosing files to their arrival. A file is uploaded as soon as it is chosen. */
export function FileRoom({ queue, current, kinds, round }: FileRoomProps) {
  function add(files: readonly File[]) {
    const taken = [...current.filter((each) => each.round === round), ...queue.items()].map(
      ({ kind }) => kind,
    );
    for (const file of files) {
      const kind = guessKind(file.name, kinds, taken);
      taken.push(kind);
      queue.push([{ file, kind }]);
    }
  }
  return (
    <Stack spacing={3}>
      <FileDrop kinds={kinds} onFiles={add} />
      <SubmissionUploadList queue={queue} kinds={kinds} current={current} />
    </Stack>
  );
}
