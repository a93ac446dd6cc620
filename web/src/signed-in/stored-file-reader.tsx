import { useCallback } from 'react';
import { fetchStoredFile } from '../data/live/fetch-stored-file.ts';
import FileReader from '../manuscript-reader/file-reader.tsx';

interface StoredFileReaderProps {
  readonly path: string;
  readonly name: string;
}

/** A file of a submission, shown in the page to whoever is signed in and may have it. */
export default function StoredFileReader({ path, name }: StoredFileReaderProps) {
  const load = useCallback(() => fetchStoredFile(path), [path]);
  return <FileReader name={name} load={load} />;
}
