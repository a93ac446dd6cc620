import { accountPath, secondFactorPath, signInPath } from '@quire/model/paths';
import { useEffect, useState } from 'react';
import { PageHead } from '../../app/page-head.tsx';
import { useNext } from '../../session/next-page.ts';
import { NarrowPage } from '../../ui/form/narrow-page.tsx';
import { EnterCode } from './second-factor/enter-code.tsx';
import { SetUp } from './second-factor/set-up.tsx';

/** Who came, and what they lack; null until it is known. */
interface Comer {
  readonly email: string;
  readonly lacks: 'code' | 'setup';
  /** Whether a role asks for it: they cannot go on without. */
  readonly isDue: boolean;
}

/** Whoever lacks nothing goes on; visitors sign in first. */
async function readComer(onward: string): Promise<Comer | null> {
  const { readFactor } = await import('../../session/second-factor-state.ts');
  const state = await readFactor();
  if (!state) {
    location.replace(signInPath(secondFactorPath(onward)));
    return null;
  }
  const { email, missing, isOn } = state;
  if (isOn && missing === null) {
    location.replace(onward);
    return null;
  }
  return { email, lacks: missing === 'code' ? 'code' : 'setup', isDue: missing === 'setup' };
}

/** `/sign/second_factor`: the code of an authenticator app, or setting one up. */
export default function SecondFactor() {
  const onward = useNext() ?? accountPath();
  const [comer, setComer] = useState<Comer | null>(null);
  useEffect(() => {
    let isHere = true;
    readComer(onward).then(
      (read) => isHere && read && setComer(read),
      () => location.replace(signInPath(secondFactorPath(onward))),
    );
    return () => {
      isHere = false;
    };
  }, [onward]);
  const isSetUp = comer?.lacks === 'setup';
  const goOn = () => location.assign(onward);
  return (
    <NarrowPage title={isSetUp ? 'Set up two-step sign-in' : 'Enter your code'}>
      <PageHead
        title="Two-step sign-in"
        description="Sign in with the code of your authenticator app."
        index={false}
      />
      {isSetUp ? (
        <SetUp email={comer.email} isDue={comer.isDue} onDone={goOn} />
      ) : (
        <EnterCode isReady={comer !== null} onDone={goOn} />
      )}
    </NarrowPage>
  );
}
