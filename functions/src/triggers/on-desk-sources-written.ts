/** What the submissions desk follows: submissions, their reviews, and who works for the press. */
import { REVIEWS, SUBMISSIONS, USERS } from '@quire/model/collections';
import { FUNCTIONS_REGION } from '@quire/model/constants';
import { UserSchema } from '@quire/model/entities/user';
import { isStaff } from '@quire/model/roles';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { bounded } from './bounded.ts';

const region = { region: FUNCTIONS_REGION, retry: true } as const;

const states = ({ before, after }: { before: DocumentSnapshot; after: DocumentSnapshot }) =>
  [before, after].map((each): unknown => each.get('state'));

/** `submissions/{id}` → `desk/{id}`, its invoices. A draft is nobody's but its author's, who saves it often. */
export const onSubmissionWritten = onDocumentWritten(
  { document: `${SUBMISSIONS}/{id}`, ...region },
  (event) =>
    bounded(event, async () => {
      const isDraft = (state: unknown) => state === undefined || state === 'draft';
      if (!event.data || states(event.data).every(isDraft)) return;
      await settle(event.params.id);
      if (isBilled(event.data.after.get('state'))) await settleBilled(event.params.id);
    }),
);

/** Where a submission's state says something about its invoices. */
const isBilled = (state: unknown) => state === 'awaiting_payment' || state === 'withdrawn';

async function settleBilled(id: string): Promise<void> {
  const { settleBilled: run } = await import('../charges/settle-billed.ts');
  const { adminChargePorts } = await import('../charges/admin-charges.ts');
  await run(adminChargePorts(), id);
}

/** `submissions/{id}/reviews/{review}` → `desk/{id}`. A report that is being typed changes nothing there. */
export const onReviewWritten = onDocumentWritten(
  { document: `${SUBMISSIONS}/{id}/${REVIEWS}/{review}`, ...region },
  (event) =>
    bounded(event, async () => {
      const { before, after } = event.data ?? {};
      const isSame = (field: string) => before?.get(field) === after?.get(field);
      if (['state', 'round', 'due', 'responseDue'].every(isSame)) return;
      await settle(event.params.id);
    }),
);

/** `users/{uid}` → the desk's entries of what they wrote. */
export const onUserWritten = onDocumentWritten({ document: `${USERS}/{uid}`, ...region }, (event) =>
  bounded(event, async () => {
    const { before, after } = event.data ?? {};
    const worksHere = (user: DocumentSnapshot | undefined) => {
      const read = UserSchema.safeParse(user?.data());
      return read.success && isStaff(read.data);
    };
    if (worksHere(before) === worksHere(after)) return;
    const { settleDeskOf } = await import('../desk/settle-desk.ts');
    const { adminPorts } = await import('../firebase/admin.ts');
    await settleDeskOf(adminPorts(), event.params.uid);
  }),
);

async function settle(id: string): Promise<void> {
  const { settleDesk } = await import('../desk/settle-desk.ts');
  const { adminPorts } = await import('../firebase/admin.ts');
  await settleDesk(adminPorts(), id);
}
