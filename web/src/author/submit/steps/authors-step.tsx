import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AUTHORS_MAX } from '@quire/model/constants';
import { type DraftAuthor, DraftAuthorSchema } from '@quire/model/entities/submission';
import { t } from '@quire/model/messages/t';
import { useEffect, useState } from 'react';
import { ProblemNote } from '../../../signed-in/problem-note.tsx';
import { AffiliationList } from '../authors/affiliation-list.tsx';
import { namesOf, placesOf } from '../authors/affiliations.ts';
import { AuthorCard } from '../authors/author-card.tsx';
import { moveItem } from '../authors/move-item.ts';
import { PutBack, type RemovedAuthor } from '../authors/put-back.tsx';
import { useWizard } from '../context/wizard-context.ts';
import { fieldId } from '../step-table/steps.ts';

/** The number of authors shown open at first. */
const OPEN_MOST = 3;

/** The authors in order, with their institutions. */
export function AuthorsStep() {
  const { draft, edit, problems, problemOf } = useWizard();
  const { authors } = draft;
  const [said, setSaid] = useState('');
  const [removed, setRemoved] = useState<RemovedAuthor | null>(null);
  const [added, setAdded] = useState('');
  useEffect(() => {
    if (!added) return;
    const card = document.getElementById(`author-${added}`);
    card?.querySelector('input')?.focus();
  }, [added]);
  const [opened, setOpened] = useState<Readonly<Record<string, boolean>>>({});
  // Authors with missing details are open, so that links of the summary lead to visible fields.
  const isOpen = ({ id }: DraftAuthor, place: number) =>
    opened[id] ??
    (authors.length <= OPEN_MOST ||
      problems.some(({ field }) => field.startsWith(`authors.${place}.`)));

  const change = (id: string, patch: Partial<DraftAuthor>) =>
    edit({ authors: authors.map((each) => (each.id === id ? { ...each, ...patch } : each)) });
  function move(from: number, to: number) {
    const author = authors[from];
    if (!author || to < 0 || to >= authors.length) return;
    edit({ authors: moveItem(authors, from, to) });
    setSaid(
      t('authorSubmit.moved', {
        name: author.family || t('authorSubmit.authorNumber', { number: from + 1 }),
        number: to + 1,
        count: authors.length,
      }),
    );
  }
  const listProblem = problemOf('authors');
  const agentProblem = problemOf('isAgent');
  return (
    <Stack spacing={3}>
      <Typography sx={{ maxWidth: 'var(--measure)' }}>{t('authorSubmit.authorsHint')}</Typography>
      <ProblemNote>{listProblem}</ProblemNote>
      <Box
        component="ol"
        id={fieldId('authors')}
        tabIndex={-1}
        aria-label={t('authorSubmit.authors')}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 1.5,
        }}
      >
        {authors.map((author, place) => (
          <AuthorCard
            key={author.id}
            author={author}
            place={place}
            count={authors.length}
            isOpen={isOpen(author, place)}
            onOpen={(open) => setOpened({ ...opened, [author.id]: open })}
            onChange={(patch) => {
              // The author being edited stays open, even if nothing is missing.
              setOpened((before) => ({ ...before, [author.id]: true }));
              change(author.id, patch);
            }}
            onMove={move}
            onRemove={() => {
              edit({ authors: authors.filter(({ id }) => id !== author.id) });
              setRemoved({ author, place, institutions: namesOf(author, draft) });
            }}
          />
        ))}
      </Box>
      <div role="status" className="visually-hidden">
        {said}
      </div>
      <PutBack
        removed={removed}
        onPutBack={({ author, place, institutions }) => {
          const affiliations = placesOf(institutions, draft);
          const back = { ...author, affiliations };
          edit({ authors: [...authors.slice(0, place), back, ...authors.slice(place)] });
          setRemoved(null);
        }}
      />
      {authors.length < AUTHORS_MAX && (
        <Button
          variant="outlined"
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => {
            const id = crypto.randomUUID();
            edit({ authors: [...authors, DraftAuthorSchema.parse({ id })] });
            setOpened({ ...opened, [id]: true });
            setAdded(id);
          }}
        >
          {t('authorSubmit.addAuthor')}
        </Button>
      )}
      <div>
        <FormControlLabel
          control={
            <Checkbox
              checked={draft.isAgent}
              onChange={(_, isAgent) => edit({ isAgent })}
              slotProps={{
                input: { id: fieldId('isAgent'), 'aria-invalid': agentProblem !== undefined },
              }}
            />
          }
          label={t('authorSubmit.isAgent')}
        />
        <ProblemNote>{agentProblem}</ProblemNote>
      </div>
      <AffiliationList />
    </Stack>
  );
}
