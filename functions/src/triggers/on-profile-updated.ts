import { PROFILES } from '@quire/model/collections';
import { FUNCTIONS_REGION } from '@quire/model/constants';
import { onDocumentUpdated } from 'firebase-functions/firestore';
import { bounded } from './bounded.ts';

/** `profiles/{uid}` → the same name in Firebase Auth and in `users/{uid}`. */
export const onProfileUpdated = onDocumentUpdated(
  { document: `${PROFILES}/{uid}`, region: FUNCTIONS_REGION, retry: true },
  (event) =>
    bounded(event, async () => {
      const { before, after } = event.data ?? {};
      const isSame = (field: string) => before?.get(field) === after?.get(field);
      if (!after || (isSame('given') && isSame('family'))) return;
      const { adminAccountPorts } = await import('../firebase/admin.ts');
      const { followName } = await import('../accounts/follow-name.ts');
      await followName(adminAccountPorts(), event.params.uid);
    }),
);
