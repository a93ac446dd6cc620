import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { errorMessage } from '@quire/model/errors';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Cursor, useArticles } from '../../data/live/articles.ts';
import { useJournalKeys } from '../../data/live/journal-keys.ts';
import type { Person } from '../../session/use-person.ts';
import { OfficeFrame } from '../kit/office-frame.tsx';
import { StaffOnly } from '../kit/staff-only.tsx';
import { ArticlesTable } from './articles-table.tsx';

function Articles({ person }: { person: Person }) {
  const [parameters, setParameters] = useSearchParams();
  const journal = parameters.get('journal') ?? '';
  /** Where each page before this one began: the way back. */
  const [trail, setTrail] = useState<readonly (Cursor | null)[]>([null]);
  const journals = useJournalKeys(person.claims);
  const page = useArticles(person.claims, journal, trail.at(-1) ?? null);

  return (
    <OfficeFrame person={person} title="Articles">
      <Stack spacing={2}>
        <TextField
          select
          label="Journal"
          value={journal}
          onChange={(event) => {
            setTrail([null]);
            setParameters(event.target.value ? { journal: event.target.value } : {});
          }}
          sx={{ maxWidth: 260 }}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">All my journals</MenuItem>
          {[...new Set([...journals, ...(journal ? [journal] : [])])].map((key) => (
            <MenuItem key={key} value={key}>
              {key}
            </MenuItem>
          ))}
        </TextField>
        {page.problem && <Alert severity="error">{errorMessage(page.problem)}</Alert>}
        <ArticlesTable articles={page.articles} loading={page.loading} />
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
          <Button disabled={trail.length === 1} onClick={() => setTrail(trail.slice(0, -1))}>
            Newer
          </Button>
          <Button disabled={page.next === null} onClick={() => setTrail([...trail, page.next])}>
            Older
          </Button>
        </Stack>
      </Stack>
    </OfficeFrame>
  );
}

/** `/admin/dashboard/articles`: the articles a member of staff may see, newest change first. */
export default function ArticlesPage() {
  return <StaffOnly>{(person) => <Articles person={person} />}</StaffOnly>;
}
