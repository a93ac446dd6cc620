import type { Ports } from '../../platform/database/ports.ts';
import type { CitingWorks } from './forward-links.ts';
import type { WorksApi } from './works-api.ts';

export interface CitationPorts extends Ports {
  readonly wait: (ms: number) => Promise<void>;
  /** Crossref's public API, for a press whose address its operators can write to. */
  readonly connect: (email: string) => WorksApi;
  /** What cites a DOI; null where the press has no account of Crossref for its prefix. */
  readonly citingWorks: (doi: string) => CitingWorks;
}

/** Between questions: Crossref takes up to three searches a second of those who name themselves. */
export const PACE_MS = 400;
/** A run begins nothing new after this; the next one goes on. */
export const RUN_MS = 40_000;
