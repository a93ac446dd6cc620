import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type AssignableEditor, HANDING_NOTE_MAX } from '@quire/model/calls/editors';
import { useEffect, useState } from 'react';
import { call } from '../../../../data/calls.ts';
import { messageOf } from '../../../../signed-in/message-of.ts';
import { useCloseGuard } from '../../../kit/close-guard.tsx';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { day } from '../../../kit/dates.ts';
import { tell } from '../../../kit/notices.ts';
import type { ManuscriptWork } from '../work/work.ts';

interface AssignDialogProps {
  readonly work: ManuscriptWork;
  readonly onClose: () => void;
}

/** Chooses who handles a manuscript, with each editor's workload and conflicts. */
export function AssignDialog({ work, onClose }: AssignDialogProps) {
  const { submission, person } = work;
  const { id, editors: holders } = submission;
  const [editors, setEditors] = useState<readonly AssignableEditor[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [keeps, setKeeps] = useState(false);
  const [note, setNote] = useState('');
  const guard = useCloseGuard(onClose);
  useEffect(() => {
    let isHere = true;
    call('assignableEditors', { submission: id }).then(
      (answer) => isHere && setEditors(answer.editors),
      (error: unknown) => isHere && setProblem(messageOf(error)),
    );
    return () => {
      isHere = false;
    };
  }, [id]);
  const free = editors?.filter(({ uid }) => !holders.includes(uid)) ?? [];
  const editor = free.find(({ uid }) => uid === chosen);
  const needsReason = (editor?.conflicts.length ?? 0) > 0;
  async function assign() {
    if (!editor) return;
    await call('handOver', { submission: id, to: editor.uid, keeps, note });
    guard.forget();
    tell(
      editor.uid === person.uid
        ? 'Assigned to you.'
        : `Assigned to ${editor.name}, who gets a mail.`,
    );
  }
  return (
    <ConfirmDialog
      open
      title={holders.length > 0 ? 'Transfer to another editor' : 'Assign an editor'}
      does={holders.length > 0 && !keeps ? 'Transfer' : 'Assign'}
      disabled={!editor || (needsReason && note.trim() === '')}
      guard={guard}
      onConfirm={assign}
      onClose={onClose}
    >
      {problem && <Alert severity="error">{problem}</Alert>}
      {!editors && !problem && <Skeleton variant="rounded" height={160} />}
      {editors && free.length === 0 && (
        <Typography>The journal has no other editor who may handle this manuscript.</Typography>
      )}
      {free.length > 0 && (
        <Stack spacing={2}>
          <FormControl>
            <FormLabel id="assign-editor">Editor</FormLabel>
            <RadioGroup
              aria-labelledby="assign-editor"
              value={chosen}
              onChange={(_, uid) => setChosen(uid)}
            >
              {free.map((each) => (
                <FormControlLabel
                  key={each.uid}
                  value={each.uid}
                  control={<Radio size="small" />}
                  sx={{ alignItems: 'flex-start', mb: 1 }}
                  label={<EditorFacts editor={each} isOwn={each.uid === person.uid} />}
                />
              ))}
            </RadioGroup>
          </FormControl>
          {holders.length > 0 && (
            <FormControlLabel
              control={<Switch checked={keeps} onChange={(_, next) => setKeeps(next)} />}
              label="Keep the current editors as well"
            />
          )}
          <TextField
            label={
              needsReason
                ? 'Reason for assigning despite the conflict'
                : 'Note to the editor (optional)'
            }
            required={needsReason}
            multiline
            minRows={2}
            maxRows={8}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            slotProps={{ htmlInput: { maxLength: HANDING_NOTE_MAX } }}
            helperText={
              needsReason
                ? 'Shown to the editor and recorded in the log.'
                : 'Shown in the mail and in the history, to staff only.'
            }
          />
        </Stack>
      )}
    </ConfirmDialog>
  );
}

interface EditorFactsProps {
  readonly editor: AssignableEditor;
  readonly isOwn: boolean;
}

function EditorFacts({ editor, isOwn }: EditorFactsProps) {
  const { name, isGuest, recommends, open, overdue, conflicts, away } = editor;
  return (
    <Box sx={{ pt: 0.75 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
        <span>{isOwn ? `${name} (you)` : name}</span>
        {isGuest && <Chip size="small" variant="outlined" label="Guest editor" />}
        {recommends && <Chip size="small" variant="outlined" label="Recommends only" />}
        {away && <Chip size="small" color="warning" variant="outlined" label="Out of office" />}
        {conflicts.length > 0 && (
          <Chip size="small" color="error" variant="outlined" label="Conflict" />
        )}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {open === 0 ? 'No manuscripts at present' : `Handles ${open} at present`}
        {overdue > 0 && `, ${overdue} overdue`}
      </Typography>
      {away && (
        <Typography variant="body2" color="text.secondary">
          Away until {day(away.to)}
          {away.standIn && `; covered by ${away.standIn}`}
        </Typography>
      )}
      {isGuest && (
        <Typography variant="body2" color="text.secondary">
          Handles the review for the special issue; the journal’s editors decide
        </Typography>
      )}
      {conflicts.map(({ kind, message }) => (
        <Typography key={kind} variant="body2" color="error">
          {message}
        </Typography>
      ))}
    </Box>
  );
}
