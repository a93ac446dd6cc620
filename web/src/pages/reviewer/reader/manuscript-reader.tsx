import { reviewFileAddress } from '@quire/model/paths';
import { lazy, useCallback, useEffect, useState } from 'react';
import { readableAs } from '../readable-as.ts';
import styles from './reader.module.css';
import { TypesetReader } from './typeset-reader.tsx';

/** Apart: whoever reads a text needs no pdf.js. */
const PdfViewer = lazy(() => import('../../../pdf-viewer/pdf-viewer.tsx'));

interface ManuscriptReaderProps {
  readonly token: string;
  readonly file: { readonly id: string; readonly name: string };
}

const NO_ANSWER = 'The file could not be loaded. Try again, or download it.';
const NOT_SHOWN = 'This file cannot be shown here. Download it to read it.';

type Fetched = { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly problem: string };

/** The file as whoever holds the link may have it: the same copy, without the authors' names, as a download. */
async function fetchFile(token: string, file: string): Promise<Fetched> {
  try {
    const body = new URLSearchParams({ token, file });
    const answer = await fetch(reviewFileAddress(), { method: 'POST', body });
    if (!answer.ok) return { problem: (await answer.text()) || NO_ANSWER };
    return { bytes: new Uint8Array(await answer.arrayBuffer()) };
  } catch {
    return { problem: NO_ANSWER };
  }
}

/** A file of the manuscript, shown in the page. */
export default function ManuscriptReader({ token, file: { id, name } }: ManuscriptReaderProps) {
  const [fetched, setFetched] = useState<Fetched | null>(null);
  useEffect(() => {
    let isHere = true;
    setFetched(null);
    void fetchFile(token, id).then((answer) => isHere && setFetched(answer));
    return () => {
      isHere = false;
    };
  }, [token, id]);
  const fail = useCallback(() => setFetched({ problem: NOT_SHOWN }), []);
  if (!fetched || 'problem' in fetched) {
    return (
      <p role="status" className={styles.waiting}>
        {fetched ? fetched.problem : 'Loading the manuscript…'}
      </p>
    );
  }
  const kind = readableAs(name);
  if (kind === 'pdf') return <PdfViewer bytes={fetched.bytes} noun="manuscript" onFailure={fail} />;
  if (kind === 'typeset')
    return <TypesetReader name={name} bytes={fetched.bytes} onFailure={fail} />;
  return (
    <section
      className={`${styles.scroller} ${styles.text}`}
      aria-label="Text of the manuscript"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard
      tabIndex={0}
    >
      <pre>{new TextDecoder().decode(fetched.bytes)}</pre>
    </section>
  );
}
