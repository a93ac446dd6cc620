import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FileKind } from '@quire/model/entities/submission-file';
import { t } from '@quire/model/messages/t';
import { roundOfNewFiles } from '@quire/model/states/submission-states';
import { useJournal } from '../../../data/live/journals.ts';
import { ProblemNote } from '../../../signed-in/problem-note.tsx';
import { useWizard } from '../context/wizard-context.ts';
import { DraftLetter } from '../fields/draft-letter.tsx';
import { FileRoom } from '../files/file-room.tsx';
import { SentFiles } from '../files/sent-files.tsx';
import { isAnonymous } from './journal-facts.tsx';
import { OfferedMetadata } from './offered-metadata.tsx';

const FIRST: readonly FileKind[] = [
  ...([
    'manuscript',
    'figure',
    'source',
    'supplement',
    'cover_letter',
    'graphical_abstract',
  ] as const),
];
const REVISED: readonly FileKind[] = [...FIRST, 'response_letter', 'tracked_changes'];

/** The files, and a letter to the editor. */
export function FilesStep() {
  const { id, draft, submission, state, files, queue, offer, fill, problemOf } = useWizard();
  const journal = useJournal(draft.journal)?.journal;
  const isRevision = state === 'minor_revision' || state === 'major_revision';
  const current = files.records.filter(({ retired }) => !retired);
  const kinds = isRevision ? REVISED : FIRST;
  const round = roundOfNewFiles(state, submission?.round ?? 0);
  return (
    <Stack spacing={3}>
      <ProblemNote>{problemOf('files')}</ProblemNote>
      {isRevision && <Typography>{t('authorSubmit.revisedFilesHint')}</Typography>}
      <FileRoom
        queue={queue}
        current={current}
        kinds={kinds}
        round={round}
        onPackage={state === 'draft' ? fill : undefined}
      />
      <OfferedMetadata />
      <SentFiles
        submission={id}
        files={current}
        kinds={kinds}
        round={round}
        onOffered={offer}
        isAnonymous={journal !== undefined && isAnonymous(journal)}
      />
      <DraftLetter field="coverLetter" rows={5} hint={t('authorSubmit.coverLetterHint')} />
    </Stack>
  );
}
