import type { Caller } from './access/caller.ts';
import type { Guard } from './access/guard.ts';
import type { IndexGuard } from './indexes/index-guard.ts';
import type { ListenHub } from './listen/listen-hub.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';
import type { Store } from './store/store.ts';

/** Everything a request needs besides itself; made once per server. */
export interface Service {
  readonly store: Store;
  readonly hub: ListenHub;
  readonly guard: Guard;
  readonly indexes: IndexGuard;
  readonly metrics: Metrics;
  readonly log: Logger;
}

/** One request's surroundings. */
export interface Context {
  readonly service: Service;
  readonly caller: Caller;
}
