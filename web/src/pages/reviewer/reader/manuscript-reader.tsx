import { t } from '@quire/model/messages/t';
import { reviewFileAddress } from '@quire/model/paths';
import { useCallback } from 'react';
import FileReader from '../../../manuscript-reader/file-reader.tsx';

interface ManuscriptReaderProps {
  readonly token: string;
  readonly file: { readonly id: string; readonly name: string };
}

const noAnswer = () => t('reviewer.fileNotLoaded');

/** The file for the holder of the link: the same copy, without the authors' names, as the download. */
async function fetchFile(token: string, file: string): Promise<Blob> {
  const body = new URLSearchParams({ token, file });
  const answer = await fetch(reviewFileAddress(), { method: 'POST', body }).catch(() => {
    throw new Error(noAnswer());
  });
  if (!answer.ok) throw new Error((await answer.text()) || noAnswer());
  return answer.blob().catch(() => {
    throw new Error(noAnswer());
  });
}

/** Shows a file of the manuscript in the page. */
export default function ManuscriptReader({ token, file: { id, name } }: ManuscriptReaderProps) {
  const load = useCallback(() => fetchFile(token, id), [token, id]);
  return <FileReader name={name} load={load} />;
}
