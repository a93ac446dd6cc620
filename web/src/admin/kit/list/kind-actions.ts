import type { RecordKindName } from '@quire/model/records/record-kind-names';
import { call } from '../../../data/calls.ts';
import type { RowAction } from './list-description.ts';

/** What can be done with every record of the office: into the bin, and out of it. */
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
        `${counted(count)} will go to the bin, and can be brought back for 30 days. What readers have seen stays: it can only be archived.`,
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
      label: 'Bring back',
      isFor: ({ deletedAt }) => deletedAt !== undefined,
      done: (count) => `${counted(count)} brought back.`,
      async run({ id, revision }) {
        await call('undeleteRecord', { kind, id, base: revision });
      },
    },
  ];
}
