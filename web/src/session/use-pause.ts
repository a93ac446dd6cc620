import { useEffect, useState } from 'react';

/** Seconds until the next try, counting down; 0 if it is allowed. `trial` grows with each try. */
export function usePause(trial: number): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (trial === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHere = true;
    // Loaded on demand, as the counter is not needed to read the page.
    import('./attempts.ts').then(
      ({ pauseSeconds }) => {
        const count = () => {
          const left = pauseSeconds();
          setSeconds(left);
          if (left > 0) timer = setTimeout(count, 1_000);
        };
        if (isHere) count();
      },
      () => {},
    );
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [trial]);
  return seconds;
}
