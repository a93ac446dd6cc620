import { homePath, signInPath } from '@quire/model/paths';
import { secondFactorPath } from '@quire/model/second-factor-path';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { inPageLanguage } from '../../config/in-page-language.ts';
import { usePress } from '../../layouts/press-digest.ts';
import { followLanguage } from '../../session/follow-language.ts';
import { endSession, isSignedIn } from '../../session/sign-in.ts';
import { type Person, usePerson } from '../../session/use-person.ts';
import { SignInAgain } from '../../signed-in/sign-in-again.tsx';
import { endsSession } from './ends-session.ts';
import { SessionContext } from './session-context.ts';

/** The person is asked for their password; `answer` receives whether they entered it. */
interface Asked {
  readonly reason: 'ended' | 'fresh';
  readonly answer: (isSignedIn: boolean) => void;
}

/**
 * The session of a signed-in page. It remembers who opened the page. If the session ends, a dialog
 * asks for the password in place, and what was typed is kept.
 */
export function AuthorSession({ children }: { children: (person: Person) => ReactNode }) {
  const session = usePerson();
  const [person, setPerson] = useState<Person | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const isLeaving = useRef(false);
  const asking = useRef<Promise<boolean> | null>(null);

  const signedIn = session.state === 'signed-in' ? session.person : null;
  const now = signedIn?.missingFactor ? null : signedIn;
  const isUnproven = signedIn !== now && person === null;
  useEffect(() => {
    if (isUnproven)
      location.replace(inPageLanguage(secondFactorPath(location.pathname + location.search)));
  }, [isUnproven]);
  useEffect(() => {
    if (now) setPerson(now);
  }, [now]);
  const offered = usePress()?.press.languages;
  const uid = now?.uid;
  useEffect(() => {
    if (uid && offered) void followLanguage(uid, offered);
  }, [uid, offered]);

  const ask = useCallback((reason: Asked['reason']) => {
    asking.current ??= new Promise<boolean>((resolve) => {
      setAsked({ reason, answer: resolve });
    }).finally(() => {
      asking.current = null;
      setAsked(null);
    });
    return asking.current;
  }, []);

  const attempt = useCallback(
    async <T,>(action: () => Promise<T>): Promise<T> => {
      try {
        return await action();
      } catch (error) {
        const reason = endsSession(error, isSignedIn());
        if (!reason || !(await ask(reason))) throw error;
        return action();
      }
    },
    [ask],
  );

  const leave = useCallback(async () => {
    isLeaving.current = true;
    await endSession();
    location.assign(inPageLanguage(homePath()));
  }, []);

  const known = now ?? person;
  const isOver = session.state === 'visitor' && person !== null;
  useEffect(() => {
    if (isOver && !isLeaving.current) void ask('ended');
  }, [isOver, ask]);
  const isVisitor = session.state === 'visitor' && person === null;
  useEffect(() => {
    if (isVisitor)
      location.replace(inPageLanguage(signInPath(location.pathname + location.search)));
  }, [isVisitor]);

  const value = useMemo(
    () => (known ? { person: known, attempt, ask, leave } : null),
    [known, attempt, ask, leave],
  );
  if (!value) return null;
  return (
    <SessionContext value={value}>
      {children(value.person)}
      {asked && <SignInAgain person={value.person} reason={asked.reason} onDone={asked.answer} />}
    </SessionContext>
  );
}
