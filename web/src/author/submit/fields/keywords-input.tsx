import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { KEYWORDS_MAX } from '@quire/model/constants';
import { type ReactNode, useState } from 'react';

/** Keywords from what was typed or pasted: parted at commas, semicolons and lines, each once. */
export function addKeywords(known: readonly string[], typed: string): string[] {
  const added = typed.split(/[,;\n]/).map((each) => each.trim().slice(0, 80));
  const all = [...known];
  for (const keyword of added) {
    if (keyword && !all.some((each) => each.toLowerCase() === keyword.toLowerCase()))
      all.push(keyword);
  }
  return all.slice(0, KEYWORDS_MAX * 2);
}

interface KeywordsInputProps {
  readonly id: string;
  readonly label: string;
  readonly keywords: readonly string[];
  readonly onChange: (keywords: string[]) => void;
  readonly help?: ReactNode;
  readonly isWrong?: boolean;
  readonly isRequired?: boolean;
  /** The language of the keywords, if it is not the page's. */
  readonly lang?: string | undefined;
}

/** Keywords as chips: Enter or a comma makes one of what was typed, leaving the field too. */
export function KeywordsInput({ keywords, onChange, ...field }: KeywordsInputProps) {
  const [typed, setTyped] = useState('');
  function take(text: string) {
    const next = addKeywords(keywords, text);
    if (next.length !== keywords.length) onChange(next);
    setTyped('');
  }
  return (
    <Autocomplete
      multiple
      freeSolo
      options={[]}
      id={field.id}
      value={keywords.slice()}
      inputValue={typed}
      onChange={(_, next) => {
        onChange(addKeywords([], next.join('\n')));
        setTyped('');
      }}
      onInputChange={(_, text, reason) => {
        if (reason !== 'input') return;
        if (/[,;\n]/.test(text)) take(text);
        else setTyped(text);
      }}
      onBlur={() => take(typed)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={field.label}
          required={field.isRequired ?? false}
          error={field.isWrong ?? false}
          helperText={field.help}
          // Not of the label and the help, which are in the page's.
          slotProps={{
            ...params.slotProps,
            input: { ...params.slotProps.input, lang: field.lang },
          }}
        />
      )}
    />
  );
}
