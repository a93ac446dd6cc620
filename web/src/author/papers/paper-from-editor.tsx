import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { editorToolPath } from '@quire/model/paths';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { storedPictures } from '../../editing/device-paper/stored-pictures.ts';
import { storedTexts } from '../../editing/device-paper/stored-texts.ts';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { useAction } from '../kit/use-action.ts';
import { beginPaper } from './begin-paper.ts';
import { useOpenBegun } from './begun-paper.ts';

interface PaperFromEditorProps {
  /** Of the new paper: the same after a reload, so that there is one. */
  readonly id: string;
}

/** Makes a shared paper of the text that the Markdown editor keeps on this device, and opens it. The device keeps its copy. */
export function PaperFromEditor({ id }: PaperFromEditorProps) {
  const { run, busy, problem } = useAction();
  const [isEmpty, setEmpty] = useState(false);
  const open = useOpenBegun();
  const begin = useCallback(
    () =>
      run(async () => {
        const texts = storedTexts.read() ?? { markdown: '', bibliography: '' };
        const pictures = await storedPictures.read();
        if (texts.markdown.trim() === '' && texts.bibliography.trim() === '') setEmpty(true);
        else open(id, await beginPaper(id, { ...texts, pictures }));
      }),
    [run, id, open],
  );
  useEffect(() => void begin(), [begin]);
  if (isEmpty) {
    return (
      <>
        <Typography sx={{ mb: 2 }}>{t('authorPapers.nothingFromEditor')}</Typography>
        <Button component={Link} to={editorToolPath()} variant="outlined">
          {t('authorPapers.openMarkdownEditor')}
        </Button>
      </>
    );
  }
  return (
    <>
      {busy && <p role="status">{t('authorPapers.savingFromEditor')}</p>}
      <ProblemNote>{problem}</ProblemNote>
      {problem && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => void begin()}>
          {t('author.tryAgain')}
        </Button>
      )}
    </>
  );
}
