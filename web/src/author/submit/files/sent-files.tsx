import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { StoredSubmissionFile } from '@quire/model/entities/submission-file';
import { call } from '../../../data/calls.ts';
import { FileRow } from '../../kit/file-row.tsx';
import { ProblemNote } from '../../kit/problem-note.tsx';
import { useAction } from '../../kit/use-action.ts';

interface SentFilesProps {
  readonly submission: string;
  readonly files: readonly StoredSubmissionFile[];
  /** Reviewers are not to know who wrote it. */
  readonly isAnonymous: boolean;
}

/** The files that have arrived, each to be taken out again. */
export function SentFiles({ submission, files, isAnonymous }: SentFilesProps) {
  const removing = useAction();
  if (files.length === 0) return null;
  const names = [...new Set(files.flatMap(({ namesFound }) => namesFound))];
  return (
    <section aria-labelledby="sent-files">
      <Typography id="sent-files" variant="h3">
        Files of this submission
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {files.map((file) => (
          <FileRow
            key={file.id}
            file={file}
            actions={
              <Button
                size="small"
                color="error"
                aria-label={`Remove ${file.name}`}
                aria-disabled={removing.busy}
                onClick={() =>
                  void removing.run(async () => {
                    await call('removeSubmissionFile', { submission, file: file.id });
                  })
                }
              >
                Remove
              </Button>
            }
          />
        ))}
      </Box>
      <ProblemNote>{removing.problem}</ProblemNote>
      {isAnonymous && names.length > 0 && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          This journal’s review is anonymous, but the properties of your files name{' '}
          {names.join(', ')}. In Word: File, Info, Check for Issues, Inspect Document; then send the
          file again.
        </Alert>
      )}
    </section>
  );
}
