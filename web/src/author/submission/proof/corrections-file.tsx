import Box from '@mui/material/Box';
import { t } from '@quire/model/messages/t';
import { useSubmissionFiles } from '../../../data/live/submission-records.ts';
import { FileRoom } from '../../submit/files/file-room.tsx';
import { useUploadQueue } from '../../submit/files/use-upload-queue.ts';

/** For those who mark a printed proof: the file is a correction too. */
export function CorrectionsFile({ submission }: { readonly submission: string }) {
  const { records } = useSubmissionFiles(submission);
  const queue = useUploadQueue({ submission, prepare: async () => {}, onOffered: () => {} });
  return (
    <Box component="details" sx={{ mt: 2 }}>
      <summary>{t('authorSubmission.correctionsFile')}</summary>
      <Box sx={{ pt: 2 }}>
        <FileRoom
          queue={queue}
          current={records.filter(({ retired }) => !retired)}
          kinds={['supplement', 'figure']}
          round={0}
        />
      </Box>
    </Box>
  );
}
