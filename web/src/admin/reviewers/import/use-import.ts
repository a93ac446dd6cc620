import { REVIEWER_ROWS_MAX, type RowOutcome } from '@quire/model/calls/people';
import { useRef, useState } from 'react';
import { call } from '../../../data/calls.ts';
import { messageOf } from '../../../signed-in/message-of.ts';
import type { ImportRow } from './rows-in.ts';

export interface RowReport {
  readonly line: number;
  readonly email: string;
  readonly outcome: RowOutcome;
  readonly says: string;
}

export interface ImportState {
  readonly reports: readonly RowReport[];
  readonly isRunning: boolean;
  /** Whether the previewed rows have been imported. */
  readonly isWritten: boolean;
  readonly problem: string;
  /** Previews or imports the rows; existing records are kept, so it can be run again. */
  readonly run: (rows: readonly ImportRow[], dryRun: boolean) => Promise<void>;
  readonly stop: () => void;
}

/** Sends rows in batches, and keeps the result of each row. */
export function useImport(): ImportState {
  const [reports, setReports] = useState<readonly RowReport[]>([]);
  const [isRunning, setRunning] = useState(false);
  const [isWritten, setWritten] = useState(false);
  const [problem, setProblem] = useState('');
  const wanted = useRef(0);

  async function run(rows: readonly ImportRow[], dryRun: boolean) {
    wanted.current += 1;
    const me = wanted.current;
    setReports([]);
    setProblem('');
    setRunning(true);
    setWritten(!dryRun);
    try {
      for (let at = 0; at < rows.length && me === wanted.current; at += REVIEWER_ROWS_MAX) {
        const some = rows.slice(at, at + REVIEWER_ROWS_MAX);
        const { results } = await call('importReviewers', {
          ...{ dryRun, rows: some.map(({ row }) => row) },
        });
        const said = some.map(({ line, row }, place): RowReport => {
          const result = results[place];
          const { outcome = 'refused', says = '' } = result ?? {};
          return { line, email: row.email, outcome, says };
        });
        if (me === wanted.current) setReports((before) => [...before, ...said]);
      }
    } catch (error) {
      if (me === wanted.current) setProblem(messageOf(error));
    } finally {
      if (me === wanted.current) setRunning(false);
    }
  }

  return {
    ...{ reports, isRunning, isWritten, problem, run },
    stop() {
      wanted.current += 1;
      setRunning(false);
    },
  };
}
