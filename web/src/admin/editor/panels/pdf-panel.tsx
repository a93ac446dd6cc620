import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { call } from '../../../data/calls.ts';
import { fromBase64 } from '../../../signed-in/from-base64.ts';
import { messageOf } from '../../../signed-in/message-of.ts';
import { fileSize } from '../../../ui/text-page/file-size.ts';
import type { ArticleDraftStore } from '../draft/draft-store.ts';

interface PdfPanelProps {
  readonly id: string;
  readonly store: ArticleDraftStore;
  /** The latest saved version. */
  readonly revision: number;
}

interface MadePdf {
  readonly name: string;
  readonly revision: number;
  readonly url: string;
  readonly bytes: Uint8Array;
}

/** Loaded separately, so that pdf.js is fetched only to look at the PDF. */
const PdfViewer = lazy(() => import('../../../pdf-viewer/pdf-viewer.tsx'));
const NOT_SHOWN = 'The PDF cannot be shown here. Open or download it.';

/** The PDF of the latest version, created on request in the same way as on publication, and shown page by page. */
export function PdfPanel({ id, store, revision }: PdfPanelProps) {
  const [made, setMade] = useState<MadePdf | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const url = made?.url;
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);

  const fail = useCallback(() => setProblem(NOT_SHOWN), []);

  async function make() {
    setBusy(true);
    setProblem(null);
    try {
      await store.save();
      const saved = store.state().base?.revision ?? revision;
      const { name, data } = await call('printDraft', { article: id, revision: saved });
      const bytes = fromBase64(data);
      const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
      setMade({ name, revision: saved, url, bytes });
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack spacing={1.5} sx={{ height: '100%', p: 2 }}>
      {!made && (
        <Typography>
          The PDF that readers would get: the file added under Details, or the PDF created from the
          page on publication. Your changes are saved first.
        </Typography>
      )}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="outlined" loading={isBusy} onClick={() => void make()}>
          {made ? 'Create PDF again' : 'Create PDF'}
        </Button>
        {made && (
          <>
            <Button href={made.url} target="_blank" rel="noopener">
              Open in a new tab
            </Button>
            <Button href={made.url} download={made.name}>
              Download
            </Button>
            <Typography role="status" variant="body2" color="text.secondary">
              Version {made.revision}, {fileSize(made.bytes.length)}.
              {made.revision !== revision && ' A newer version has been saved since.'}
            </Typography>
          </>
        )}
      </Stack>
      {isBusy && <LinearProgress aria-label="Creating PDF" />}
      {problem && <Alert severity="error">{problem}</Alert>}
      {made && (
        <Suspense fallback={<LinearProgress aria-label="Opening PDF" />}>
          <PdfViewer bytes={made.bytes} noun="PDF" onFailure={fail} />
        </Suspense>
      )}
    </Stack>
  );
}
