import { certificatePath } from '@quire/model/paths';
import { useSyncExternalStore } from 'react';
import { usePress } from '../../../layouts/press-digest.ts';
import styles from '../review.module.css';

interface CertificateProps {
  /** Known behind the reviewer's own link alone: the public check never says who. */
  readonly name?: string;
  readonly journal: string;
  readonly year: number;
  readonly code: string;
}

const never = () => () => {};
const useOrigin = () =>
  useSyncExternalStore(
    never,
    () => location.origin,
    () => '',
  );

/** The certificate of a review, and the button that prints it (or keeps it as a PDF). */
export function Certificate({ name, journal, year, code }: CertificateProps) {
  const press = usePress()?.press;
  const address = `${useOrigin()}${certificatePath(code)}`;
  return (
    <>
      <div className={styles.sheet}>
        {press && <p className={styles.press}>{press.name}</p>}
        <h2>Certificate of peer review</h2>
        {name && <p className={styles.who}>{name}</p>}
        <p>
          {name ? 'has reviewed' : 'The holder of this certificate has reviewed'} a manuscript for
          the journal
        </p>
        <p className={styles.who}>{journal}</p>
        <p>in {year}.</p>
        <p className={styles.code}>{code}</p>
        <p className={styles.check}>Anybody can check it: {address}</p>
      </div>
      <p className={styles.notPrinted}>
        <button type="button" className={styles.small} onClick={() => window.print()}>
          Print, or keep as PDF
        </button>
      </p>
    </>
  );
}
