import { signedIn } from '../signed-in.ts';
import { type AppliedMonitoring, applyMonitoring } from './apply-monitoring.ts';
import { googleRequest } from './google-request.ts';
import type { WatchedPress } from './monitoring-plan.ts';

/** `20 EUR`, `20EUR`: what a month may cost. Null for anything else. */
export function readBudget(text: string): NonNullable<WatchedPress['budget']> | null {
  const [, amount, currency] = /^(\d{1,7}) ?([A-Z]{3})$/.exec(text.trim()) ?? [];
  return amount && currency ? { amount: Number(amount), currency } : null;
}

/** Has Google watch the press, with the rights of whoever is signed in to firebase-tools. */
export async function watchPress(press: WatchedPress): Promise<AppliedMonitoring> {
  return applyMonitoring(googleRequest(await signedIn(press.project), press.project), press);
}
