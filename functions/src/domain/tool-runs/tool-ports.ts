import type { Ports } from '../../platform/database/ports.ts';
import type { SearchEngine } from '../search/search-engine.ts';

/** What runs need of Storage besides reading and writing: to see what is there. */
export interface ToolFiles {
  /** Files whose path begins with this, some at a time, in the order of their names. */
  list(
    prefix: string,
    limit: number,
    next?: string,
  ): Promise<{ readonly paths: readonly string[]; readonly next: string | undefined }>;
}

export interface ToolPorts extends Ports {
  readonly files: ToolFiles;
  /** A name for one slice, that no other has. */
  readonly token: () => string;
  /** Milliseconds that go on while a slice works: bounds its time. */
  readonly elapsed: () => number;
  /** Where the indices of the search are; null where there is no search. Wants its secret. */
  readonly engine: () => SearchEngine | null;
  readonly wait: (ms: number) => Promise<void>;
}
