import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
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

/** The PDF of the latest version, created on request in the same way as on publication, and shown page by page. */
export function PdfPanel({ id, store, revision }: PdfPanelProps) {
  const [made, setMade] = useState<MadePdf | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const url = made?.url;
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);

  const fail = useCallback(() => setProblem(t('officeEditor.pdfNotShown')), []);

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
      {!made && <Typography>{t('officeEditor.pdfHint')}</Typography>}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="outlined" loading={isBusy} onClick={() => void make()}>
          {made ? t('officeEditor.createPdfAgain') : t('officeEditor.createPdf')}
        </Button>
        {made && (
          <>
            <Button href={made.url} target="_blank" rel="noopener">
              {t('officeEditor.openInNewTab')}
            </Button>
            <Button href={made.url} download={made.name}>
              {t('officeEditor.download')}
            </Button>
            <Typography role="status" variant="body2" color="text.secondary">
              {made.revision === revision
                ? t('officeEditor.pdfMade', {
                    revision: made.revision,
                    size: fileSize(made.bytes.length),
                  })
                : t('officeEditor.pdfMadeOutdated', {
                    revision: made.revision,
                    size: fileSize(made.bytes.length),
                  })}
            </Typography>
          </>
        )}
      </Stack>
      {isBusy && <LinearProgress aria-label={t('officeEditor.creatingPdf')} />}
      {problem && <Alert severity="error">{problem}</Alert>}
      {made && (
        <Suspense fallback={<LinearProgress aria-label={t('officeEditor.openingPdf')} />}>
          <PdfViewer bytes={made.bytes} noun="PDF" onFailure={fail} />
        </Suspense>
      )}
    </Stack>
  );
}
