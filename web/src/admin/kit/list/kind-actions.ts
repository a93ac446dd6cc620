import { t } from '@quire/model/messages/t';
import type { RecordKindName } from '@quire/model/records/record-kind-names';
import { call } from '../../../data/calls.ts';
import type { RowAction } from './list-description.ts';

/** The actions for every record of the office: delete and restore. */
export function kindActions<T>(kind: RecordKindName): readonly RowAction<T>[] {
  return [
    {
      key: 'delete',
      label: t('office.delete'),
      isDanger: true,
      isFor: ({ deletedAt }) => deletedAt === undefined,
      asks: (count) => t('officeList.asksDelete', { count }),
      done: (count) => t('officeList.recordsDeleted', { count }),
      async run({ id, revision }) {
        const deleted = await call('deleteRecord', { kind, id, base: revision });
        return async () => {
          await call('undeleteRecord', { kind, id, base: deleted.revision });
        };
      },
    },
    {
      key: 'undelete',
      label: t('officeList.restore'),
      isFor: ({ deletedAt }) => deletedAt !== undefined,
      done: (count) => t('officeList.recordsRestored', { count }),
      async run({ id, revision }) {
        await call('undeleteRecord', { kind, id, base: revision });
      },
    },
  ];
}
