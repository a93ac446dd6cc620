import type { RecordKindName } from '@quire/model/records/record-kind-names';
import { call } from '../../../data/calls.ts';
import type { RowAction } from './list-description.ts';

/** The actions for every record of the office: delete and restore. */
export function kindActions<T>(
  kind: RecordKindName,
  one: string,
  many: string,
): readonly RowAction<T>[] {
  const counted = (count: number) => (count === 1 ? `One ${one}` : `${count} ${many}`);
  return [
    {
      key: 'delete',
      label: 'Delete',
      isDanger: true,
      isFor: ({ deletedAt }) => deletedAt === undefined,
      asks: (count) =>
        `${counted(count)} will be moved to the bin and can be restored for 30 days. Published records cannot be deleted, only archived.`,
      done: (count) => `${counted(count)} deleted.`,
      async run({ id, revision }) {
        const deleted = await call('deleteRecord', { kind, id, base: revision });
        return async () => {
          await call('undeleteRecord', { kind, id, base: deleted.revision });
        };
      },
    },
    {
      key: 'undelete',
      label: 'Restore',
      isFor: ({ deletedAt }) => deletedAt !== undefined,
      done: (count) => `${counted(count)} restored.`,
      async run({ id, revision }) {
        await call('undeleteRecord', { kind, id, base: revision });
      },
    },
  ];
}
