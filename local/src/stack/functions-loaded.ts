import { z } from 'zod';
import { getJson } from './emulator-http.ts';

const BackendsSchema = z.object({
  backends: z.array(z.object({ functionTriggers: z.array(z.unknown()) })),
});

/**
 * firebase-tools calls itself ready although it could not read the functions; this throws then.
 */
export async function checkFunctionsLoaded(functions: string): Promise<void> {
  const { backends } = BackendsSchema.parse(await getJson(`${functions}/backends`));
  if (backends.some(({ functionTriggers }) => functionTriggers.length > 0)) return;
  throw new Error('The functions could not be loaded.');
}
