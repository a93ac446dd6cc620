import Typography from '@mui/material/Typography';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { useMessages } from '../../../data/live/submission-records.ts';
import { MessageLog } from '../../../signed-in/messages/message-log.tsx';
import { WriteMessage } from '../../../signed-in/messages/write-message.tsx';
import { Panel } from '../../../signed-in/panel.tsx';
import { ProblemNote } from '../../../signed-in/problem-note.tsx';
import { instant } from '../../kit/dates.ts';
import { useAttempt } from './work/use-attempt.ts';
import type { ManuscriptWork } from './work/work.ts';

/** The messages between the journal and the author; live. */
export function MessagesPanel({ work }: { readonly work: ManuscriptWork }) {
  const { id } = work.submission;
  const { records, loading, problem } = useMessages(id);
  const sending = useAttempt();
  return (
    <Panel isDense title={t('officeManuscript.messagesWithAuthor')}>
      <ProblemNote>{problem && errorMessage(problem)}</ProblemNote>
      {!loading && records.length === 0 && (
        <Typography color="text.secondary">{t('officeManuscript.noMessages')}</Typography>
      )}
      <MessageLog messages={records} moment={instant} />
      {(work.handles || work.produces) && (
        <WriteMessage
          submission={id}
          label={t('officeManuscript.messageToAuthor')}
          hint={t('officeManuscript.messageToAuthorHint')}
          sending={sending}
        />
      )}
    </Panel>
  );
}
