import Button from '@mui/material/Button';
import { call } from '../../../data/calls.ts';
import { fileSize } from '../../../ui/text-page/file-size.ts';
import { ProblemNote } from '../../kit/problem-note.tsx';
import { useAction } from '../../kit/use-action.ts';

/** Saves the PDF of the proof. */
export function ProofPdfButton(props: { readonly submission: string; readonly size: number }) {
  const { submission, size } = props;
  const fetching = useAction();
  const fetchPdf = () =>
    fetching.run(async () => {
      const { name, data } = await call('fetchProofPdf', { submission });
      const link = document.createElement('a');
      link.download = name;
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      link.href = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    });
  return (
    <>
      <Button variant="outlined" aria-disabled={fetching.busy} onClick={() => void fetchPdf()}>
        {fetching.busy ? 'One moment…' : `Download the PDF (${fileSize(size)})`}
      </Button>
      <ProblemNote>{fetching.problem}</ProblemNote>
    </>
  );
}
