import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { useParams } from 'react-router';
import { PageHead } from '../../../app/page/page-head.tsx';
import { CallError } from '../../../data/call-error.ts';
import { type CallAnswer, call } from '../../../data/calls.ts';
import { NarrowPage, Note } from '../../../ui/form/narrow-page.tsx';
import styles from '../review.module.css';
import { Certificate as Sheet } from './certificate-sheet.tsx';

type Answer = CallAnswer<'checkCertificate'>;
type Checked = Answer | { readonly problem: string };

const check = (code: string): Promise<Checked> =>
  call('checkCertificate', { code }).catch((thrown: unknown) => ({
    problem: (thrown instanceof CallError ? thrown : new CallError('page/unavailable')).message,
  }));

/** `/reviewer/certificate/{code}`: checks whether a certificate of review is valid. */
export default function CertificatePage() {
  const { code = '' } = useParams();
  const [checked, setChecked] = useState<Checked | null>(null);
  const [isAsking, setIsAsking] = useState(false);

  async function ask() {
    setIsAsking(true);
    setChecked(await check(code));
    setIsAsking(false);
  }

  const title = t('reviewer.certificate');
  return (
    <NarrowPage title={title} isWide>
      <PageHead title={title} description={t('reviewer.certificateWhat')} index={false} />
      <noscript>
        <p>{t('reviewer.certificateNeedsScript')}</p>
      </noscript>
      <div aria-live="polite" className={styles.notPrinted}>
        {checked === null && (
          <p>
            <button type="button" className="button" onClick={() => void ask()} disabled={isAsking}>
              {isAsking
                ? t('forms.oneMoment')
                : t('reviewer.checkCertificate', { code: code.toUpperCase() })}
            </button>
          </p>
        )}
        {checked && 'problem' in checked && (
          <Note>
            <p>{checked.problem}</p>
          </Note>
        )}
        {checked && 'valid' in checked && (
          <Note>
            <p>
              <strong>
                {checked.valid ? t('reviewer.certificateValid') : t('reviewer.certificateUnknown')}
              </strong>
            </p>
            <p>
              {checked.valid
                ? t('reviewer.certificateConfidential')
                : t('reviewer.compareCode', { code })}
            </p>
          </Note>
        )}
      </div>
      {checked && 'valid' in checked && checked.valid && (
        <Sheet journal={checked.journal ?? ''} year={checked.year ?? 0} code={code.toUpperCase()} />
      )}
    </NarrowPage>
  );
}
