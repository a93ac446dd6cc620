import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { problemText } from '@quire/model/entities/manuscript-problems';
import { normaliseDoi } from '@quire/model/identifiers';
import { t } from '@quire/model/messages/t';
import { useCallback, useRef, useState } from 'react';
import { call } from '../../../data/calls.ts';
import type { WorkerTask } from '../../../editing/messages.ts';
import type { Renderer } from '../../../editing/renderer.ts';
import { useWorks, workName } from '../../../editing/use-works.ts';
import { messageOf } from '../../../signed-in/message-of.ts';
import { EditorDialog } from './editor-dialog.tsx';

interface CitationDialogProps {
  /** The current BibTeX or CSL-JSON. */
  readonly bibliography: () => string;
  readonly renderer: Renderer;
  readonly onBibliography: (bibliography: string) => void;
  readonly onCite: (keys: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Cites works of the bibliography, or new ones from BibTeX, CSL-JSON or a DOI. */
export function CitationDialog(props: CitationDialogProps) {
  const { bibliography, renderer, onBibliography, onCite, onClose } = props;
  const newest = useRef(bibliography);
  newest.current = bibliography;
  const read = useCallback(() => renderer.ask('works', newest.current()), [renderer]);
  const works = useWorks(read) ?? [];
  const [chosen, setChosen] = useState<readonly WorkerTask[]>([]);
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  /** Adds what was pasted. Returns the keys to cite, or the reason for a failure. */
  async function add(): Promise<readonly string[] | string> {
    const doi = normaliseDoi(pasted.trim());
    const source = doi ? (await call('findWork', { doi })).csl : pasted;
    const added = await renderer.ask('addWorks', {
      bibliography: bibliography(),
      pasted: source,
    });
    if (added.keys.length === 0) {
      const last = added.problems.at(-1);
      return last ? problemText(last) : t('officeText.noWorksFound');
    }
    onBibliography(added.bibliography);
    return added.keys;
  }

  async function cite() {
    setBusy(true);
    setProblem(null);
    try {
      const fresh = pasted.trim() ? await add() : [];
      if (typeof fresh === 'string') setProblem(fresh);
      else onCite([...new Set([...chosen.map(({ key }) => key), ...fresh])]);
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <EditorDialog
      title={t('officeText.cite')}
      does={t('officeText.cite')}
      isBusy={isBusy}
      isDisabled={chosen.length === 0 && pasted.trim() === ''}
      onDo={() => void cite()}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <Autocomplete
          multiple
          options={[...works]}
          value={[...chosen]}
          onChange={(_, value) => setChosen(value)}
          getOptionLabel={workName}
          getOptionKey={({ key }) => key}
          isOptionEqualToValue={(a, b) => a.key === b.key}
          noOptionsText={t('officeText.noSuchWork')}
          renderInput={(params) => (
            <TextField {...params} label={t('officeText.worksInBibliography')} autoFocus />
          )}
        />
        <TextField
          label={t('officeText.newWorks')}
          helperText={t('officeText.newWorksHint')}
          value={pasted}
          multiline
          minRows={4}
          maxRows={12}
          slotProps={{
            htmlInput: {
              spellCheck: false,
              style: { fontFamily: 'ui-monospace, monospace', fontSize: '0.85rem' },
            },
          }}
          onChange={({ target }) => setPasted(target.value)}
        />
        {problem && <Alert severity="error">{problem}</Alert>}
      </Stack>
    </EditorDialog>
  );
}
