import { useCallback } from 'react';
import { fetchStoredFile } from '../data/live/fetch-stored-file.ts';
import FileReader from '../manuscript-reader/file-reader.tsx';

interface StoredFileReaderProps {
  readonly path: string;
  readonly name: string;
  readonly onUndescribed?: (figures: readonly string[]) => void;
}

/** Shows a file of a submission in the page to people who may read it. */
export default function StoredFileReader({ path, name, onUndescribed }: StoredFileReaderProps) {
  const load = useCallback(() => fetchStoredFile(path), [path]);
  return <FileReader name={name} load={load} onUndescribed={onUndescribed} />;
}
