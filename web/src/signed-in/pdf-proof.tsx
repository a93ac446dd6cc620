import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { formatOfName } from '@quire/model/entities/submission-file';
import { t } from '@quire/model/messages/t';
import { lazy, Suspense, useId, useState } from 'react';
import { call } from '../data/calls.ts';
import { ProblemNote } from './problem-note.tsx';
import { saveStoredFile } from './save-stored-file.ts';
import { useAsyncAction } from './use-async-action.ts';

/** With pdf.js: loaded with the first proof that is read. */
const StoredFileReader = lazy(() => import('./stored-file-reader.tsx'));

interface PdfProofProps {
  readonly submission: string;
  /** The manuscript's file name. */
  readonly name: string;
}

const CONVERTED = new Set(['docx', 'odt', 'md', 'tex', 'ipynb', 'xml', 'zip']);

/** Creates the PDF proof of a manuscript and opens it; nothing for a manuscript that is a PDF or cannot be converted. */
export function PdfProof({ submission, name }: PdfProofProps) {
  const [proof, setProof] = useState<{ path: string; name: string } | null>(null);
  const making = useAsyncAction();
  const saving = useAsyncAction();
  const isNarrow = useMediaQuery('(max-width: 700px)');
  const title = useId();
  if (!CONVERTED.has(formatOfName(name) ?? '')) return null;
  const close = () => setProof(null);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        loading={making.busy}
        onClick={() =>
          void making.run(async () => {
            saving.clear();
            setProof(await call('printProof', { submission }));
          })
        }
      >
        {t('reading.openProof')}
      </Button>
      {making.busy && (
        <span role="status" className="visually-hidden">
          {t('reading.creatingProof')}
        </span>
      )}
      <ProblemNote>{making.problem}</ProblemNote>
      {proof && (
        <Dialog
          open
          onClose={close}
          fullWidth
          fullScreen={isNarrow}
          maxWidth="lg"
          aria-labelledby={title}
        >
          <DialogTitle id={title}>{t('reading.proof')}</DialogTitle>
          <DialogContent sx={{ display: 'flex', flexDirection: 'column', height: '80vh' }}>
            <Suspense fallback={<p role="status">{t('reading.loading')}</p>}>
              <StoredFileReader path={proof.path} name={proof.name} />
            </Suspense>
            <ProblemNote>{saving.problem}</ProblemNote>
          </DialogContent>
          <DialogActions>
            <Button
              loading={saving.busy}
              onClick={() => void saving.run(() => saveStoredFile(proof))}
            >
              {t('reading.download')}
            </Button>
            <Button onClick={close}>{t('reading.close')}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
