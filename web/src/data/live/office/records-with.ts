import type { RecordKind } from '@quire/model/records/record-kind';
import type { RecordKindName } from '@quire/model/records/record-kind-names';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import { collection, getDocs, limit, query, where } from 'firebase/firestore';
import { z } from 'zod';
import { signedInFirebase } from '../../../firebase/firebase.ts';

const KeptSchema = z.object({
  revision: z.number().int().positive().catch(1),
  deletedAt: z.string().optional().catch(undefined),
});

export interface FoundRecord {
  readonly id: string;
  readonly revision: number;
  readonly record: Readonly<Record<string, unknown>>;
}

/**
 * Records of a kind whose list holds a value, at most so many; those in the bin are left out. Rejects where the
 * rules refuse.
 */
export async function recordsWith(
  name: RecordKindName,
  asked: {
    readonly only: Readonly<Record<string, string>>;
    readonly field: string;
    readonly value: string;
    readonly most: number;
  },
): Promise<readonly FoundRecord[]> {
  const kind: RecordKind = RECORD_KINDS[name];
  const { docs } = await getDocs(
    query(
      collection(signedInFirebase().db, kind.collection),
      ...Object.entries(asked.only).map(([field, value]) => where(field, '==', value)),
      where(asked.field, 'array-contains', asked.value),
      limit(asked.most),
    ),
  );
  return docs.flatMap((snapshot) => {
    const { revision, deletedAt } = KeptSchema.parse(snapshot.data());
    if (deletedAt !== undefined) return [];
    return [{ id: snapshot.id, revision, record: snapshot.data() }];
  });
}
