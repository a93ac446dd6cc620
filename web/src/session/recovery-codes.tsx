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
      `Recovery codes of ${email}`,
      `${location.host}, ${new Date().toISOString().slice(0, 10)}`,
      'Each code works once, instead of a code from your app.',
      '',
      ...codes,
      '',
    ];
    saveFile(new Blob([text.join('\n')], { type: 'text/plain' }), 'recovery-codes.txt');
  }
  return (
    <section className={styles.codes} aria-label="Recovery codes">
      <p>
        <strong>Save these recovery codes.</strong> Each code works once, instead of a code from
        your app. They are not shown again.
      </p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p className={styles.ways}>
        <button type="button" className="button quiet" onClick={save}>
          Download
        </button>
        <button type="button" className="button quiet" onClick={() => window.print()}>
          Print
        </button>
      </p>
    </section>
  );
}
