import { useEffect, useRef, useState } from 'react';
import { offerAskAgain, type WhyAsked } from '../../firebase/ask-again.ts';
import type { Person } from '../../session/use-person.ts';
import { SignInAgain } from '../../signed-in/sign-in-again.tsx';

interface Asked {
  readonly why: WhyAsked;
  readonly answer: (isSignedIn: boolean) => void;
}

/** Asks for the password on top of any office page, when a function requires a recent one. */
export function AskAgain({ person }: { person: Person }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  // Calls that are refused at the same time share one dialog.
  const asking = useRef<Promise<boolean> | null>(null);
  useEffect(
    () =>
      offerAskAgain((why) => {
        asking.current ??= new Promise<boolean>((answer) => setAsked({ why, answer })).finally(
          () => {
            asking.current = null;
            setAsked(null);
          },
        );
        return asking.current;
      }),
    [],
  );
  return asked && <SignInAgain person={person} reason={asked.why} onDone={asked.answer} />;
}
