import type { z } from 'zod';
import type { Ports } from '../../platform/database/ports.ts';

interface Working {
  readonly revision: number;
}

interface Shown {
  readonly revision: number;
  readonly listKey?: string | undefined;
}

/** What tells pages, posts, books and conferences apart when they are published. */
export interface ContentKind<Record extends Working, Public extends Shown> {
  /** Collections of what staff edit and of what readers see. */
  readonly working: string;
  readonly published: string;
  readonly schema: z.ZodType<Record>;
  readonly publicSchema: z.ZodType<Public>;
  /** The id that a record must be stored under. */
  idOf(record: Record): string;
  isPublic(record: Record): boolean;
  /** The costly part, from the record and its files alone: done once for each revision. */
  render(ports: Ports, id: string, record: Record): Promise<Public>;
  /** What depends on other records, looked up each time. */
  complete?(ports: Ports, record: Record, made: Public): Promise<Public>;
  /** Removes what is recorded about its public files, which have just been deleted. */
  forgetFiles?(ports: Ports, id: string): Promise<void>;
}

/** When what readers see was changed: the day of the newest save. */
export const updatedDay = ({ updatedAt }: { readonly updatedAt: string }): string =>
  updatedAt.slice(0, 10);
