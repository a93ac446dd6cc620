import type { StoredInvoice } from '@quire/model/entities/invoice';
import { isOpenInvoice } from '@quire/model/states/invoice';

/** The invoices of a submission that are issued and hold. */
export const issuedOnes = (all: readonly StoredInvoice[]): StoredInvoice[] =>
  all.filter(
    ({ kind, state, number }) => kind === 'invoice' && state !== 'cancelled' && number !== null,
  );

/** Whether others may take their place: nothing was ever paid or credited of them, and none is waived. */
export const mayReplace = (all: readonly StoredInvoice[]): boolean =>
  issuedOnes(all).every(
    ({ state, paid, credited }) => isOpenInvoice(state) && paid === 0 && credited === 0,
  );
