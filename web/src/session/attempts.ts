import { SIGN_IN_ATTEMPTS, SIGN_IN_PAUSE_SECONDS } from '@quire/model/constants';
import { z } from 'zod';

/**
 * Counts consecutive wrong passwords on this device and asks people to pause. Google limits attempts
 * as well.
 */
const KEPT = 'quire:wrong-passwords';

const AttemptsSchema = z.object({ count: z.number().int(), last: z.number() });
export type Attempts = z.infer<typeof AttemptsSchema>;
export const NO_ATTEMPTS: Attempts = { count: 0, last: 0 };

/** The remaining pause, in seconds. */
export function pauseAfter({ count, last }: Attempts, now: number): number {
  if (count < SIGN_IN_ATTEMPTS) return 0;
  // A clock that was set back must not extend the pause.
  const left = Math.min(SIGN_IN_PAUSE_SECONDS, SIGN_IN_PAUSE_SECONDS - (now - last) / 1000);
  return Math.max(0, Math.ceil(left));
}

/** Counts a wrong password; after a pause, the count begins again. */
export function oneMore(attempts: Attempts, now: number): Attempts {
  const isOver = attempts.count >= SIGN_IN_ATTEMPTS && pauseAfter(attempts, now) === 0;
  return { count: isOver ? 1 : attempts.count + 1, last: now };
}

function read(): Attempts {
  try {
    const kept = AttemptsSchema.safeParse(JSON.parse(localStorage.getItem(KEPT) ?? 'null'));
    return kept.success ? kept.data : NO_ATTEMPTS;
  } catch {
    return NO_ATTEMPTS;
  }
}

/** How long this device has to wait, in seconds. */
export const pauseSeconds = (): number => pauseAfter(read(), Date.now());

/** Counts a wrong password; returns whether it starts a pause. */
export function noteWrongPassword(): boolean {
  const attempts = oneMore(read(), Date.now());
  try {
    localStorage.setItem(KEPT, JSON.stringify(attempts));
  } catch {
    return false;
  }
  return pauseAfter(attempts, Date.now()) > 0;
}

/** Resets the count after a correct password. */
export function forgetWrongPasswords(): void {
  try {
    localStorage.removeItem(KEPT);
  } catch {
    // Nothing was kept.
  }
}
