import { longDate } from '@quire/model/messages/dates';
import { t } from '@quire/model/messages/t';
import { rich } from '../messages/rich.ts';
import { saveFile } from '../ui/files/save-file.ts';
import styles from './recovery-codes.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** The account's address, which is written to the file. */
  readonly email: string;
}

/** Recovery codes, shown once, which can be saved or printed. */
export function RecoveryCodes({ codes, email }: RecoveryCodesProps) {
  function save() {
    const text = [
      t('signIn.codesOf', { email }),
      t('signIn.codesOfWhere', {
        place: location.host,
        date: longDate(new Date().toISOString().slice(0, 10)),
      }),
      t('signIn.codesHow'),
      '',
      ...codes,
      '',
    ];
    saveFile(new Blob([text.join('\n')], { type: 'text/plain' }), 'recovery-codes.txt');
  }
  return (
    <section className={styles.codes} aria-label={t('signIn.recoveryCodes')}>
      <p>{rich('signIn.saveCodes', { strong: (words) => <strong>{words}</strong> })}</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p className={styles.ways}>
        <button type="button" className="button quiet" onClick={save}>
          {t('forms.download')}
        </button>
        <button type="button" className="button quiet" onClick={() => window.print()}>
          {t('forms.print')}
        </button>
      </p>
    </section>
  );
}
