import { REVIEW_FILES_MAX } from '@quire/model/entities/review';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { CallError } from '../../../data/call-error.ts';
import { call } from '../../../data/calls.ts';
import { rich } from '../../../messages/rich.ts';
import { inBase64 } from '../../../ui/files/in-base64.ts';
import form from '../../../ui/form/form.module.css';
import { fileSize } from '../../../ui/text-page/file-size.ts';
import styles from '../review.module.css';
import type { ReviewView } from '../view/review-view.ts';

/** The size limit of a call. */
const MOST_BYTES = 6 * 1024 * 1024;
const FORMATS = '.pdf,.docx,.odt,.md,.txt';

const messageOf = (thrown: unknown) =>
  (thrown instanceof CallError ? thrown : new CallError('page/unavailable')).message;

/** Files with the report, for example an annotated manuscript. */
export function ReportFiles({
  token,
  view,
}: {
  readonly token: string;
  readonly view: ReviewView;
}) {
  const [files, setFiles] = useState(view.files);
  const [busy, setBusy] = useState('');
  const [problem, setProblem] = useState('');

  async function doing(words: string, work: () => Promise<void>) {
    setProblem('');
    setBusy(words);
    await work().catch((thrown: unknown) => setProblem(messageOf(thrown)));
    setBusy('');
  }

  const add = (chosen: File) =>
    doing(t('reviewer.uploading', { name: chosen.name }), async () => {
      if (chosen.size > MOST_BYTES) {
        setProblem(t('reviewer.fileTooLarge', { size: fileSize(MOST_BYTES) }));
        return;
      }
      const key = crypto.randomUUID().replaceAll('-', '');
      const data = await inBase64(chosen);
      const { file } = await call('addReviewFile', { token, key, name: chosen.name, data });
      setFiles((all) => [...all, file]);
    });

  const remove = (id: string, name: string) =>
    doing(t('reviewer.removing', { name }), async () => {
      await call('removeReviewFile', { token, file: id });
      setFiles((all) => all.filter((each) => each.id !== id));
    });

  return (
    <div className={form.field}>
      <label htmlFor="report-file">
        {rich('reviewer.reportFiles', {
          optional: (words) => <span className={form.optional}>{words}</span>,
        })}
      </label>
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map(({ id, name, size }) => (
            <li key={id}>
              <span className={styles.fileName}>
                {name} <span className={styles.facts}>{fileSize(size)}</span>
              </span>
              <button
                type="button"
                className={styles.small}
                disabled={busy !== ''}
                onClick={() => void remove(id, name)}
              >
                {rich('reviewer.remove', { name: <span className="visually-hidden">{name}</span> })}
              </button>
            </li>
          ))}
        </ul>
      )}
      {files.length < REVIEW_FILES_MAX && (
        <input
          id="report-file"
          type="file"
          accept={FORMATS}
          className={form.input}
          disabled={busy !== ''}
          aria-describedby="report-file-hint"
          onChange={({ target }) => {
            const chosen = target.files?.[0];
            target.value = '';
            if (chosen) void add(chosen);
          }}
        />
      )}
      <p role="status" className={problem ? form.problem : form.hint}>
        {busy || problem}
      </p>
      <p id="report-file-hint" className={form.hint}>
        {t('reviewer.reportFilesHint', { most: REVIEW_FILES_MAX, size: fileSize(MOST_BYTES) })}
      </p>
    </div>
  );
}
