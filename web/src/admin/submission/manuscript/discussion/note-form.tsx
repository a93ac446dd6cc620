import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { Colleague } from '@quire/model/calls/discussions';
import {
  MENTIONS_MAX,
  NOTE_MAX,
  type StaffReaders,
  SUBJECT_MAX,
} from '@quire/model/entities/discussion';
import { t } from '@quire/model/messages/t';
import { type FormEvent, useRef, useState } from 'react';
import { call } from '../../../../data/calls.ts';
import { MarkdownField } from '../../../../markdown-text/markdown-field.tsx';
import { ProblemNote } from '../../../../signed-in/problem-note.tsx';
import { inBase64 } from '../../../../ui/files/in-base64.ts';
import { useAttempt } from '../work/use-attempt.ts';
import type { ManuscriptWork } from '../work/work.ts';
import { type ChosenFile, NoteFilesField, noteFileRefusal } from './note-files-field.tsx';

interface NoteFormProps {
  readonly work: ManuscriptWork;
  /** The discussion that it replies to; null: it starts one. */
  readonly topic: string | null;
  /** Who can read that discussion. */
  readonly readers: StaffReaders;
  readonly colleagues: readonly Colleague[] | null;
  readonly onDone: () => void;
}

/** Writes to colleagues about a manuscript, and mentions those who should be notified. */
export function NoteForm({ work, topic, readers, colleagues, onDone }: NoteFormProps) {
  const { submission, person, handles } = work;
  const [subject, setSubject] = useState('');
  const [text, setText] = useState('');
  const [mentions, setMentions] = useState<readonly Colleague[]>([]);
  const [isShared, setShared] = useState(false);
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [isTried, setTried] = useState(false);
  // The note was sent; a refused file can still be removed or sent again.
  const [isWritten, setWritten] = useState(false);
  const sending = useAttempt();
  // The same key for each attempt, so that a retry after a lost answer writes the note once.
  const key = useRef(crypto.randomUUID());
  const isForProduction = topic === null ? isShared || !handles : readers === 'staff';
  const others = (colleagues ?? []).filter(
    (each) => each.uid !== person.uid && (each.handles || isForProduction),
  );
  const lacksSubject = topic === null && subject.trim() === '';
  const sendLabel = isWritten
    ? t('officeManuscript.sendFiles')
    : topic === null
      ? t('officeManuscript.startDiscussion')
      : t('officeManuscript.sendReply');
  async function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (lacksSubject || text.trim() === '') return;
    if (files.some(({ file }) => noteFileRefusal(file))) return;
    const isSent = await sending.run(async () => {
      await call('writeNote', {
        ...{ submission: submission.id, key: key.current, text: text.trim(), isForProduction },
        ...(topic === null ? { subject: subject.trim() } : { topic }),
        mentions: mentions.map(({ uid }) => uid),
      });
      setWritten(true);
      for (const { key: file, file: chosen } of files) {
        await call('addNoteFile', {
          ...{ submission: submission.id, note: key.current, key: file, name: chosen.name },
          data: await inBase64(chosen),
        });
      }
    });
    if (isSent) onDone();
  }
  return (
    <Stack component="form" spacing={2} noValidate onSubmit={(event) => void send(event)}>
      {!isWritten && (
        <>
          {topic === null && (
            <TextField
              label={t('officeManuscript.subject')}
              required
              autoFocus
              value={subject}
              error={isTried && lacksSubject}
              helperText={isTried && lacksSubject ? t('officeManuscript.enterASubject') : ' '}
              onChange={(event) => setSubject(event.target.value)}
              slotProps={{ htmlInput: { maxLength: SUBJECT_MAX } }}
            />
          )}
          <MarkdownField
            label={topic === null ? t('officeManuscript.text') : t('officeManuscript.reply')}
            rows={3}
            autoFocus={topic !== null}
            value={text}
            onChange={setText}
            maxLength={NOTE_MAX}
            problem={isTried && text.trim() === '' ? t('officeManuscript.textMissing') : null}
          />
          {topic === null && handles && (
            <FormControlLabel
              control={
                <Checkbox
                  checked={isShared}
                  onChange={(_, next) => {
                    setShared(next);
                    setMentions((before) => before.filter((each) => each.handles || next));
                  }}
                />
              }
              label={t('officeManuscript.productionMayRead')}
            />
          )}
          <Autocomplete
            multiple
            options={others}
            value={[...mentions]}
            getOptionLabel={({ name }) => name}
            getOptionKey={({ uid }) => uid}
            isOptionEqualToValue={(one, other) => one.uid === other.uid}
            loading={colleagues === null}
            noOptionsText={t('officeManuscript.nobodyToMention')}
            onChange={(_, next) => setMentions(next.slice(0, MENTIONS_MAX))}
            renderInput={(params) => (
              <TextField
                {...params}
                label={t('officeManuscript.mention')}
                helperText={t('officeManuscript.mentionHint')}
              />
            )}
          />
        </>
      )}
      <NoteFilesField chosen={files} onChange={setFiles} />
      <ProblemNote>{sending.problem}</ProblemNote>
      {isWritten && !sending.busy && (
        <Alert severity="info">{t('officeManuscript.fileRefused')}</Alert>
      )}
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="contained" aria-disabled={sending.busy}>
          {sending.busy ? t('officeManuscript.sending') : sendLabel}
        </Button>
        <Button onClick={onDone}>{t('office.cancel')}</Button>
      </Stack>
    </Stack>
  );
}
