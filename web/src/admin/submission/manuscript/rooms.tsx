import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { SUBMISSION_STATES } from '@quire/model/states/submission-states';
import { useSearchParams } from 'react-router';
import { useIntegrity } from '../../../data/live/desk/manuscript-records.ts';
import { useSubmissionFiles } from '../../../data/live/submission-records.ts';
import { ProofNotes } from '../../kit/proof-notes.tsx';
import { DiscussionRoom } from './discussion/discussion-room.tsx';
import { TimelinePanel } from './history/history-panel.tsx';
import { MessagesPanel } from './messages-panel.tsx';
import { CheckAgain } from './record/check-again.tsx';
import { ChecklistPanel } from './record/checklist-panel.tsx';
import { checksOf } from './record/checks.ts';
import { ChecksPanel } from './record/checks-panel.tsx';
import { DetailsPanel } from './record/details-panel.tsx';
import { FilesPanel } from './record/files-panel.tsx';
import { integrityChecks } from './record/integrity-checks.ts';
import { SimilarityActions } from './record/similarity-actions.tsx';
import { similarityCheck } from './record/similarity-check.ts';
import { useManuscriptChecks } from './record/use-manuscript-checks.ts';
import { ReviewPanel } from './review/review-panel.tsx';
import type { ManuscriptWork } from './work/work.ts';

const ROOMS = {
  review: t('officeManuscript.roomReview'),
  manuscript: t('officeManuscript.roomManuscript'),
  proof: t('officeManuscript.roomProof'),
  messages: t('officeManuscript.roomMessages'),
  discussion: t('officeManuscript.roomDiscussion'),
  history: t('officeManuscript.roomHistory'),
} as const;
type Room = keyof typeof ROOMS;
const NAMES = Object.keys(ROOMS) as Room[];

/** The tab in which a manuscript opens: where there is something to do. */
function firstRoom({ submission: { state, article }, handles, produces }: ManuscriptWork): Room {
  if (state === 'proof_author' && article && produces) return 'proof';
  if (!handles) return 'manuscript';
  const { stage } = SUBMISSION_STATES[state];
  const isInReview = state === 'reviewer_invitation' || state === 'under_review';
  return isInReview || stage === 'decision' ? 'review' : 'manuscript';
}

/** Review, manuscript, messages, discussion, history; the address says which is shown. */
export function Rooms({ work }: { readonly work: ManuscriptWork }) {
  const [parameters, setParameters] = useSearchParams();
  const { submission } = work;
  const offered = NAMES.filter((name) => {
    if (name === 'review') return work.handles;
    if (name === 'discussion') return work.handles || work.produces;
    return name !== 'proof' || (submission.article !== undefined && work.produces);
  });
  const room = offered.find((name) => name === parameters.get('tab')) ?? firstRoom(work);
  return (
    <Box>
      <Tabs
        value={room}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t('officeManuscript.rooms')}
        onChange={(_, tab: Room) =>
          setParameters(
            (before) => {
              const next = new URLSearchParams(before);
              next.set('tab', tab);
              return next;
            },
            { replace: true, preventScrollReset: true },
          )
        }
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {offered.map((name) => (
          <Tab
            key={name}
            value={name}
            label={ROOMS[name]}
            id={`tab-${name}`}
            aria-controls={`room-${name}`}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`room-${room}`} aria-labelledby={`tab-${room}`}>
        {room === 'review' && <ReviewPanel work={work} />}
        {room === 'manuscript' && <Manuscript work={work} />}
        {room === 'proof' && (
          <ProofNotes
            submission={submission.id}
            mayTick={work.produces}
            outSince={submission.state === 'proof_author' ? submission.stageEnteredAt : undefined}
          />
        )}
        {room === 'messages' && <MessagesPanel work={work} />}
        {room === 'discussion' && <DiscussionRoom key={String(work.handles)} work={work} />}
        {room === 'history' && <TimelinePanel work={work} />}
      </div>
    </Box>
  );
}

function Manuscript({ work }: { readonly work: ManuscriptWork }) {
  const { submission, handles } = work;
  const { records, problem } = useSubmissionFiles(submission.id);
  const own = handles ? submission.id : null;
  const integrity = useIntegrity(own);
  const { answer, problem: unasked } = useManuscriptChecks(own);
  return (
    <Stack spacing={2}>
      {problem && <Alert severity="error">{errorMessage(problem)}</Alert>}
      {unasked && <Alert severity="error">{unasked}</Alert>}
      {answer && (
        <ChecklistPanel work={work} checklist={answer.checklist} ticks={integrity.ticks} />
      )}
      <ChecksPanel
        checks={[
          ...checksOf(
            submission,
            records.filter(({ retired }) => !retired),
          ),
          ...(handles && !integrity.loading ? integrityChecks(integrity.found) : []),
          ...(answer ? [similarityCheck(answer.hasSimilarity, integrity.similarity)] : []),
        ]}
      >
        {handles && <CheckAgain submission={submission.id} />}
        {answer?.hasSimilarity && (
          <SimilarityActions submission={submission.id} similarity={integrity.similarity} />
        )}
      </ChecksPanel>
      <FilesPanel
        submission={submission.id}
        files={records}
        checked={submission.checkedManuscript}
      />
      <DetailsPanel submission={submission} isPrivate={handles} />
    </Stack>
  );
}
