import { t } from '@quire/model/messages/t';
import { accountPath, signInPath } from '@quire/model/paths';
import { secondFactorPath } from '@quire/model/second-factor-path';
import { useEffect, useState } from 'react';
import { inPageLanguage } from '../../../config/in-page-language.ts';
import { useNext } from '../../../session/next-page.ts';
import { readFactor } from '../../../session/second-factor-state.ts';
import { NarrowPage } from '../../../ui/form/narrow-page.tsx';
import { EnterCode } from './enter-code.tsx';
import { SetUp } from './set-up.tsx';

/** The person, and the missing step. */
interface Comer {
  readonly email: string;
  readonly lacks: 'code' | 'setup';
  /** Whether a role requires it before the person can continue. */
  readonly isDue: boolean;
}

/** The page to go to, or the person. People who lack nothing continue, visitors sign in. */
async function readComer(onward: string): Promise<Comer | string> {
  const state = await readFactor().catch(() => null);
  if (!state) return signInPath(secondFactorPath(onward));
  const { email, missing, isOn } = state;
  if (isOn && missing === null) return onward;
  return { email, lacks: missing === 'code' ? 'code' : 'setup', isDue: missing === 'setup' };
}

/** The missing step of the person signed in. */
export function Step() {
  const onward = useNext() ?? accountPath();
  const [comer, setComer] = useState<Comer | null>(null);
  useEffect(() => {
    let isHere = true;
    void readComer(onward).then((read) => {
      if (!isHere) return;
      if (typeof read === 'string') location.replace(inPageLanguage(read));
      else setComer(read);
    });
    return () => {
      isHere = false;
    };
  }, [onward]);
  if (!comer) return <NarrowPage title={t('signIn.twoStep')}>{null}</NarrowPage>;
  const goOn = () => location.assign(inPageLanguage(onward));
  return comer.lacks === 'setup' ? (
    <NarrowPage title={t('signIn.setUp')}>
      <SetUp email={comer.email} isDue={comer.isDue} onDone={goOn} />
    </NarrowPage>
  ) : (
    <NarrowPage title={t('signIn.enterCode')}>
      <EnterCode onDone={goOn} />
    </NarrowPage>
  );
}
