import { z } from 'zod';

const CountersSchema = z.object({
  reads: z.number().default(0),
  writes: z.number().default(0),
  deletes: z.number().default(0),
});

/** Documents, as Firestore counts them. */
export type Operations = z.infer<typeof CountersSchema>;

interface Database {
  /** Where the local Firestore listens: `http://127.0.0.1:8080`. */
  readonly firestore: string;
  readonly project: string;
}

/** What a local Firestore has read and written since it was last asked with `DELETE`. */
export async function counted(
  { firestore, project }: Database,
  method: 'GET' | 'DELETE',
): Promise<Operations> {
  const address = `${firestore}/emulator/v1/metrics?project=${project}`;
  return CountersSchema.parse(await (await fetch(address, { method })).json());
}
