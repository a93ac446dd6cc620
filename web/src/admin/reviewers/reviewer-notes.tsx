import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { REVIEWER_NOTE_MAX } from '@quire/model/entities/reviewer-note';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { call } from '../../data/calls.ts';
import { type SavedNote, useReviewerNotes } from '../../data/live/people/reviewer-notes.ts';
import { MarkdownField } from '../../markdown-text/markdown-field.tsx';
import type { Person } from '../../session/use-person.ts';
import { messageOf } from '../../signed-in/message-of.ts';
import { tell } from '../kit/notices.ts';
import { useRecordId } from './use-record-id.ts';

interface ReviewerNotesProps {
  readonly person: Person;
  /** The reviewer's journals that the person works for. */
  readonly journals: readonly string[];
}

/** Notes about a reviewer by journal; people read and write only those of their own journals. */
export function ReviewerNotes({ person, journals }: ReviewerNotesProps) {
  const reviewer = useRecordId();
  if (!reviewer)
    return <Typography color="text.secondary">{t('officeReviewers.saveFirst')}</Typography>;
  return <NotesOf {...{ person, journals, reviewer }} />;
}

function NotesOf({ person, journals, reviewer }: ReviewerNotesProps & { reviewer: string }) {
  const { notes, problem } = useReviewerNotes(person.claims, reviewer);
  if (problem) return <Alert severity="error">{errorMessage(problem)}</Alert>;
  if (!notes) return <LinearProgress aria-label={t('officeReviewers.loadingNotes')} />;
  return (
    <Stack spacing={2}>
      {journals.map((journal) => (
        <JournalNote
          key={journal}
          {...{ journal, reviewer }}
          saved={notes.get(journal) ?? NO_NOTE}
        />
      ))}
    </Stack>
  );
}

const NO_NOTE = { id: null, text: '', revision: 0 } as const;

interface JournalNoteProps {
  readonly journal: string;
  readonly reviewer: string;
  readonly saved: SavedNote | typeof NO_NOTE;
}

function JournalNote({ journal, reviewer, saved }: JournalNoteProps) {
  /** What was typed and the revision it is based on; null if nothing was typed. */
  const [typed, setTyped] = useState<{ text: string; base: number } | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const text = typed?.text ?? saved.text;
  const isChanged = typed !== null && typed.text.trim() !== saved.text;

  async function save() {
    if (!typed) return;
    setBusy(true);
    setProblem('');
    try {
      const { id } = saved;
      const data = { reviewer, journal, text: typed.text };
      await call('saveRecord', { kind: 'reviewerNotes', id, base: typed.base, data });
      setTyped(null);
      tell(t('officeReviewers.noteSaved', { journal }));
    } catch (error) {
      // What was typed is kept; another attempt is based on the current note.
      setTyped({ ...typed, base: saved.revision });
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Box>
      <MarkdownField
        label={t('officeReviewers.noteOf', { journal })}
        rows={2}
        value={text}
        problem={problem || null}
        hint={t('officeReviewers.noteHint', { journal })}
        onChange={(words) =>
          setTyped((before) => ({ text: words, base: before?.base ?? saved.revision }))
        }
        maxLength={REVIEWER_NOTE_MAX}
      />
      {isChanged && (
        <Button
          size="small"
          variant="outlined"
          loading={busy}
          onClick={() => void save()}
          sx={{ mt: 1 }}
        >
          {t('officeReviewers.saveNote')}
        </Button>
      )}
    </Box>
  );
}
