import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IMPORT_FILE_MAX_BYTES } from '@quire/model/constants';
import { t } from '@quire/model/messages/t';
import { type ChangeEvent, useRef, useState } from 'react';
import { call } from '../../data/calls.ts';
import { newPaperId } from '../../data/live/shared-papers.ts';
import { ARCHIVE_REFUSALS, FILE_MOST } from '../../editing/archive-refusals.ts';
import { useRenderer } from '../../editing/preview/use-renderer.ts';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { useAction } from '../kit/use-action.ts';
import { beginPaper } from './begin-paper.ts';
import { useOpenBegun } from './begun-paper.ts';

/** Goes on with a file that was written elsewhere, as a new shared paper. */
export function OpenAsPaper() {
  const input = useRef<HTMLInputElement>(null);
  const renderer = useRenderer();
  const opening = useAction();
  const [refused, setRefused] = useState('');
  const openBegun = useOpenBegun();

  async function open(file: File): Promise<void> {
    setRefused('');
    if (file.size > IMPORT_FILE_MAX_BYTES) {
      setRefused(t('authorPapers.fileTooLarge', { name: file.name, size: FILE_MOST }));
      return;
    }
    const bytes = new Uint8Array(await file.arrayBuffer());
    const opened = await renderer.ask('open', { name: file.name, bytes }).catch(() => null);
    if (opened === null) {
      setRefused(t('authorPapers.fileNotRead', { name: file.name }));
      return;
    }
    if (typeof opened === 'string') {
      setRefused(ARCHIVE_REFUSALS[opened]);
      return;
    }
    await opening.run(async () => {
      const paper = newPaperId();
      const pictures = new Map(
        [...opened.pictures].map(([path, picture]) => [path, new Blob([picture])]),
      );
      try {
        openBegun(paper, await beginPaper(paper, { ...opened, pictures }));
      } catch (error) {
        // Choosing the file again begins another paper: half a one does not stay in the list.
        await call('changePaper', { paper, change: { what: 'delete' } }).catch(() => null);
        throw error;
      }
    });
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // The same file may be chosen again.
    target.value = '';
    if (file) void open(file);
  }
  return (
    <>
      <Button
        variant="outlined"
        loading={opening.busy}
        sx={{ ml: 1.5 }}
        onClick={() => input.current?.click()}
      >
        {t('authorPapers.openFile')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".md,.markdown,.qmd,.rmd,.txt,.tex,.zip,.docx,.odt,.xml,.ipynb"
        aria-label={t('authorPapers.fileToOpen')}
        onChange={choose}
      />
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {t('authorPapers.openFileHint')}
      </Typography>
      <ProblemNote>{refused || opening.problem}</ProblemNote>
    </>
  );
}
