import type { PasswordOwner } from '@quire/model/password';
import { useEffect, useRef, useState } from 'react';
import type { Judgement } from './judge.ts';

/** The pause in typing before the judgement, so that screen readers do not announce every letter. */
const REST_MS = 350;

/**
 * The judgement of a password while it is typed; null until there is one. Its code is loaded with the
 * first letter. The form also works without it, as the functions judge as well.
 */
export function useJudgement(owner: () => PasswordOwner) {
  const [judged, setJudged] = useState<Judgement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  function judge(password: string) {
    clearTimeout(timer.current);
    if (!password) return setJudged(null);
    timer.current = setTimeout(() => {
      import('./judge.ts').then(
        ({ judgePassword }) => setJudged(judgePassword(password, owner())),
        () => setJudged(null),
      );
    }, REST_MS);
  }
  return { judged, judge };
}
