import type { DepositFault } from '@quire/model/entities/deposit-faults';
import type { Deposit } from '../deposits/deposit.ts';
import type { RegisteredThing } from '../registration-queue/registered-things.ts';

/** What is deposited together: an article, a part of its review, an issue, or a book with its chapters. */
export interface DepositUnit {
  readonly things: readonly RegisteredThing[];
  readonly deposit: Deposit;
}

/** The DOIs of a deposit, each with the address that it leads to. */
export function addressesOf(deposit: Deposit): { readonly doi: string; readonly url: string }[] {
  if (deposit.kind !== 'book') return [deposit];
  const { doi, url, chapters } = deposit;
  return [...(doi ? [{ doi, url }] : []), ...chapters];
}

/** A deposit with what is known of its DOIs in the office. */
export function unitOf(deposit: Deposit): DepositUnit {
  if (deposit.kind === 'book') {
    const { doi, title, chapters } = deposit;
    const whole = doi ? [{ doi, kind: 'book' as const, title: title.plain }] : [];
    const parts = chapters.map((each) => ({
      ...{ doi: each.doi, kind: 'chapter' as const, title: each.title.plain },
    }));
    return { deposit, things: [...whole, ...parts] };
  }
  const { doi, kind, title } = deposit;
  return { deposit, things: [{ doi, kind, title: title?.plain ?? '' }] };
}

/** Why nothing can be made of a record that is published: its registrations are held, with this reason. */
export class CannotDeposit extends Error {
  readonly fault: DepositFault;

  constructor(fault: DepositFault) {
    super(fault.fault);
    this.fault = fault;
  }
}
