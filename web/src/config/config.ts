import { z } from 'zod';
import { readEmbedded } from './embedded.ts';
import type { Provider } from './providers.ts';

/** What the browser must know to talk to Firebase. Nothing in it is a secret. */
const PublicConfigSchema = z.object({
  firebase: z.object({
    projectId: z.string().min(1),
    /** Where its functions run. */
    region: z.string().min(1),
    apiKey: z.string().min(1),
    authDomain: z.string().optional(),
    storageBucket: z.string().optional(),
    appId: z.string().optional(),
  }),
  /** `http://host:port` of the local services; absent in production. */
  emulators: z
    .object({ auth: z.url(), firestore: z.url(), storage: z.url(), functions: z.url() })
    .optional(),
  /** Other services that people may sign in with. */
  providers: z.array(z.enum(['google', 'orcid'] satisfies Provider[])).default([]),
  /** What proves to functions that a call comes from the press's pages; absent where that is off. */
  appCheck: z
    .union([z.object({ siteKey: z.string().min(1) }), z.object({ debugToken: z.string().min(1) })])
    .optional(),
  /** Whether invoices can be paid by card. */
  cards: z.boolean().default(false),
  /** ROR's API, where institutions are found by their names; absent where they are typed only. */
  ror: z.url().optional(),
  /** Where the press's search is; absent where it has none. The key can do nothing but search. */
  search: z
    .object({
      appId: z.string().min(1),
      searchKey: z.string().min(1),
      prefix: z.string(),
      /** Where it answers, if not where Algolia does. */
      host: z.url().optional(),
    })
    .optional(),
});
/** As the server is told it. */
export type PublicConfig = z.input<typeof PublicConfigSchema>;

/** The configuration that the server wrote into the page. Throws where there is none that fits. */
export function publicConfig(): z.output<typeof PublicConfigSchema> {
  return PublicConfigSchema.parse(readEmbedded(document)?.config);
}
