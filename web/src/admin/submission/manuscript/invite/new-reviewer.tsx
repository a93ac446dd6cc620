import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { NewReviewerSchema } from '@quire/model/calls/reviews';
import { type FormEvent, useState } from 'react';
import type { Candidate, Newcomer } from './candidate.ts';

interface NewReviewerProps {
  /** Of the form, for the button that sends it. */
  readonly id: string;
  /** What is filled in already. */
  readonly newcomer: Newcomer;
  readonly onDone: (candidate: Candidate) => void;
}

const FIELDS = [
  { name: 'given', label: 'Given name', most: 80, autoComplete: 'off' },
  { name: 'family', label: 'Family name', most: 80, autoComplete: 'off' },
  { name: 'email', label: 'E-mail', most: 254, autoComplete: 'off' },
  { name: 'affiliation', label: 'Institution', most: 400, autoComplete: 'off' },
  { name: 'expertise', label: 'Expertise, with commas between', most: 800, autoComplete: 'off' },
] as const;

/** Somebody who is not in the base of reviewers: the invitation puts them there. */
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
      <Typography color="text.secondary">
        They join the journal’s base of reviewers. If the address is known there already, that
        person is invited.
      </Typography>
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
