/** Tests the services outside the press with real requests, and describes the result. */

import type { Testable } from '@quire/model/calls/mail';
import { MailSchema } from '@quire/model/entities/mail';
import { composeMail } from '@quire/model/mail/compose';
import { t } from '@quire/model/messages/t';
import type { Ports } from '../../platform/database/ports.ts';
import type { Caller } from '../access/caller.ts';
import type { SimilarityService } from '../integrity/similarity/similarity-service.ts';
import type { Transport } from '../mail/smtp-transport.ts';
import { readSender } from '../outbox/correspondents.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import { trySearch } from '../search/try-search.ts';
import { whole } from '../uploads/safe-upload.ts';
import { requireSettings, type Settings } from './configuration-state.ts';

export interface TestPorts extends Pick<Ports, 'db' | 'bucket' | 'now' | 'origin' | 'scanner'> {
  readonly transport: Transport;
  readonly fetch: typeof fetch;
  /** Null if there is no search. */
  readonly engine: SearchEngine | null;
  /** Null if no similarity service is configured. */
  readonly similarity: Pick<SimilarityService, 'try'> | null;
}

interface Outcome {
  readonly isWorking: boolean;
  readonly message: string;
}
type Asking = Pick<Caller, 'uid' | 'claims' | 'email'>;

const PATIENCE_MS = 8_000;
const works = (message: string): Outcome => ({ isWorking: true, message });
const fails = (message: string): Outcome => ({ isWorking: false, message });

async function tryMail(ports: TestPorts, { uid, email }: Asking): Promise<Outcome> {
  const sender = await readSender(ports.db, ports.origin);
  if (!email || !sender) return fails(t('officeJobs.mailNotPossible'));
  const at = ports.now();
  const { subject, text, html } = composeMail(
    t('officeJobs.testMailSubject', { press: sender.press }),
    [
      {
        kind: 'paragraph',
        text: t('officeJobs.testMailText'),
      },
    ],
    sender,
  );
  const mail = MailSchema.parse({
    ...{
      template: 'test/configuration',
      to: [email],
      replyTo: sender.contact,
      subject,
      text,
      html,
    },
    ...{ state: 'sending', attempts: 1, createdAt: at.toISOString() },
  });
  const id = `<test.${uid}.${at.getTime()}@${new URL(ports.origin).hostname}>`;
  const result = await ports.transport(mail, id);
  return result.ok
    ? works(t('officeJobs.mailTaken', { email }))
    : fails(t('officeJobs.mailNotTaken', { reason: result.reason }));
}

async function tryStorage({ bucket, now }: TestPorts, { uid }: Asking): Promise<Outcome> {
  const path = `settingsTest/${uid}`;
  const said = new TextEncoder().encode(now().toISOString());
  await bucket.write(path, said, { contentType: 'text/plain', cacheControl: 'private' });
  const read = await bucket.read(path);
  await bucket.removeAll(path);
  return read && Buffer.from(read).equals(said)
    ? works(t('officeJobs.storageWorks'))
    : fails(t('officeJobs.storageDiffers'));
}

async function tryAddress(
  ports: TestPorts,
  address: string | null,
  headers: Readonly<Record<string, string>>,
): Promise<Outcome> {
  if (address === null) return fails(t('officeJobs.serviceNotSetUp'));
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const { ok, status } = await ports.fetch(address, { headers, signal });
  const { host } = new URL(address);
  return ok
    ? works(t('officeJobs.serviceWorks', { host }))
    : fails(t('officeJobs.serviceAnswers', { host, status }));
}

/**
 * The test file that every scanner detects (eicar.org), in two parts, so that scanners do not flag this source file.
 */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'];

async function tryScanner({ scanner }: TestPorts): Promise<Outcome> {
  if (!scanner) return fails(t('officeJobs.scannerNotSetUp'));
  const found = await scanner.scan(whole(Buffer.from(EICAR.join(''))));
  if (found.outcome === 'away') return fails(t('officeJobs.scannerAway', { reason: found.reason }));
  if (found.outcome !== 'infected') return fails(t('officeJobs.scannerMissesVirus'));
  const nothing = await scanner.scan(whole(Buffer.from('A text without anything in it.')));
  return nothing.outcome === 'clean'
    ? works(t('officeJobs.scannerWorks', { found: found.found }))
    : fails(t('officeJobs.scannerFindsTooMuch'));
}

async function trySimilarity({ similarity }: TestPorts): Promise<Outcome> {
  if (!similarity) return fails(t('officeJobs.similarityNotSetUp'));
  await similarity.try();
  return works(t('officeJobs.similarityWorks'));
}

/** The DOI Handbook's: one of the oldest DOIs. */
const A_DOI = '10.1000/182';

/** Tests one part. A failure is returned as a result. Throws `Refused` for callers who are not admins. */
export async function testConfiguration(
  ports: TestPorts,
  person: Asking,
  { ror, resolver }: Pick<Settings, 'ror' | 'resolver'>,
  what: Testable,
): Promise<Outcome> {
  requireSettings(person);
  const json = { accept: 'application/json' };
  const tries: Readonly<Record<Testable, () => Promise<Outcome>>> = {
    mail: () => tryMail(ports, person),
    storage: () => tryStorage(ports, person),
    search: () => trySearch(ports.db, ports.engine),
    institutions: () => tryAddress(ports, ror && `${ror}/organizations?query=university`, json),
    scanner: () => tryScanner(ports),
    similarity: () => trySimilarity(ports),
    works: () =>
      tryAddress(ports, resolver && `${resolver}/${A_DOI}`, {
        accept: 'application/vnd.citationstyles.csl+json',
      }),
  };
  return tries[what]().catch((error: unknown) =>
    fails(
      t('officeJobs.noAnswer', {
        reason: error instanceof Error ? error.message : String(error),
      }),
    ),
  );
}
