import type { Ports } from '../../platform/database/ports.ts';
import type { SearchEngine } from '../search/search-engine.ts';

/** What runs need from Storage besides reading and writing: listing files. */
export interface ToolFiles {
  /** Files with this prefix, a page at a time, in the order of their names. */
  list(
    prefix: string,
    limit: number,
    next?: string,
  ): Promise<{ readonly paths: readonly string[]; readonly next: string | undefined }>;
}

export interface ToolPorts extends Ports {
  readonly files: ToolFiles;
  /** A unique name for one slice. */
  readonly token: () => string;
  /** Milliseconds that pass while a slice works: limits its time. */
  readonly elapsed: () => number;
  /** The search engine with its indices; null where there is no search. Needs its secret. */
  readonly engine: () => SearchEngine | null;
  readonly wait: (ms: number) => Promise<void>;
}
