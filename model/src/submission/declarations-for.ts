import type { Charges } from '../entities/journal.ts';
import { DECLARATIONS, type Declaration, type Submission } from '../entities/submission.ts';

const ALL = Object.keys(DECLARATIONS) as Declaration[];

/** Whether a journal charges for nothing, neither now nor later. */
export const isFreeJournal = (charges: Charges | null | undefined): boolean =>
  !charges || charges.fees.every(({ amount }) => amount === 0);

/**
 * What authors declare to a journal. Nobody accepts the charge of one that has none (`charges` null). While it is
 * not known whether there is one (undefined), all of it.
 */
export const declarationsFor = (charges: Charges | null | undefined): readonly Declaration[] =>
  charges !== undefined && isFreeJournal(charges)
    ? ALL.filter((key) => key !== 'apcAccepted')
    : ALL;

/**
 * The charges that the authors of a manuscript accept; null where there are none. The price of the day of
 * submission holds: of one that was sent when nothing was charged for its type, nothing is accepted later.
 */
export const chargesToAccept = (
  { quote, articleType }: Pick<Submission, 'quote' | 'articleType'>,
  charges: Charges | null | undefined,
): Charges | null | undefined =>
  quote?.amount === 0 && quote.type === articleType ? null : charges;
