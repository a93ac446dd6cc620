import { t } from '@quire/model/messages/t';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { rich } from '../../../messages/rich.ts';
import styles from '../review.module.css';
import { ManuscriptFiles } from './manuscript-files.tsx';
import type { Manuscript } from './review-view.ts';
import { withProof } from './with-proof.ts';

const ManuscriptReader = lazy(() => import('../reader/manuscript-reader.tsx'));

interface ReadingDeskProps {
  readonly token: string;
  readonly manuscript: Manuscript;
  /** The report and messages, beside the manuscript. */
  readonly children: ReactNode;
}

type Side = 'manuscript' | 'report';
const nameOf = (side: Side): string =>
  side === 'manuscript' ? t('reviewer.manuscript') : t('reviewer.reportAndMessages');
const BOTH = ['manuscript', 'report'] as const;

/** The files, of which one opens beside the report or, on a narrow screen, in its place. */
export function ReadingDesk({ token, manuscript, children }: ReadingDeskProps) {
  const [opened, setOpened] = useState('');
  const [side, setSide] = useState<Side>('manuscript');
  const offered = withProof(manuscript.files);
  const file = offered.find(({ id }) => id === opened);
  const files = offered.length > 0 && (
    <ManuscriptFiles
      token={token}
      files={offered}
      opened={opened}
      onRead={(id) => {
        setOpened(id === opened ? '' : id);
        setSide('manuscript');
      }}
    />
  );
  return (
    <>
      {files}
      {/* The form stays in the same place, so that its content is kept. */}
      <div className={styles.desk} data-reading={file ? side : undefined}>
        {file && (
          // biome-ignore lint/a11y/useSemanticElements: two buttons are not a fieldset
          <div className={styles.sides} role="group" aria-label={t('reviewer.shown')}>
            {BOTH.map((each) => (
              <button
                key={each}
                type="button"
                className={styles.small}
                aria-pressed={side === each}
                onClick={() => setSide(each)}
              >
                {nameOf(each)}
              </button>
            ))}
          </div>
        )}
        {file && (
          <section className={styles.reading} aria-labelledby="reading-title">
            <div className={styles.readingHead}>
              <h2 id="reading-title">{file.name}</h2>
              <button type="button" className={styles.small} onClick={() => setOpened('')}>
                {rich('reviewer.closeFile', {
                  name: <span className="visually-hidden">{file.name}</span>,
                })}
              </button>
            </div>
            <Suspense fallback={<p role="status">{t('forms.oneMoment')}</p>}>
              <ManuscriptReader key={file.id} token={token} file={file} />
            </Suspense>
          </section>
        )}
        <div className={styles.writing}>{children}</div>
      </div>
    </>
  );
}
