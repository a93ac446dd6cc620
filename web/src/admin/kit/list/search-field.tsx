import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type RefObject, useEffect, useState } from 'react';
import { SearchIcon } from '../icons.tsx';

/** So long must typing rest before the list is asked. */
const REST_MS = 250;

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly input: RefObject<HTMLInputElement | null>;
}

/** The list's search: asks once typing rests, at once on Enter, and gives the focus back on Escape. */
export function SearchField({ label, value, onChange, input }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState(value);
  const [seen, setSeen] = useState(value);
  // The address says something else than was asked for: somebody went back, or chose a view. What was
  // asked for comes there a moment later, and typing has gone on meanwhile.
  if (seen !== value) {
    setSeen(value);
    if (asked !== value) {
      setAsked(value);
      setTyped(value);
    }
  }
  function ask(q: string) {
    setAsked(q);
    onChange(q);
  }
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => {
      setAsked(typed);
      onChange(typed);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return (
    <TextField
      type="search"
      label={label}
      value={typed}
      inputRef={input}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') ask(typed);
        if (event.key !== 'Escape') return;
        // The browser would empty the field: the rows that were found are what is wanted.
        event.preventDefault();
        input.current?.blur();
      }}
      sx={{ flex: '1 1 14rem', maxWidth: 360 }}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
        htmlInput: { 'aria-keyshortcuts': '/' },
      }}
    />
  );
}
