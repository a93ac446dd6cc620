import type { StoredInvoice } from '@quire/model/entities/invoice';
import { isOpenInvoice } from '@quire/model/states/invoice';

/** The issued invoices of a submission that are still valid. */
export const issuedOnes = (all: readonly StoredInvoice[]): StoredInvoice[] =>
  all.filter(
    ({ kind, state, number }) => kind === 'invoice' && state !== 'cancelled' && number !== null,
  );

/** Whether they may be replaced: nothing was ever paid or credited, and none is waived. */
export const mayReplace = (all: readonly StoredInvoice[]): boolean =>
  issuedOnes(all).every(
    ({ state, paid, credited }) => isOpenInvoice(state) && paid === 0 && credited === 0,
  );
