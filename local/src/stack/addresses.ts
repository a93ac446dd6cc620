import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { HOST } from './emulator-config.ts';
import type { Ports } from './ports.ts';

/** Where each part of a running press answers: `.local/addresses.json`, for tools and tests. */
export const AddressesSchema = z.object({
  project: z.string(),
  /** The pages, as a reader opens them. */
  press: z.url(),
  auth: z.url(),
  firestore: z.url(),
  storage: z.url(),
  functions: z.url(),
  hub: z.url(),
  /** The page that shows the mails the press has sent. */
  mailbox: z.url(),
  smtp: z.url(),
  /** Where Algolia is spoken. */
  search: z.url(),
  /** The payment provider: its API and the page where people pay. */
  cards: z.url(),
  /** Where Crossref and DataCite are spoken, and DOIs are resolved. */
  agency: z.url(),
  /** Where ORCID's OAuth and member API are spoken. */
  orcid: z.url(),
});
export type Addresses = z.infer<typeof AddressesSchema>;

/** The addresses that follow from the ports. */
export function addressesOf(project: string, ports: Ports): Addresses {
  const at = (port: number) => `http://${HOST}:${port}`;
  return {
    project,
    press: `http://localhost:${ports.hosting}`,
    auth: at(ports.auth),
    firestore: at(ports.firestore),
    storage: at(ports.storage),
    functions: at(ports.functions),
    hub: at(ports.hub),
    mailbox: at(ports.mailbox),
    smtp: `smtp://${HOST}:${ports.smtp}`,
    search: at(ports.search),
    cards: at(ports.cards),
    agency: at(ports.agency),
    orcid: at(ports.orcid),
  };
}

/** Writes the addresses whole or not at all. */
export async function writeAddresses(file: string, addresses: Addresses): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, `${JSON.stringify(addresses, null, 2)}\n`);
  await rename(`${file}.new`, file);
}

/** The addresses in a file, or null where there is none that can be read. */
export async function readAddresses(file: string): Promise<Addresses | null> {
  try {
    const parsed = AddressesSchema.safeParse(JSON.parse(await readFile(file, 'utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
