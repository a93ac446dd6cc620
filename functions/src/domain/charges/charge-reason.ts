import { CHARGE_REASONS, type ChargeReason } from '@quire/model/entities/charge-reasons';
import { storedText } from '../../platform/text/stored-text.ts';

/** Why an invoice is changed: in the words of staff or, with `why`, by the press itself. */
export interface ReasonGiven {
  readonly reason: string;
  readonly why?: ChargeReason;
}

/** A reason of the press's own. */
export const ownReason = (why: ChargeReason): ReasonGiven => ({
  reason: storedText(() => CHARGE_REASONS[why]),
  why,
});

/** As an event of an invoice has it. */
export const noteOf = ({ reason, why }: ReasonGiven): { text: string; why?: ChargeReason } => ({
  text: reason,
  ...(why ? { why } : {}),
});
