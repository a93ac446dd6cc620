import { t } from '@quire/model/messages/t';
import { REVIEW_PROOF } from '@quire/model/paths';
import { readableAs } from '../../../manuscript-reader/readable-as.ts';
import type { Manuscript } from './review-view.ts';

type Files = Manuscript['files'];

/** The files with the PDF proof behind a manuscript that can be converted to one. Its size is not known yet: 0. */
export function withProof(files: Files): Files {
  const place = files.findIndex(
    ({ kind, name }) => kind === 'manuscript' && readableAs(name) === 'typeset',
  );
  if (place < 0) return files;
  const label = t('reviewer.proof');
  const proof = {
    id: REVIEW_PROOF,
    kind: 'manuscript' as const,
    name: 'manuscript-proof.pdf',
    label,
  };
  return files.toSpliced(place + 1, 0, { ...proof, size: 0 });
}
