import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { certificatePath } from '@quire/model/paths';
import { useSyncExternalStore } from 'react';
import { usePress } from '../../../layouts/press-digest.ts';
import { rich } from '../../../messages/rich.ts';
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
        <h2>{t('reviewer.certificate')}</h2>
        <p>
          {names.length > 0
            ? rich('reviewer.certifies', {
                names: <span className={styles.who}>{formatList(names)}</span>,
                count: names.length,
                journal: <span className={styles.who}>{journal}</span>,
                year,
              })
            : rich('reviewer.certifiesHolder', {
                journal: <span className={styles.who}>{journal}</span>,
                year,
              })}
        </p>
        <p className={styles.code}>{code}</p>
        <p className={styles.check}>{t('reviewer.verifyAt', { address })}</p>
      </div>
      <p className={styles.notPrinted}>
        <button type="button" className={styles.small} onClick={() => window.print()}>
          {t('reviewer.printOrSave')}
        </button>
      </p>
    </>
  );
}
