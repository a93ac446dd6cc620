import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import type { Institution } from '@quire/model/entities/institution';
import { t } from '@quire/model/messages/t';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../data/calls.ts';
import { useJournalKeys } from '../../../data/live/journal-keys.ts';
import type { Person } from '../../../session/use-person.ts';
import { messageOf } from '../../../signed-in/message-of.ts';
import type { Crumb } from '../../kit/crumbs.tsx';
import { tell } from '../../kit/notices.ts';
import { InstitutionName } from './institution-name.tsx';
import {
  type InstitutionTyped,
  institutionTyped,
  NEW_INSTITUTION,
  readInstitution,
} from './institution-typed.ts';
import { JournalsField } from './journals-field.tsx';
import { ValueField } from './value-field.tsx';

interface InstitutionFormProps {
  readonly person: Person;
  readonly id: string | null;
  /** The stored agreement; null for a new one. */
  readonly before: Institution | null;
  readonly list: Crumb;
}

const WORDS: Readonly<Record<string, string>> = {
  name: t('officeDiscounts.enterInstitution'),
  ror: t('officeDiscounts.enterRorId'),
  domains: t('officeDiscounts.enterDomains'),
  value: t('officeDiscounts.enterDiscount'),
};

/** The form of an agreement with an institution. */
export function InstitutionForm({ person, id, before, list }: InstitutionFormProps) {
  const [form, setForm] = useState(() => (before ? institutionTyped(before) : NEW_INSTITUTION));
  const [key] = useState(() => id ?? crypto.randomUUID());
  const [isTried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const known = useJournalKeys(person.claims, 'charge.edit');
  const navigate = useNavigate();
  const change = (some: Partial<InstitutionTyped>) => setForm({ ...form, ...some });
  const { name, ror, domains, confirm, active, note, journals } = form;
  const read = readInstitution(form);
  const wrong = (field: string): string | undefined =>
    isTried && read.error?.issues.some(({ path }) => path[0] === field) ? WORDS[field] : undefined;

  async function save(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!read.success) return;
    setBusy(true);
    setProblem(null);
    try {
      await call('saveInstitution', { id: key, base: before?.revision ?? 0, data: read.data });
      tell(t('officeDiscounts.agreementSaved'));
      await navigate(list.path);
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    }
  }

  const dayField = (label: string, field: 'from' | 'until') => (
    <TextField
      type="date"
      label={label}
      value={form[field]}
      onChange={(event) => change({ [field]: event.target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ flex: '1 1 200px', width: 'auto' }}
    />
  );
  return (
    <Box component="form" noValidate onSubmit={(event) => void save(event)} sx={{ maxWidth: 620 }}>
      <Stack spacing={2}>
        <InstitutionName
          {...{ name, ror }}
          problem={wrong('name')}
          onChange={(chosen) => change(chosen)}
        />
        <TextField
          label={t('officeDiscounts.rorId')}
          value={ror}
          error={wrong('ror') !== undefined}
          helperText={wrong('ror') ?? t('officeDiscounts.rorIdHint')}
          onChange={(event) => change({ ror: event.target.value.trim() })}
        />
        <TextField
          label={t('officeDiscounts.emailDomains')}
          value={domains}
          error={wrong('domains') !== undefined}
          helperText={wrong('domains') ?? t('officeDiscounts.emailDomainsHint')}
          onChange={(event) => change({ domains: event.target.value })}
        />
        <ValueField value={form.value} onChange={(value) => change({ value })} />
        <JournalsField
          known={known}
          chosen={journals}
          onChange={(chosen) => change({ journals: [...chosen] })}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {dayField(t('officeDiscounts.firstDay'), 'from')}
          {dayField(t('officeDiscounts.lastDay'), 'until')}
        </Box>
        <FormControlLabel
          label={t('officeDiscounts.confirmsEachUse')}
          control={<Switch checked={confirm} onChange={(_, is) => change({ confirm: is })} />}
        />
        <FormControlLabel
          label={t('officeDiscounts.inForce')}
          control={<Switch checked={active} onChange={(_, is) => change({ active: is })} />}
        />
        <TextField
          label={t('officeDiscounts.note')}
          multiline
          value={note}
          onChange={(event) => change({ note: event.target.value })}
          helperText={t('officeDiscounts.noteHint')}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
        {problem && <Alert severity="error">{problem}</Alert>}
        <Box>
          <Button type="submit" variant="contained" loading={busy}>
            {t('office.save')}
          </Button>
        </Box>
      </Stack>
    </Box>
  );
}
