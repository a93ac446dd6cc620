import Button from '@mui/material/Button';
import { t } from '@quire/model/messages/t';
import { call } from '../../../data/calls.ts';
import { fromBase64 } from '../../../signed-in/from-base64.ts';
import { ProblemNote } from '../../../signed-in/problem-note.tsx';
import { saveFile } from '../../../ui/files/save-file.ts';
import { fileSize } from '../../../ui/text-page/file-size.ts';
import { useAction } from '../../kit/use-action.ts';

/** Saves the PDF of the proof. */
export function ProofPdfButton(props: { readonly submission: string; readonly size: number }) {
  const { submission, size } = props;
  const fetching = useAction();
  const fetchPdf = () =>
    fetching.run(async () => {
      const { name, data } = await call('fetchProofPdf', { submission });
      saveFile(new Blob([fromBase64(data)], { type: 'application/pdf' }), name);
    });
  return (
    <>
      <Button variant="outlined" aria-disabled={fetching.busy} onClick={() => void fetchPdf()}>
        {fetching.busy
          ? t('forms.oneMoment')
          : t('authorSubmission.downloadPdf', { size: fileSize(size) })}
      </Button>
      <ProblemNote>{fetching.problem}</ProblemNote>
    </>
  );
}
