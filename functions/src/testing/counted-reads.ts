import { z } from 'zod';
import { type AddressedPress, TEST_PROJECT } from './test-press.ts';

const MetricsSchema = z.object({ reads: z.number().default(0) });

/** How many documents a press's Firestore reads while something is done, as Firestore counts them. */
export async function countedReads(
  { firestore }: AddressedPress,
  work: () => Promise<unknown>,
): Promise<number> {
  const address = `${firestore}/emulator/v1/metrics?project=${TEST_PROJECT}`;
  await fetch(address, { method: 'DELETE' });
  await work();
  return MetricsSchema.parse(await (await fetch(address)).json()).reads;
}
