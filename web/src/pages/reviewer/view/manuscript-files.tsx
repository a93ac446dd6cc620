import { joinFacts } from '@quire/model/messages/join-facts';
import { t } from '@quire/model/messages/t';
import { reviewFileAddress } from '@quire/model/paths';
import { readableAs } from '../../../manuscript-reader/readable-as.ts';
import { rich } from '../../../messages/rich.ts';
import { useAlive } from '../../../session/use-alive.ts';
import { fileSize } from '../../../ui/text-page/file-size.ts';
import styles from '../review.module.css';
import type { Manuscript } from './review-view.ts';

interface ManuscriptFilesProps {
  readonly token: string;
  readonly files: Manuscript['files'];
  /** The ID of the file shown in the page; empty if none. */
  readonly opened: string;
  /** Opens a file in the page, or closes it again. */
  readonly onRead: (file: string) => void;
}

/** The manuscript's files. The secret is posted, so that it is in no address and no server log. */
export function ManuscriptFiles(props: ManuscriptFilesProps) {
  const { token, files, opened, onRead } = props;
  const isReady = useAlive();
  return (
    <section className={styles.part} aria-labelledby="files-title">
      <h2 id="files-title">{t('reviewer.files')}</h2>
      <p className={styles.hint}>{t('reviewer.confidential')}</p>
      <ul className={styles.files}>
        {files.map(({ id, name, size, label }) => (
          <li key={id}>
            <span className={styles.fileName}>
              {name}
              <span className={styles.facts}>{joinFacts([label, size > 0 && fileSize(size)])}</span>
            </span>
            {readableAs(name) && (
              <button
                type="button"
                className={styles.small}
                aria-pressed={opened === id}
                disabled={!isReady}
                onClick={() => onRead(id)}
              >
                {rich('reviewer.readHere', {
                  name: <span className="visually-hidden">{name}</span>,
                })}
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

/** Downloads one file; the browser stays on the page. */
export function FileButton({ token, file, name }: FileButtonProps) {
  const isReady = useAlive();
  return (
    <form method="post" action={reviewFileAddress()} className={styles.fetch}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="file" value={file} />
      <button type="submit" className={styles.small} disabled={!isReady}>
        {rich('reviewer.downloadFile', { name: <span className="visually-hidden">{name}</span> })}
      </button>
    </form>
  );
}
