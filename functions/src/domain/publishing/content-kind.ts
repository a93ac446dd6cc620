import type { z } from 'zod';
import type { Ports } from '../../platform/database/ports.ts';

interface Working {
  readonly revision: number;
}

interface Shown {
  readonly revision: number;
  readonly listKey?: string | undefined;
}

/** The differences between pages, posts, books and conferences in publishing. */
export interface ContentKind<Record extends Working, Public extends Shown> {
  /** The collections that staff edit and that readers see. */
  readonly working: string;
  readonly published: string;
  readonly schema: z.ZodType<Record>;
  readonly publicSchema: z.ZodType<Public>;
  /** The id that a record must be stored under. */
  idOf(record: Record): string;
  isPublic(record: Record): boolean;
  /** The expensive part, from the record and its files only: done once for each revision. */
  render(ports: Ports, id: string, record: Record): Promise<Public>;
  /** Data from other records, looked up each time. */
  complete?(ports: Ports, record: Record, made: Public): Promise<Public>;
  /** Removes the references to its public files, which have just been deleted. */
  forgetFiles?(ports: Ports, id: string): Promise<void>;
}

/** When the published content was changed: the day of the newest save. */
export const updatedDay = ({ updatedAt }: { readonly updatedAt: string }): string =>
  updatedAt.slice(0, 10);
