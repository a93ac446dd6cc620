import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { NewReviewerSchema } from '@quire/model/calls/reviews';
import { t } from '@quire/model/messages/t';
import { type FormEvent, useState } from 'react';
import type { Candidate, Newcomer } from './candidate.ts';

interface NewReviewerProps {
  /** The form's id, for the button that submits it. */
  readonly id: string;
  /** What is already filled in. */
  readonly newcomer: Newcomer;
  readonly onDone: (candidate: Candidate) => void;
}

const FIELDS = [
  { name: 'given', label: t('officeReview.givenName'), most: 80, autoComplete: 'off' },
  { name: 'family', label: t('officeReview.familyName'), most: 80, autoComplete: 'off' },
  { name: 'email', label: t('office.email'), most: 254, autoComplete: 'off' },
  { name: 'affiliation', label: t('officeReview.institution'), most: 400, autoComplete: 'off' },
  {
    name: 'expertise',
    label: t('officeReview.expertise'),
    most: 800,
    autoComplete: 'off',
  },
] as const;

/** A reviewer who is not in the database yet; the invitation adds them. */
export function NewReviewer({ id, newcomer, onDone }: NewReviewerProps) {
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    const expertise = String(typed.expertise ?? '')
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean);
    const read = NewReviewerSchema.safeParse({ ...typed, expertise });
    if (!read.success) {
      const found = read.error.issues.map(({ path, message }) => [String(path[0]), message]);
      setProblems(Object.fromEntries(found.toReversed()));
      return;
    }
    const { given, family } = read.data;
    onDone({ name: `${given} ${family}`, reviewer: read.data });
  }
  return (
    <Stack component="form" id={id} spacing={2} noValidate onSubmit={submit}>
      <Typography color="text.secondary">{t('officeReview.newReviewerHint')}</Typography>
      {FIELDS.map(({ name, label, most, autoComplete }) => (
        <TextField
          key={name}
          name={name}
          label={label}
          defaultValue={name === 'expertise' ? '' : newcomer[name]}
          autoComplete={autoComplete}
          error={problems[name] !== undefined}
          helperText={problems[name]}
          slotProps={{ htmlInput: { maxLength: most } }}
        />
      ))}
    </Stack>
  );
}
