import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCardProvider } from '../card-provider/card-provider.ts';
import { LOCAL_CARD_SECRET, LOCAL_CARD_WEBHOOK_SECRET } from '../card-provider/keys.ts';
import { startMailbox } from '../mailbox/start.ts';
import { localOrcidClient } from '../orcid-registry/demo-client.ts';
import { startOrcidRegistry } from '../orcid-registry/start.ts';
import { LOCAL_REGISTRATION_ACCOUNTS } from '../registration-agency/demo-accounts.ts';
import { LOCAL_WORKS } from '../registration-agency/demo-works.ts';
import { startRegistrationAgency } from '../registration-agency/start.ts';
import { startSearch } from '../search/start.ts';
import { type Addresses, addressesOf, writeAddresses } from './addresses.ts';
import { builtOf, emulatorConfig, HOST, readFirebaseJson } from './emulator-config.ts';
import { firebaseEnvironment, type Programs, writeToolsSettings } from './environment.ts';
import { importableExport, toolsVersion } from './exports.ts';
import { runFirebase } from './firebase-process.ts';
import type { Folders } from './folders.ts';
import { checkFunctionsLoaded } from './functions-loaded.ts';
import { keepData } from './keep-data.ts';
import { choosePorts, type PortChoice, type Ports } from './ports.ts';
import { protectAddresses } from './protect-addresses.ts';
import { releasePorts, reservePort } from './reserve-ports.ts';
import { runJob } from './run-job.ts';
import { releaseLock, takeLock } from './running.ts';
import { takeSnapshot } from './snapshot.ts';
import { tickSchedules } from './tick-schedules.ts';
import { Undo } from './undo.ts';
import { watchParts } from './watch-parts.ts';

export const PROJECT = 'demo-quire';
/** How long the local agency lets people wait: long enough to be seen. */
const AGENCY_DELAY = { queuedMs: 500, inProcessMs: 500 };
const EVERYTHING = ['auth', 'firestore', 'storage', 'functions', 'hosting'] as const;
export type Emulator = (typeof EVERYTHING)[number];

export interface StackOptions {
  folders: Folders;
  ports?: Partial<Ports>;
  only?: readonly Emulator[];
  programs?: Programs;
  /** Environment for functions, made from the addresses. */
  functionsEnvironment?: (addresses: Addresses) => Record<string, string>;
  /** Where the payment provider tells of payments; absent: there is none. */
  cardWebhook?: (addresses: Addresses) => string;
  /** The folder with the schemas that the registration agency checks deposits with; absent: it has none. */
  standards?: string | null;
  /** Completes what Hosting is given with what depends on the addresses. Not where `live` leaves that to the build. */
  preparePublic?: (folder: string, addresses: Addresses) => Promise<void>;
  /** Hears of ports that were taken. */
  onMoved?: (moved: PortChoice['moved']) => void;
  /** For developers: functions are reloaded whenever they are rebuilt. */
  live?: boolean;
  /** Gives up starting. */
  signal?: AbortSignal;
}

export interface Stack {
  addresses: Addresses;
  /** Resolves with the name of a part that ended without being asked to. */
  died: Promise<string>;
  /** Runs one job of a schedule now. Rejects where it fails. */
  runJob(schedule: string, job: string): Promise<void>;
  /** Stops everything and keeps the data. Safe to call twice. */
  stop(): Promise<void>;
}

/** Thrown where another process runs a press from the same folder. */
export class AlreadyRunning extends Error {
  readonly pid: number;
  constructor(pid: number) {
    super(`A press is already running from this folder (process ${pid}).`);
    this.pid = pid;
  }
}

/**
 * Starts the press's Firebase on this machine: mailbox, search, registration
 * agency, registry of researchers, Auth, Firestore, Storage, Functions and
 * Hosting. Rejects with `AlreadyRunning`, or with what could not be started after stopping the rest.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { folders } = options;
  const other = await takeLock(folders.lock);
  if (other) throw new AlreadyRunning(other.pid);
  const undo = new Undo();
  undo.add(() => releaseLock(folders.lock));
  try {
    await prepare(folders);
    const { ports, moved } = await choosePorts(options.ports ?? {}, reservePort);
    undo.add(() => releasePorts(ports));
    if (moved.length > 0) options.onMoved?.(moved);
    const addresses = addressesOf(PROJECT, ports);
    options.signal?.throwIfAborted();
    const mailbox = await startMailbox({
      host: HOST,
      smtpPort: ports.smtp,
      webPort: ports.mailbox,
      folder: folders.mail,
    });
    undo.add(() => mailbox.stop());
    const search = await startSearch({ host: HOST, port: ports.search, folder: folders.search });
    undo.add(() => search.stop());
    const agency = await startRegistrationAgency({
      ...{ host: HOST, port: ports.agency, folder: folders.agency },
      ...{ accounts: LOCAL_REGISTRATION_ACCOUNTS, works: LOCAL_WORKS, delay: AGENCY_DELAY },
      standards: options.standards ?? null,
    });
    undo.add(() => agency.stop());
    const orcid = await startOrcidRegistry({
      ...{ host: HOST, port: ports.orcid, folder: folders.orcid },
      client: localOrcidClient(addresses.press),
    });
    undo.add(() => orcid.stop());
    if (options.cardWebhook) {
      const cards = await startCardProvider({
        host: HOST,
        port: ports.cards,
        secret: LOCAL_CARD_SECRET,
        webhookUrl: options.cardWebhook(addresses),
        webhookSecret: LOCAL_CARD_WEBHOOK_SECRET,
      });
      undo.add(() => cards.stop());
    }
    const { died } = await startFirebase(options, ports, addresses, undo);
    await writeAddresses(folders.addresses, addresses);
    undo.add(() => rm(folders.addresses, { force: true }));
    return {
      addresses,
      died,
      runJob: (schedule, job) => runJob(addresses.functions, PROJECT, schedule, job),
      stop: () => undo.run(),
    };
  } catch (error) {
    await undo.run();
    throw error;
  }
}

async function prepare(folders: Folders): Promise<void> {
  await rm(folders.run, { recursive: true, force: true });
  for (const folder of [folders.run, folders.logs, folders.data]) {
    await mkdir(folder, { recursive: true });
  }
  await writeToolsSettings(folders);
}

/** The five emulators and what we add to them. Resolves when they answer, to the end of one. */
async function startFirebase(
  options: StackOptions,
  ports: Ports,
  addresses: Addresses,
  undo: Undo,
): Promise<{ died: Promise<string> }> {
  const { folders, programs = 'node', only = EVERYTHING } = options;
  // Sockets live here too: their paths must be short.
  const temporary = await mkdtemp(join(tmpdir(), 'quire-'));
  undo.add(() => rm(temporary, { recursive: true, force: true }));
  const config = join(folders.run, 'firebase.json');
  const json = readFirebaseJson(await readFile(join(folders.root, 'firebase.json'), 'utf8'));
  const original = builtOf(json, folders.root);
  const needsBuilt = only.includes('functions') || only.includes('hosting');
  const built = needsBuilt && !options.live ? await takeSnapshot(folders, original) : original;
  if (built !== original) await options.preparePublic?.(built.public, addresses);
  const local = emulatorConfig(json, ports, folders.root, folders.run, built);
  await writeFile(config, JSON.stringify(local));
  const extra = options.functionsEnvironment?.(addresses) ?? {};
  const firebase = runFirebase({
    folders,
    project: PROJECT,
    only,
    config,
    importFrom: await importableExport(folders.exports),
    // Google's Firestore keeps nothing itself.
    exportTo: programs === 'google' ? folders.exports : null,
    env: firebaseEnvironment({ folders, ports, programs, temporary, extra }),
  });
  undo.add(() => firebase.stop());
  await untilAborted(firebase.ready, options.signal);
  if (only.includes('auth')) await protectAddresses(addresses.auth, PROJECT);
  if (programs === 'node' && only.includes('auth') && only.includes('storage')) {
    const version = await toolsVersion(folders.root);
    const keeper = await keepData(addresses, folders.exports, version, temporary);
    undo.add(() => keeper.stop());
  }
  if (only.includes('functions')) {
    await checkFunctionsLoaded(addresses.functions);
    const log = createWriteStream(join(folders.logs, 'schedules.log'));
    undo.add(() => log.end());
    const ticker = tickSchedules(addresses.functions, PROJECT, (line) => log.write(`${line}\n`));
    undo.add(() => ticker.stop());
  }
  const watch = watchParts(Object.fromEntries(only.map((part) => [part, ports[part]])));
  undo.add(() => watch.stop());
  return { died: Promise.race([firebase.died, watch.died]) };
}

function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  signal.throwIfAborted();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, aborted]);
}
