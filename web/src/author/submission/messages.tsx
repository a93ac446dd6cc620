import Typography from '@mui/material/Typography';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { useMessages } from '../../data/live/submission-records.ts';
import { MessageLog } from '../../signed-in/messages/message-log.tsx';
import { WriteMessage } from '../../signed-in/messages/write-message.tsx';
import { Panel } from '../../signed-in/panel.tsx';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { readersMoment } from '../kit/readers-date.ts';
import { useAction } from '../kit/use-action.ts';

/** What author and editor write to each other. */
export function Messages({ submission }: { readonly submission: string }) {
  const { records, problem } = useMessages(submission);
  const sending = useAction();
  return (
    <Panel title={t('authorSubmission.messagesWithEditor')}>
      <ProblemNote>{problem && errorMessage(problem)}</ProblemNote>
      {records.length === 0 && (
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>
          {t('authorSubmission.noMessagesYet')}
        </Typography>
      )}
      <MessageLog messages={records} moment={readersMoment} />
      <WriteMessage
        submission={submission}
        label={t('authorSubmission.yourMessage')}
        sending={sending}
      />
    </Panel>
  );
}
