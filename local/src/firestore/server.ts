import { createServer } from 'node:http';
import { Guard } from './access/guard.ts';
import { constantGate, type RulesGate } from './access/rules-gate.ts';
import { memoryJournal } from './durable/journal.ts';
import { createGrpcServer } from './grpc/serve-grpc.ts';
import { createHttpHandler } from './http-handler.ts';
import { everyIndex } from './indexes/index-guard.ts';
import { ListenHub } from './listen/listen-hub.ts';
import { type Logger, silentLogger } from './logger.ts';
import { Metrics } from './metrics.ts';
import { Port } from './port.ts';
import type { Service } from './service.ts';
import { Store } from './store/store.ts';
import { type DeliveryMode, Triggers } from './triggers/triggers.ts';
import { WebChannels } from './webchannel/web-channels.ts';

export interface FirestoreOptions {
  readonly host?: string;
  /** 0 takes a free one. */
  readonly port?: number;
  readonly gate?: RulesGate;
  /** `host:port` of the functions emulator. */
  readonly functions?: string | null;
  readonly deliver?: DeliveryMode;
  readonly log?: Logger;
}

export interface RunningFirestore {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Starts a Firestore server; EADDRINUSE when the port is taken. */
export async function startFirestore(options: FirestoreOptions = {}): Promise<RunningFirestore> {
  const log = options.log ?? silentLogger;
  const store = new Store();
  const journal = memoryJournal;
  const triggers = new Triggers({
    functions: options.functions ?? null,
    mode: options.deliver ?? 'once',
    log,
    onDelivered: journal.delivered,
  });
  store.observe((commit) => {
    const events = triggers.eventsFor(commit);
    return journal.record(commit, events).then(() => triggers.enqueue(events));
  });
  const service: Service = {
    store,
    hub: new ListenHub(store),
    guard: new Guard(options.gate ?? constantGate(false), log),
    indexes: everyIndex,
    metrics: new Metrics(),
    log,
  };
  const channels = new WebChannels(service);
  const grpc = createGrpcServer(service);
  const http = createServer(createHttpHandler(service, channels, triggers));
  const port = new Port(http, grpc);
  const number = await port.listen(options.host ?? '127.0.0.1', options.port ?? 0);
  return {
    port: number,
    close: async () => {
      channels.close();
      triggers.close();
      store.close();
      grpc.forceShutdown();
      await port.close();
      await journal.close();
    },
  };
}
