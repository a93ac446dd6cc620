import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ConvertedText } from '@quire/content/convert/converted';
import { useState } from 'react';
import { ARCHIVE_REFUSALS } from '../../../editing/archive-refusals.ts';
import { countWords } from '../../../editing/count-words.ts';
import type { Renderer } from '../../../editing/renderer.ts';
import { EditorDialog } from '../../kit/markdown/editor-dialog.tsx';
import { ProblemRows } from '../problems/problem-rows.tsx';

interface ImportDialogProps {
  readonly renderer: Renderer;
  readonly hasText: boolean;
  readonly onImport: (text: ConvertedText, withTitle: boolean) => void;
  readonly onClose: () => void;
}

/** Takes over a Word file, JATS, Markdown or a paper's folder. What it found is shown before anything changes. */
export function ImportDialog({ renderer, hasText, onImport, onClose }: ImportDialogProps) {
  const [read, setRead] = useState<{ name: string; text: ConvertedText } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [withTitle, setWithTitle] = useState(false);

  async function open(file: File | undefined) {
    if (!file) return;
    setBusy(true);
    setProblem(null);
    setRead(null);
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const text = await renderer.ask('convert', { name: file.name, bytes });
      if (text === null) setProblem('This is neither Word (.docx) nor JATS nor Markdown.');
      else if (typeof text === 'string') setProblem(ARCHIVE_REFUSALS[text]);
      else setRead({ name: file.name, text });
    } catch {
      setProblem('This file could not be read.');
    }
    setBusy(false);
  }

  return (
    <EditorDialog
      title="Import a text"
      does="Import it"
      isDisabled={!read}
      onDo={() => read && onImport(read.text, withTitle)}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <Button component="label" variant="outlined" sx={{ alignSelf: 'flex-start' }}>
          Choose a file
          <input
            type="file"
            accept=".docx,.xml,.jats,.md,.markdown,.txt,.zip"
            className="visually-hidden"
            onChange={({ target }) => void open(target.files?.[0])}
          />
        </Button>
        <Typography variant="body2" color="text.secondary">
          Word (.docx), JATS (.xml), Markdown (.md), or the folder of a paper as an archive (.zip).
        </Typography>
        {isBusy && <LinearProgress aria-label="Reading the file" />}
        {problem && <Alert severity="error">{problem}</Alert>}
        {read && (
          <>
            <Typography role="status">
              {read.name}: {countWords(read.text.markdown).toLocaleString('en')} words,{' '}
              {read.text.pictures.size} pictures
              {read.text.bibliography ? ', with a bibliography' : ', without a bibliography'}.
            </Typography>
            {(read.text.title || read.text.abstract) && (
              <FormControlLabel
                control={<Checkbox checked={withTitle} onChange={(_, is) => setWithTitle(is)} />}
                label={`Take over the title${read.text.abstract ? ' and the abstract' : ''} as well: “${read.text.title}”`}
              />
            )}
            {hasText && (
              <Alert severity="info">
                It takes the place of the text that is here. Undo brings that back; every saved
                version stays.
              </Alert>
            )}
            <ProblemRows problems={read.text.problems} />
          </>
        )}
      </Stack>
    </EditorDialog>
  );
}
