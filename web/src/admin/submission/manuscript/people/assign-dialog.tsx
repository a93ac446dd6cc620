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
import { conflictText } from '@quire/model/entities/review';
import { t } from '@quire/model/messages/t';
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
  // The only editor is chosen without a click.
  const only = free.length === 1 ? free[0] : undefined;
  const editor = only ?? free.find(({ uid }) => uid === chosen);
  const needsReason = (editor?.conflicts.length ?? 0) > 0;
  async function assign() {
    if (!editor) return;
    await call('handOver', { submission: id, to: editor.uid, keeps, note });
    guard.forget();
    tell(
      editor.uid === person.uid
        ? t('officeManuscript.assignedToYou')
        : t('officeManuscript.assignedToName', { name: editor.name }),
    );
  }
  return (
    <ConfirmDialog
      open
      title={
        holders.length > 0 ? t('officeManuscript.transferTitle') : t('officeManuscript.assignTitle')
      }
      does={
        holders.length > 0 && !keeps ? t('officeManuscript.transfer') : t('officeManuscript.assign')
      }
      disabled={!editor || (needsReason && note.trim() === '')}
      guard={guard}
      onConfirm={assign}
      onClose={onClose}
    >
      {problem && <Alert severity="error">{problem}</Alert>}
      {!editors && !problem && <Skeleton variant="rounded" height={160} />}
      {editors && free.length === 0 && (
        <Typography>{t('officeManuscript.noOtherEditor')}</Typography>
      )}
      {free.length > 0 && (
        <Stack spacing={2}>
          <FormControl>
            <FormLabel id="assign-editor">{t('officeManuscript.editor')}</FormLabel>
            <RadioGroup
              aria-labelledby="assign-editor"
              value={editor?.uid ?? null}
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
              label={t('officeManuscript.keepEditors')}
            />
          )}
          <TextField
            label={
              needsReason ? t('officeManuscript.assignReason') : t('officeManuscript.assignNote')
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
                ? t('officeManuscript.assignReasonHint')
                : t('officeManuscript.assignNoteHint')
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
        <span>{isOwn ? t('officeManuscript.nameYou', { name }) : name}</span>
        {isGuest && (
          <Chip size="small" variant="outlined" label={t('officeManuscript.guestEditor')} />
        )}
        {recommends && (
          <Chip size="small" variant="outlined" label={t('officeManuscript.recommendsOnly')} />
        )}
        {away && (
          <Chip
            size="small"
            color="warning"
            variant="outlined"
            label={t('officeManuscript.outOfOffice')}
          />
        )}
        {conflicts.length > 0 && (
          <Chip
            size="small"
            color="error"
            variant="outlined"
            label={t('officeManuscript.conflict')}
          />
        )}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {overdue > 0
          ? t('officeManuscript.workloadOverdue', { open, overdue })
          : t('officeManuscript.workload', { open })}
      </Typography>
      {away && (
        <Typography variant="body2" color="text.secondary">
          {away.standIn
            ? t('officeManuscript.awayCovered', { date: day(away.to), name: away.standIn })
            : t('officeManuscript.awayUntil', { date: day(away.to) })}
        </Typography>
      )}
      {isGuest && (
        <Typography variant="body2" color="text.secondary">
          {t('officeManuscript.guestEditorHint')}
        </Typography>
      )}
      {conflicts.map((each) => (
        <Typography key={each.kind} variant="body2" color="error">
          {conflictText(each)}
        </Typography>
      ))}
    </Box>
  );
}
