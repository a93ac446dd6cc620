import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { t } from '@quire/model/messages/t';
import { useEffect, useState } from 'react';
import type { Row } from '../../data/live/office/list-request.ts';

interface RecordPickerProps<T> {
  readonly label: string;
  /** Finds the records that match what was typed. Keep it in a memo. */
  readonly find: (typed: string) => Promise<readonly Row<T>[]>;
  readonly nameOf: (row: Row<T>) => string;
  readonly chosen: Row<T> | null;
  readonly onChoose: (row: Row<T> | null) => void;
  readonly disabled?: boolean;
}

/** The pause in typing before a search. */
const REST_MS = 250;

/** One record of a long list, found by typing. */
export function RecordPicker<T>(props: RecordPickerProps<T>) {
  const { label, find, nameOf, chosen, onChoose, disabled = false } = props;
  const [typed, setTyped] = useState('');
  const [rows, setRows] = useState<readonly Row<T>[]>([]);
  const [state, setState] = useState<'resting' | 'looking' | 'failed'>('resting');
  useEffect(() => {
    const word = typed.trim();
    if (word.length < 2) {
      setRows([]);
      setState('resting');
      return;
    }
    let isWanted = true;
    setState('looking');
    const timer = setTimeout(() => {
      find(word).then(
        (found) => {
          if (!isWanted) return;
          setRows(found);
          setState('resting');
        },
        () => isWanted && setState('failed'),
      );
    }, REST_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [typed, find]);
  return (
    <Autocomplete
      options={[...rows]}
      value={chosen}
      onChange={(_, row) => onChoose(row)}
      onInputChange={(_, text) => setTyped(text)}
      filterOptions={(all) => all}
      getOptionLabel={nameOf}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      loading={state === 'looking'}
      disabled={disabled}
      noOptionsText={
        state === 'failed'
          ? t('officeKit.searchFailed')
          : typed.trim().length < 2
            ? t('officeKit.typeToSearch')
            : t('officeKit.noResults')
      }
      renderInput={(input) => <TextField {...input} label={label} size="small" />}
      sx={{ maxWidth: 480 }}
    />
  );
}
