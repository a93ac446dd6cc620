import type { Registration } from '@quire/model/entities/registration';
import { t } from '@quire/model/messages/t';
import { call } from '../../data/calls.ts';
import type { RowAction } from '../kit/list/list-description.ts';

/** Has a DOI sent again, also where nothing has changed. One whose answer is awaited is not sent twice. */
export const SEND_AGAIN: RowAction<Registration> = {
  key: 'send',
  label: t('officeRegistrations.sendAgain'),
  isFor: ({ record }) => record !== null && record.state !== 'sent',
  asks: (count) => t('officeRegistrations.asksSendAgain', { count }),
  done: (count) => t('officeRegistrations.sendingAgain', { count }),
  run: async ({ id }) => {
    await call('sendRegistrations', { ids: [id] });
  },
};

/** Follows a DOI now; the list shows where it leads. One that was never registered leads nowhere. */
export const CHECK_ADDRESS: RowAction<Registration> = {
  key: 'check',
  label: t('officeRegistrations.checkAddress'),
  isFor: ({ record }) => record !== null && record.registeredAt !== null,
  done: (count) => t('officeRegistrations.addressesChecked', { count }),
  run: async ({ id }) => {
    await call('checkRegistrations', { ids: [id] });
  },
};
