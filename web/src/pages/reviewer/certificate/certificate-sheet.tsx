import { certificatePath } from '@quire/model/paths';
import { useSyncExternalStore } from 'react';
import { usePress } from '../../../layouts/press-digest.ts';
import styles from '../review.module.css';

interface CertificateProps {
  /**
   * The names of the reviewer and their co-reviewers. Only the reviewer's own link shows them; the
   * public check does not.
   */
  readonly names?: readonly string[];
  readonly journal: string;
  readonly year: number;
  readonly code: string;
}

/** By the number of names. */
const HAVE_REVIEWED = [
  'The holder of this certificate has reviewed',
  'has reviewed',
  'have reviewed together',
] as const;

const never = () => () => {};
const useOrigin = () =>
  useSyncExternalStore(
    never,
    () => location.origin,
    () => '',
  );

/** The certificate of a review, and the button that prints it (or keeps it as a PDF). */
export function Certificate({ names = [], journal, year, code }: CertificateProps) {
  const press = usePress()?.press;
  const address = `${useOrigin()}${certificatePath(code)}`;
  return (
    <>
      <div className={styles.sheet}>
        {press && <p className={styles.press}>{press.name}</p>}
        <h2>Certificate of peer review</h2>
        {names.length > 0 && <p className={styles.who}>{names.join(' and ')}</p>}
        <p>{HAVE_REVIEWED[Math.min(names.length, 2)]} a manuscript for the journal</p>
        <p className={styles.who}>{journal}</p>
        <p>in {year}.</p>
        <p className={styles.code}>{code}</p>
        <p className={styles.check}>Verify at {address}</p>
      </div>
      <p className={styles.notPrinted}>
        <button type="button" className={styles.small} onClick={() => window.print()}>
          Print or save as PDF
        </button>
      </p>
    </>
  );
}
