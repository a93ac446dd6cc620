import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type RefObject, useEffect, useState } from 'react';
import { SearchIcon } from '../icons.tsx';

/** The pause in typing before the list is searched. */
const REST_MS = 250;

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly input: RefObject<HTMLInputElement | null>;
}

/** The list's search: runs when typing pauses or on Enter, and returns the focus on Escape. */
export function SearchField({ label, value, onChange, input }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState(value);
  const [seen, setSeen] = useState(value);
  // The address differs from the last search: the person went back or chose a view. The address of a search follows a
  // moment later, when typing may have continued.
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
        // The browser would clear the field, but the results should be kept.
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
