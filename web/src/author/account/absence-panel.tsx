import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type Absence, AbsenceSchema } from '@quire/model/entities/absence';
import { t } from '@quire/model/messages/t';
import { useEffect, useState } from 'react';
import { type CallAnswer, call } from '../../data/calls.ts';
import { messageOf } from '../../signed-in/message-of.ts';
import { Panel } from '../../signed-in/panel.tsx';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { useAction } from '../kit/use-action.ts';

type Known = CallAnswer<'viewAbsence'>;

const EMPTY: Absence = { from: '', to: '', standIn: '' };
const DATE = { inputLabel: { shrink: true } } as const;

/**
 * An editor's absence and stand-in, which colleagues see when they assign manuscripts.
 */
export function AbsencePanel() {
  const [known, setKnown] = useState<Known | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    call('viewAbsence', {}).then(
      (answer) => isHere && setKnown(answer),
      (error: unknown) => isHere && setProblem(messageOf(error)),
    );
    return () => {
      isHere = false;
    };
  }, []);
  return (
    <Panel title={t('authorAccount.outOfOffice')}>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        {t('authorAccount.outOfOfficeHint')}
      </Typography>
      <ProblemNote>{problem}</ProblemNote>
      {known && <AbsenceForm known={known} onSave={setKnown} />}
    </Panel>
  );
}

interface AbsenceFormProps {
  readonly known: Known;
  readonly onSave: (known: Known) => void;
}

function AbsenceForm({ known, onSave }: AbsenceFormProps) {
  const { absence: stored, colleagues } = known;
  const [absence, setAbsence] = useState<Absence>(stored ?? EMPTY);
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const [isSaved, setSaved] = useState(false);
  const saving = useAction();
  const change = (part: Partial<Absence>) => {
    setAbsence({ ...absence, ...part });
    setWrong({});
    setSaved(false);
  };
  const choose = (next: Absence | null) =>
    void saving.run(async () => {
      const read = next && AbsenceSchema.safeParse(next);
      if (read && !read.success) {
        const found = read.error.issues.map(({ path, message }) => {
          const field = String(path[0]);
          return [
            field,
            next[field === 'from' ? 'from' : 'to'] ? message : t('authorAccount.dateNeeded'),
          ];
        });
        setWrong(Object.fromEntries(found));
        return;
      }
      await call('chooseAbsence', { absence: next });
      setAbsence(next ?? EMPTY);
      setSaved(true);
      onSave({ absence: next, colleagues });
    });
  return (
    <>
      <Stack spacing={2} sx={{ maxWidth: 460 }}>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <TextField
            type="date"
            label={t('authorAccount.firstDay')}
            fullWidth
            size="small"
            value={absence.from}
            error={wrong.from !== undefined}
            helperText={wrong.from}
            slotProps={DATE}
            onChange={(event) => change({ from: event.target.value })}
          />
          <TextField
            type="date"
            label={t('authorAccount.lastDay')}
            fullWidth
            size="small"
            value={absence.to}
            error={wrong.to !== undefined}
            helperText={wrong.to}
            slotProps={DATE}
            onChange={(event) => change({ to: event.target.value })}
          />
        </Stack>
        <TextField
          select
          fullWidth
          size="small"
          label={t('authorAccount.standIn')}
          value={colleagues.some(({ uid }) => uid === absence.standIn) ? absence.standIn : ''}
          slotProps={{ ...DATE, select: { displayEmpty: true } }}
          onChange={(event) => change({ standIn: event.target.value })}
        >
          <MenuItem value="">{t('author.none')}</MenuItem>
          {colleagues.map(({ uid, name }) => (
            <MenuItem key={uid} value={uid}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <Stack direction="row" spacing={1}>
          <Button variant="outlined" loading={saving.busy} onClick={() => choose(absence)}>
            {t('author.save')}
          </Button>
          {stored && (
            <Button disabled={saving.busy} onClick={() => choose(null)}>
              {t('author.remove')}
            </Button>
          )}
        </Stack>
      </Stack>
      <Typography role="status" sx={{ mt: 1 }}>
        {isSaved && (stored ? t('author.saved') : t('author.removed'))}
      </Typography>
      <ProblemNote>{saving.problem}</ProblemNote>
    </>
  );
}
