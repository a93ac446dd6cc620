import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { COVER_LETTER_MAX_CHARACTERS } from '@quire/model/constants';
import type { FileKind } from '@quire/model/entities/submission-file';
import { roundOfNewFiles } from '@quire/model/states/submission-states';
import { useJournal } from '../../../data/live/journals.ts';
import { ProblemNote } from '../../kit/problem-note.tsx';
import { DraftText } from '../fields/draft-text.tsx';
import { charactersLeft } from '../fields/limits-in-words.ts';
import { FileRoom } from '../files/file-room.tsx';
import { OfferedMetadata } from '../files/offered-metadata.tsx';
import { SentFiles } from '../files/sent-files.tsx';
import { useWizard } from '../wizard/wizard-context.ts';
import { isAnonymous } from './journal-facts.tsx';

const FIRST: readonly FileKind[] = [
  ...(['manuscript', 'figure', 'supplement', 'cover_letter', 'graphical_abstract'] as const),
];
const REVISED: readonly FileKind[] = [...FIRST, 'response_letter', 'tracked_changes'];

/** The files, and a letter to the editor. */
export function FilesStep() {
  const { id, draft, submission, state, files, queue, offer, problemOf } = useWizard();
  const journal = useJournal(draft.journal)?.journal;
  const isRevision = state === 'minor_revision' || state === 'major_revision';
  const current = files.records.filter(({ retired }) => !retired);
  const kinds = isRevision ? REVISED : FIRST;
  const round = roundOfNewFiles(state, submission?.round ?? 0);
  return (
    <Stack spacing={3}>
      <ProblemNote>{problemOf('files')}</ProblemNote>
      {isRevision && (
        <Typography>
          Send the revised manuscript: it takes the place of the earlier one, which is kept.
        </Typography>
      )}
      <FileRoom queue={queue} current={current} kinds={kinds} round={round} />
      <OfferedMetadata />
      <SentFiles
        submission={id}
        files={current}
        kinds={kinds}
        round={round}
        onOffered={offer}
        isAnonymous={journal !== undefined && isAnonymous(journal)}
      />
      <DraftText
        field="coverLetter"
        most={COVER_LETTER_MAX_CHARACTERS}
        lines={5}
        hint="If you like: why this journal, and what the editor should know. For the editor only."
        limit={
          draft.coverLetter ? charactersLeft(draft.coverLetter, COVER_LETTER_MAX_CHARACTERS) : ''
        }
      />
    </Stack>
  );
}
