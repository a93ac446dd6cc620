/** A press whose DOIs are registered at a local agency, with a clock that tests set. */
import {
  type RunningRegistrationAgency,
  startRegistrationAgency,
} from '@quire/local/registration-agency/start';
import { REGISTRATION_BATCHES, REGISTRATIONS } from '@quire/model/collections';
import type { ArticleMetadata } from '@quire/model/entities/article';
import {
  type Registration,
  type RegistrationBatch,
  RegistrationBatchSchema,
  RegistrationSchema,
} from '@quire/model/entities/registration';
import { registrationId } from '@quire/model/registration-id';
import { reconcilePublication } from '../domain/publishing/publish-article.ts';
import { crossrefClient } from '../domain/registrations/crossref-client.ts';
import { dataciteClient } from '../domain/registrations/datacite-client.ts';
import { doajClient } from '../domain/registrations/doaj-client.ts';
import { registerDue } from '../domain/registrations/register-due.ts';
import type { RegistrationPorts } from '../domain/registrations/registration-ports.ts';
import type { RegistrationAccount } from '../platform/config/registration-accounts.ts';
import { content, NOW, saveRevision, startTestJournal, type TestPress } from './test-press.ts';

const CROSSREF_LOGIN = { login: 'press', password: 'Secret' };
const DATACITE_LOGIN = { login: 'PRESS.ONE', password: 'Secret' };

const DOAJ_LOGIN = { login: 'saltmarsh', password: 'A key/1' };

export const CROSSREF_ACCOUNT: RegistrationAccount = {
  ...{ prefix: '10.5555', agency: 'crossref', via: 'servlet' },
  ...CROSSREF_LOGIN,
};
export const DATACITE_ACCOUNT: RegistrationAccount = {
  ...{ prefix: '10.5072', agency: 'datacite', via: 'servlet' },
  ...DATACITE_LOGIN,
};

/** No press of tests has it from the start. */
export const DOAJ_ACCOUNT: RegistrationAccount = {
  ...{ prefix: '10.5555', agency: 'doaj', via: 'servlet' },
  ...DOAJ_LOGIN,
};

export interface RegisteringPress extends TestPress {
  readonly agency: RunningRegistrationAgency;
  /** What the queue is given; tests change it. */
  ports: RegistrationPorts;
  /** Moves the clock on, or back. */
  pass(minutes: number): void;
  /** Publishes a revision, as staff and the trigger do. */
  publish(akey: string, revision?: number, change?: Partial<ArticleMetadata>): Promise<void>;
  run(): ReturnType<typeof registerDue>;
  /** Until the agency has answered, if it does so at once. */
  untilAnswered(): Promise<void>;
  of(doi: string): Promise<Registration | null>;
  batches(): Promise<(RegistrationBatch & { readonly fileName: string })[]>;
}

/** The DOI of an article of `publish`. */
export const doiOf = (akey: string, prefix = '10.5555'): string => `${prefix}/ces.${akey}`;

/** @param standards the folder with the agencies' schemas, by which files are then examined */
export async function startRegisteringPress(
  standards: string | null = null,
): Promise<RegisteringPress> {
  const press = await startTestJournal('1-1', '1-2');
  const agency = await startRegistrationAgency({
    ...{ host: '127.0.0.1', port: 0, folder: null, standards },
    accounts: [
      { agency: 'crossref', prefixes: ['10.5555'], ...CROSSREF_LOGIN },
      { agency: 'datacite', prefixes: ['10.5072'], ...DATACITE_LOGIN },
      { agency: 'doaj', prefixes: [], issns: ['2049-3630'], ...DOAJ_LOGIN },
    ],
  });
  const { url } = agency;
  const hosts = { crossref: url, crossrefSync: url, datacite: url, doaj: url };
  const clients = { crossref: crossrefClient, datacite: dataciteClient, doaj: doajClient };
  let time = NOW.getTime();
  const now = () => new Date(time);
  const registering: RegisteringPress = {
    ...press,
    now,
    agency,
    ports: {
      ...press,
      now,
      accounts: [CROSSREF_ACCOUNT, DATACITE_ACCOUNT],
      connect: (account) => clients[account.agency](hosts, account, fetch),
    },
    pass(minutes) {
      time += minutes * 60_000;
    },
    async publish(akey, revision = 1, change = {}) {
      const text = content(`How ${akey} drain`, { doi: doiOf(akey), ...change });
      await saveRevision(press, { journal: 'CES', issue: '1-1', akey }, revision, text);
      const result = await reconcilePublication(press, 'CES', akey);
      if (!result.ok) throw new Error(result.code);
    },
    run: () => registerDue(registering.ports),
    async untilAnswered() {
      await registering.run();
      registering.pass(1);
      await registering.run();
    },
    async of(doi) {
      const stored = await press.db.collection(REGISTRATIONS).doc(registrationId(doi)).get();
      return stored.exists ? RegistrationSchema.parse(stored.data()) : null;
    },
    async batches() {
      const { docs } = await press.db.collection(REGISTRATION_BATCHES).orderBy('sentAt').get();
      return docs.map((each) => ({
        ...RegistrationBatchSchema.parse(each.data()),
        fileName: each.id,
      }));
    },
    async close() {
      await agency.stop();
      await press.close();
    },
  };
  return registering;
}
