import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { call } from '../../../data/calls.ts';
import { fromBase64 } from '../../../signed-in/from-base64.ts';
import { messageOf } from '../../../signed-in/message-of.ts';
import { fileSize } from '../../../ui/text-page/file-size.ts';
import type { ArticleDraftStore } from '../draft/draft-store.ts';

interface PdfPanelProps {
  readonly id: string;
  readonly store: ArticleDraftStore;
  /** The newest saved version. */
  readonly revision: number;
}

interface MadePdf {
  readonly name: string;
  readonly revision: number;
  readonly url: string;
  readonly size: number;
}

/** The PDF of the newest version, printed on request as on publishing. */
export function PdfPanel({ id, store, revision }: PdfPanelProps) {
  const [made, setMade] = useState<MadePdf | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const url = made?.url;
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);

  async function make() {
    setBusy(true);
    setProblem(null);
    try {
      await store.save();
      const saved = store.state().base?.revision ?? revision;
      const { name, data } = await call('printDraft', { article: id, revision: saved });
      const blob = new Blob([fromBase64(data)], { type: 'application/pdf' });
      setMade({ name, revision: saved, url: URL.createObjectURL(blob), size: blob.size });
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography>
        The PDF that readers would get: the file added under Details, or the PDF created from the
        page on publication. Your changes are saved first.
      </Typography>
      <Button variant="outlined" loading={isBusy} onClick={() => void make()}>
        {made ? 'Create the PDF again' : 'Create the PDF'}
      </Button>
      {isBusy && <LinearProgress aria-label="Creating the PDF" sx={{ alignSelf: 'stretch' }} />}
      {problem && <Alert severity="error">{problem}</Alert>}
      {made && (
        <Alert severity={made.revision === revision ? 'success' : 'info'} role="status">
          <Typography variant="body2" gutterBottom>
            The PDF of version {made.revision} is ready ({fileSize(made.size)}).
            {made.revision !== revision && ' The text has been saved again since.'}
          </Typography>
          <Button size="small" href={made.url} target="_blank" rel="noopener">
            Open the PDF
          </Button>
          <Button size="small" href={made.url} download={made.name}>
            Download
          </Button>
        </Alert>
      )}
    </Stack>
  );
}
