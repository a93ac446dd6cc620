import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useState } from 'react';
import { fieldId } from '../step-table/steps.ts';

interface EntryListProps<Entry extends { readonly id: string }> {
  /** The field of the draft, its label, and what is said of it. */
  readonly field: string;
  readonly label: string;
  readonly hint: string;
  readonly entries: readonly Entry[];
  readonly most: number;
  readonly add: string;
  /** A new entry, and which of its fields the person begins with. */
  readonly blank: () => Entry;
  readonly first: string;
  readonly onChange: (entries: Entry[]) => void;
  readonly children: (
    entry: Entry,
    place: number,
    change: { readonly to: (entry: Entry) => void; readonly remove: () => void },
  ) => ReactNode;
}

/** A list that the author adds entries to, each in a card of its own. */
export function EntryList<Entry extends { readonly id: string }>(props: EntryListProps<Entry>) {
  const { field, label, hint, entries, most, add, blank, first, onChange, children } = props;
  const [added, setAdded] = useState<number | null>(null);
  useEffect(() => {
    if (added !== null) document.getElementById(fieldId(`${field}.${added}.${first}`))?.focus();
  }, [added, field, first]);
  return (
    <section aria-labelledby={fieldId(field)}>
      <Typography id={fieldId(field)} variant="h3" tabIndex={-1}>
        {label}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{hint}</Typography>
      <Stack spacing={2}>
        {entries.map((entry, place) => (
          <div key={entry.id}>
            {children(entry, place, {
              to: (changed) =>
                onChange(entries.map((each) => (each.id === entry.id ? changed : each))),
              remove: () => {
                onChange(entries.filter(({ id }) => id !== entry.id));
                setAdded(null);
              },
            })}
          </div>
        ))}
        {entries.length < most && (
          <Button
            variant="outlined"
            sx={{ alignSelf: 'flex-start' }}
            onClick={() => {
              onChange([...entries, blank()]);
              setAdded(entries.length);
            }}
          >
            {add}
          </Button>
        )}
      </Stack>
    </section>
  );
}
