import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StoredSubmissionFile } from '@quire/model/entities/submission-file';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { useSubmissionFiles } from '../../data/live/submission-records.ts';
import { Panel } from '../../signed-in/panel.tsx';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { FileRow } from '../kit/file-row.tsx';

function FileList({ files }: { readonly files: readonly StoredSubmissionFile[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {files.map((file) => (
        <FileRow key={file.id} file={file} />
      ))}
    </Box>
  );
}

/** All files of a submission: the current ones, and below them the replaced ones. */
export function AuthorFilesPanel({ submission }: { readonly submission: string }) {
  const { records, loading, problem } = useSubmissionFiles(submission);
  const current = records.filter(({ retired }) => !retired);
  const earlier = records.filter(({ retired }) => retired);
  return (
    <Panel title={t('authorSubmission.files')}>
      <ProblemNote>{problem && errorMessage(problem)}</ProblemNote>
      {!loading && records.length === 0 && (
        <Typography>{t('authorSubmission.noFilesYet')}</Typography>
      )}
      <FileList files={current} />
      {earlier.length > 0 && (
        <Box component="details" sx={{ mt: 2 }}>
          <summary>{t('authorSubmission.earlierVersions', { count: earlier.length })}</summary>
          <FileList files={earlier} />
        </Box>
      )}
    </Panel>
  );
}
