import { setTimeout } from 'node:timers/promises';
import type { RulesCoverage } from '../rules/tally/rules-coverage.ts';
import { EngineGate } from './access/engine-gate.ts';
import { Guard } from './access/guard.ts';
import type { RequestRecorder } from './access/request-recorder.ts';
import type { RulesGate } from './access/rules-gate.ts';
import { memoryJournal } from './durable/journal.ts';
import { openJournal } from './durable/open-journal.ts';
import { GrpcListener } from './grpc/grpc-listener.ts';
import { createHttpHandler } from './http-handler.ts';
import { everyIndex, type IndexGuard } from './indexes/index-guard.ts';
import { openIndexFile } from './indexes/open-index-file.ts';
import { loadInitialRules, type OnBrokenRules } from './initial-rules.ts';
import { ListenHub } from './listen/listen-hub.ts';
import { type Logger, silentLogger } from './logger.ts';
import { Metrics } from './metrics.ts';
import { Port } from './port.ts';
import type { Service } from './service.ts';
import { openGiven } from './start-failure.ts';
import { Store } from './store/store.ts';
import { importData } from './transfer/import-data.ts';
import { type DeliveryMode, Triggers } from './triggers/triggers.ts';
import { type ChannelLimits, LIMITS } from './webchannel/limits.ts';
import { WebChannels } from './webchannel/web-channels.ts';

export interface FirestoreOptions {
  readonly host?: string;
  /** 0 takes a free one. */
  readonly port?: number;
  /** A rules file; without one, everything is denied to all but the admin. */
  readonly rules?: string | null;
  /** `refuse`, unless told: the start fails. `deny`: all is denied until better rules are put. */
  readonly onBrokenRules?: OnBrokenRules;
  /** Counts what the clauses of the rules come to. */
  readonly coverage?: RulesCoverage;
  /** Keeps what the rules were asked and what they said. */
  readonly recorder?: RequestRecorder;
  /** Asked instead of the rules engine: for tests of the parts behind it. */
  readonly gate?: RulesGate;
  /** A folder that keeps the data; without one they live in memory. */
  readonly data?: string | null;
  /** A `firestore.indexes.json`; without one no query lacks an index. */
  readonly indexes?: string | null;
  /** The metadata file of an export to begin with. */
  readonly seed?: string | null;
  /** `host:port` of the functions emulator. */
  readonly functions?: string | null;
  readonly deliver?: DeliveryMode;
  /** Events on their way to one function at once. */
  readonly deliveries?: number;
  readonly log?: Logger;
  /** How long and how much a WebChannel waits for its client: for tests, which have less time. */
  readonly channels?: Partial<ChannelLimits>;
}

export interface RunningFirestore {
  readonly port: number;
  readonly close: () => Promise<void>;
  /** Resolves, with the reason, when the server has stopped because it could not keep its data. */
  readonly failed: Promise<Error>;
}

const LAST_ANSWERS_MS = 100;

// An import would make Node load its WebSocket as well, which `node:http` also has: a tenth of a start.
const { createServer } = process.getBuiltinModule('node:http');

/**
 * Starts a Firestore server. Fails with RULES_UNREADABLE, RULES_BROKEN, INDEXES_UNREADABLE or
 * INDEXES_MALFORMED for its files, EADDRINUSE when the port is taken, DATA_IN_USE or DATA_DAMAGED
 * when the data folder is.
 */
export async function startFirestore(options: FirestoreOptions = {}): Promise<RunningFirestore> {
  const log = options.log ?? silentLogger;
  const store = new Store();
  const metrics = new Metrics();
  const gate = options.gate ?? openGate(options, store, metrics, log);
  const indexes = openIndexes(options.indexes, log);
  const opened = options.data ? await openJournal(options.data, store, log) : null;
  const journal = opened?.journal ?? memoryJournal;
  const triggers = new Triggers({
    functions: options.functions ?? null,
    mode: options.deliver ?? 'once',
    ...(options.deliveries && { inFlight: options.deliveries }),
    log,
    onDelivered: journal.delivered,
  });
  const hub = new ListenHub(store);
  store.observe((commit) => {
    const events = triggers.eventsFor(commit);
    return journal.record(commit, events).then(() => triggers.enqueue(events));
  });
  triggers.restore(opened?.events ?? []);
  if (options.seed) await importData(store, options.seed);
  const service: Service = { store, hub, guard: new Guard(gate, log), indexes, metrics, log };
  const channels = new WebChannels(service, { ...LIMITS, ...options.channels });
  const grpc = new GrpcListener(service);
  const http = createServer(createHttpHandler(service, channels, triggers));
  const port = new Port(http, (socket) => void grpc.accept(socket));
  const shutDown = async () => {
    channels.close();
    triggers.close();
    hub.close();
    store.close();
    await grpc.close();
    await port.close();
    await journal.close();
  };
  let stopped: Promise<void> | null = null;
  const stop = () => {
    stopped ??= shutDown();
    return stopped;
  };
  try {
    const number = await port.listen(options.host ?? '127.0.0.1', options.port ?? 0);
    const close = () => {
      reportUnused(indexes, log);
      return stop();
    };
    const failed = store.failed.then(async (error) => {
      log.warn(`${error.message}; the server stops, what it has acknowledged is kept`);
      // Those who wait for an answer are told UNAVAILABLE before their connections end.
      await setTimeout(LAST_ANSWERS_MS);
      await stop();
      return error;
    });
    return { port: number, close, failed };
  } catch (error) {
    await stop();
    throw error;
  }
}

function openGate(
  { rules = null, onBrokenRules = 'refuse', coverage, recorder }: FirestoreOptions,
  store: Store,
  metrics: Metrics,
  log: Logger,
): RulesGate {
  const gate = new EngineGate(store.clock, metrics, {
    ...(coverage && { coverage }),
    ...(recorder && { recorder }),
  });
  loadInitialRules(gate, rules, onBrokenRules, log);
  return gate;
}

function openIndexes(file: string | null | undefined, log: Logger): IndexGuard {
  return file ? openGiven('INDEXES', file, () => openIndexFile(file, log)) : everyIndex;
}

function reportUnused(indexes: IndexGuard, log: Logger): void {
  for (const entry of indexes.use().unused)
    log.info(`no query has used this composite index: ${JSON.stringify(entry)}`);
}
