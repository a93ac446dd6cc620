import Typography from '@mui/material/Typography';
import { useSubmissionFiles } from '../../data/live/submission-records.ts';
import { Panel } from '../kit/panel.tsx';
import { FileRoom } from '../submit/files/file-room.tsx';
import { useUploadQueue } from '../submit/files/use-upload-queue.ts';

/** While the proof is with its author: a place for corrections. */
export function ProofCorrections({ submission }: { readonly submission: string }) {
  const { records } = useSubmissionFiles(submission);
  const queue = useUploadQueue({ submission, prepare: async () => {}, onOffered: () => {} });
  return (
    <Panel title="Corrections to the proof">
      <Typography sx={{ mb: 2 }}>
        Send the proof with your corrections marked, or a list of them, and tell the editor in a
        message below. If there is nothing to correct, approve the proof.
      </Typography>
      <FileRoom
        queue={queue}
        current={records.filter(({ retired }) => !retired)}
        kinds={['supplement', 'figure']}
        isRevision={false}
      />
    </Panel>
  );
}
