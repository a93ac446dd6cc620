import { accountPath, signInPath } from '@quire/model/paths';
import { secondFactorPath } from '@quire/model/second-factor-path';
import { useEffect, useState } from 'react';
import { useNext } from '../../../session/next-page.ts';
import { readFactor } from '../../../session/second-factor-state.ts';
import { NarrowPage } from '../../../ui/form/narrow-page.tsx';
import { EnterCode } from './enter-code.tsx';
import { SetUp } from './set-up.tsx';

/** Who came, and what they lack. */
interface Comer {
  readonly email: string;
  readonly lacks: 'code' | 'setup';
  /** Whether a role asks for it: they cannot go on without. */
  readonly isDue: boolean;
}

/** Where to go first, or who came: whoever lacks nothing goes on, visitors sign in. */
async function readComer(onward: string): Promise<Comer | string> {
  const state = await readFactor().catch(() => null);
  if (!state) return signInPath(secondFactorPath(onward));
  const { email, missing, isOn } = state;
  if (isOn && missing === null) return onward;
  return { email, lacks: missing === 'code' ? 'code' : 'setup', isDue: missing === 'setup' };
}

/** The step that whoever is signed in lacks. */
export function Step() {
  const onward = useNext() ?? accountPath();
  const [comer, setComer] = useState<Comer | null>(null);
  useEffect(() => {
    let isHere = true;
    void readComer(onward).then((read) => {
      if (!isHere) return;
      if (typeof read === 'string') location.replace(read);
      else setComer(read);
    });
    return () => {
      isHere = false;
    };
  }, [onward]);
  if (!comer) return <NarrowPage title="Two-step sign-in">{null}</NarrowPage>;
  const goOn = () => location.assign(onward);
  return comer.lacks === 'setup' ? (
    <NarrowPage title="Set up two-step sign-in">
      <SetUp email={comer.email} isDue={comer.isDue} onDone={goOn} />
    </NarrowPage>
  ) : (
    <NarrowPage title="Enter your code">
      <EnterCode onDone={goOn} />
    </NarrowPage>
  );
}
