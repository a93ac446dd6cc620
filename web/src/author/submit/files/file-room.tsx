import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FileKind, StoredSubmissionFile } from '@quire/model/entities/submission-file';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import type { Offered, SubmissionUploads } from '../context/submission-upload.ts';
import { FileDrop } from './file-drop.tsx';
import { asChosen, openPackages, type PackageReport, type PackedFile } from './open-packages.ts';
import { PackageNote } from './package-note.tsx';
import { sortChosen } from './sort-chosen.ts';
import { SubmissionUploadList } from './upload-list.tsx';

interface FileRoomProps {
  readonly queue: SubmissionUploads;
  readonly current: readonly StoredSubmissionFile[];
  /** The kinds that a file can have here, which always include a supplement. */
  readonly kinds: readonly FileKind[];
  /** The round of the uploaded files. Files of earlier rounds can be replaced. */
  readonly round: number;
  /** Takes what a package from another publisher says of its manuscript. Absent where no submission begins. */
  readonly onPackage?: ((offered: Offered) => void) | undefined;
}

/** Choosing and uploading files. A file is uploaded as soon as it is chosen. */
export function FileRoom({ queue, current, kinds, round, onPackage }: FileRoomProps) {
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [packages, setPackages] = useState<readonly PackageReport[]>([]);
  const [isOpening, setOpening] = useState(false);

  /** `there`: the kinds of the files that the submission has or is about to have. */
  function push(files: readonly PackedFile[], there: readonly FileKind[]): readonly string[] {
    const chosen = sortChosen(files, kinds, [...there, ...queue.items().map(({ kind }) => kind)]);
    queue.push(
      chosen.wanted.map(({ file: { file, label = '' }, kind }) => ({ file, kind, label })),
    );
    return chosen.refused;
  }

  async function add(files: readonly File[]) {
    // What is being uploaded may have arrived by the time that an archive is open.
    const there = [...current.filter((each) => each.round === round), ...queue.items()].map(
      ({ kind }) => kind,
    );
    setRefused([]);
    setPackages([]);
    if (!onPackage) {
      setRefused(push(files.map(asChosen), there));
      return;
    }
    setOpening(true);
    const opened = await openPackages(files);
    setOpening(false);
    for (const { offered } of opened.packages) if (offered) onPackage(offered);
    setPackages(opened.packages);
    setRefused([...opened.refused, ...push(opened.files, there)]);
  }
  return (
    <Stack spacing={3}>
      <FileDrop kinds={kinds} onFiles={(files) => void add(files)} />
      {onPackage && (
        <Typography variant="body2" color="text.secondary">
          {t('authorSubmit.packageHint')}
        </Typography>
      )}
      {isOpening && <p role="status">{t('forms.oneMoment')}</p>}
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
      {packages.map((report) => (
        <PackageNote
          key={report.name}
          report={report}
          onClose={() => setPackages(packages.filter((each) => each !== report))}
        />
      ))}
      <SubmissionUploadList queue={queue} kinds={kinds} current={current} />
    </Stack>
  );
}
