import { reviewFileAddress } from '@quire/model/paths';
import { readableAs } from '../../../manuscript-reader/readable-as.ts';
import { useAlive } from '../../../session/use-alive.ts';
import { fileSize } from '../../../ui/text-page/file-size.ts';
import styles from '../review.module.css';
import type { Manuscript } from './review-view.ts';

interface ManuscriptFilesProps {
  readonly token: string;
  readonly files: Manuscript['files'];
  /** The id of the file that is read in the page; empty: none. */
  readonly opened: string;
  /** Opens a file in the page, or closes it again. */
  readonly onRead: (file: string) => void;
}

/** The manuscript's files. The secret is posted: it stands in no address and no server's log. */
export function ManuscriptFiles(props: ManuscriptFilesProps) {
  const { token, files, opened, onRead } = props;
  const isReady = useAlive();
  return (
    <section className={styles.part} aria-labelledby="files-title">
      <h2 id="files-title">Files to read</h2>
      <p className={styles.hint}>
        The manuscript is confidential: please show it to nobody, and do not give it to a service
        that keeps what it is given.
      </p>
      <ul className={styles.files}>
        {files.map(({ id, name, size, label }) => (
          <li key={id}>
            <span className={styles.fileName}>
              {name}
              <span className={styles.facts}>
                {[label, size > 0 && fileSize(size)].filter(Boolean).join(' · ')}
              </span>
            </span>
            {readableAs(name) && (
              <button
                type="button"
                className={styles.small}
                aria-pressed={opened === id}
                disabled={!isReady}
                onClick={() => onRead(id)}
              >
                Read here<span className="visually-hidden"> {name}</span>
              </button>
            )}
            <FileButton token={token} file={id} name={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FileButtonProps {
  readonly token: string;
  readonly file: string;
  readonly name: string;
}

/** Fetches one file: the browser saves it and stays on the page. */
export function FileButton({ token, file, name }: FileButtonProps) {
  const isReady = useAlive();
  return (
    <form method="post" action={reviewFileAddress()} className={styles.fetch}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="file" value={file} />
      <button type="submit" className={styles.small} disabled={!isReady}>
        Download<span className="visually-hidden"> {name}</span>
      </button>
    </form>
  );
}
