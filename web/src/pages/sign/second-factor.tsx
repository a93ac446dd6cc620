import { t } from '@quire/model/messages/t';
import { type ComponentType, useEffect, useState } from 'react';
import { unlessReloading } from '../../app/page/chunk-reload.ts';
import { PageHead } from '../../app/page/page-head.tsx';
import { NarrowPage } from '../../ui/form/narrow-page.tsx';

/**
 * The code of an authenticator app, or setting one up. All of it needs the session, so the browser alone
 * loads it, and only where it is asked for.
 */
export function SecondFactor() {
  const [Step, setStep] = useState<ComponentType | null>(null);
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    let isHere = true;
    unlessReloading(import('./second-factor/step.tsx')).then(
      ({ Step: loaded }) => isHere && setStep(() => loaded),
      (error: unknown) => isHere && setFailure(error ?? new Error('second-factor')),
    );
    return () => {
      isHere = false;
    };
  }, []);
  // The layout's error page is shown.
  if (failure !== undefined) throw failure;
  return (
    <>
      <PageHead title={t('signIn.twoStep')} description={t('signIn.twoStepWhat')} index={false} />
      {Step ? (
        <Step />
      ) : (
        <NarrowPage title={t('signIn.twoStep')}>
          <noscript>
            <p>{t('signIn.needsScript')}</p>
          </noscript>
        </NarrowPage>
      )}
    </>
  );
}
