import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { t } from '@quire/model/messages/t';
import { lazy, Suspense, useId, useState } from 'react';
import { readableAs } from '../manuscript-reader/readable-as.ts';

/** With the renderer and pdf.js, so it is loaded with the first file. */
const StoredFileReader = lazy(() => import('./stored-file-reader.tsx'));

interface ReadFileButtonProps {
  readonly file: { readonly path: string; readonly name: string };
}

/** Opens a file in the page. It renders nothing for files that cannot be shown. */
export function ReadFileButton({ file: { path, name } }: ReadFileButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const isNarrow = useMediaQuery('(max-width: 700px)');
  const title = useId();
  if (!readableAs(name)) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button
        size="small"
        aria-label={t('reading.readNamed', { name })}
        onClick={() => setOpen(true)}
      >
        {t('reading.read')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        fullWidth
        fullScreen={isNarrow}
        maxWidth="lg"
        aria-labelledby={title}
      >
        <DialogTitle id={title} sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', height: '80vh' }}>
          <Suspense fallback={<p role="status">{t('reading.loading')}</p>}>
            <StoredFileReader path={path} name={name} />
          </Suspense>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{t('reading.close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
