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
  // The address says something else: somebody went back, or chose a view.
  if (asked !== value) {
    setAsked(value);
    setTyped(value);
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
        if (event.key === 'Escape') input.current?.blur();
        if (event.key === 'Enter') onChange(typed);
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
