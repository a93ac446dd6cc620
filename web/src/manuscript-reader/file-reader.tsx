import { t } from '@quire/model/messages/t';
import { lazy, useCallback, useEffect, useState } from 'react';
import { readableAs } from './readable-as.ts';
import styles from './reader.module.css';
import { TypesetReader } from './typeset-reader.tsx';

/** Apart: whoever reads a text needs no pdf.js. */
const PdfViewer = lazy(() => import('../pdf-viewer/pdf-viewer.tsx'));

interface FileReaderProps {
  readonly name: string;
  /** Fetches the file as whoever reads may have it. Rejects with an `Error` whose message is for people. */
  readonly load: () => Promise<Blob>;
  /** Called with the figures that have no description. It stays the same for one file. */
  readonly onUndescribed?: ((figures: readonly string[]) => void) | undefined;
}

const notShown = () => t('reading.notShown');

type Fetched = { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly problem: string };

const fetched = (load: () => Promise<Blob>): Promise<Fetched> =>
  load()
    .then((blob) => blob.arrayBuffer())
    .then(
      (buffer) => ({ bytes: new Uint8Array(buffer) }),
      (error: unknown) => ({ problem: error instanceof Error ? error.message : notShown() }),
    );

/** A picture by its bytes: they have no address that anybody else could open. */
function Picture({
  name,
  bytes,
}: {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}) {
  const [address, setAddress] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes]));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  return address && <img src={address} alt={name} className={styles.picture} />;
}

/**
 * A file of a manuscript, shown in the page: a PDF in the viewer, Word, Markdown, JATS and a paper's folder as the
 * renderer of articles shows them, pictures, and other texts as they are. `load` stays the same for one file.
 */
export default function FileReader({ name, load, onUndescribed }: FileReaderProps) {
  const [file, setFile] = useState<Fetched | null>(null);
  useEffect(() => {
    let isHere = true;
    setFile(null);
    void fetched(load).then((answer) => isHere && setFile(answer));
    return () => {
      isHere = false;
    };
  }, [load]);
  const fail = useCallback(() => setFile({ problem: notShown() }), []);
  if (!file || 'problem' in file) {
    return (
      <p role="status" className={styles.waiting}>
        {file ? file.problem : t('reading.loading')}
      </p>
    );
  }
  const kind = readableAs(name);
  if (kind === 'pdf') return <PdfViewer bytes={file.bytes} noun="manuscript" onFailure={fail} />;
  if (kind === 'typeset')
    return <TypesetReader {...{ name, bytes: file.bytes, onUndescribed, onFailure: fail }} />;
  return (
    <section
      className={`${styles.scroller} ${styles.text}`}
      aria-label={t('reading.contents', { name })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard
      tabIndex={0}
    >
      {kind === 'picture' ? (
        <Picture name={name} bytes={file.bytes} />
      ) : (
        <pre>{new TextDecoder().decode(file.bytes)}</pre>
      )}
    </section>
  );
}
