import { z } from 'zod';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, by its file and title, with the first line of its message. */
  failures?: readonly string[];
  /** What failed in the run of everything and passed when its file was run again by itself. */
  unsteady?: readonly string[];
}

export const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 };

/** Adds up what several steps have counted. */
export function sum(all: readonly Counts[]): Counts {
  return all.reduce(
    (total, { passed, failed, skipped, failures = [], unsteady = [] }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
      failures: [...(total.failures ?? []), ...failures],
      unsteady: [...(total.unsteady ?? []), ...unsteady],
    }),
    NOTHING,
  );
}

/** The last line of `npm test`. */
export function lastLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

const VitestReportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string().default(''),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string().default(''),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

const firstLine = (text: string) => text.trim().split('\n')[0]?.slice(0, 300) ?? '';

/** What the report of vitest's JSON reporter says of one file. */
export interface FileCounts extends Counts {
  readonly file: string;
  readonly failures: readonly string[];
}

/**
 * Counts each file of a report of vitest's JSON reporter. A file that failed without a failed test in it (it
 * could not be loaded) counts as one failure.
 */
export function countFiles(report: unknown): readonly FileCounts[] {
  return VitestReportSchema.parse(report).testResults.map(
    ({ name, status, message, assertionResults }) => {
      const counts = { file: name, passed: 0, failed: 0, skipped: 0 };
      const failures: string[] = [];
      for (const test of assertionResults) {
        if (test.status === 'passed') counts.passed += 1;
        else if (test.status === 'failed') {
          counts.failed += 1;
          failures.push(
            `${name} > ${test.fullName}: ${firstLine(test.failureMessages?.[0] ?? '')}`,
          );
        } else counts.skipped += 1;
      }
      if (status === 'failed' && counts.failed === 0) {
        counts.failed = 1;
        failures.push(`${name}: ${firstLine(message)}`);
      }
      return { ...counts, failures };
    },
  );
}

/** Adds up a run of vitest. One that failed beside its tests counts as one failure. */
export function countRun(files: readonly FileCounts[], exitCode: number): Counts {
  const counts = sum(files);
  return exitCode !== 0 && counts.failed === 0
    ? { ...counts, failed: 1, failures: ['the run itself, beside its tests'] }
    : counts;
}

/**
 * A run of everything with the files that were run again by themselves in the place of what they were: a file
 * that passes then is counted as passed, and its failures are named as unsteady.
 */
export function withSecondRun(
  first: readonly FileCounts[],
  again: readonly FileCounts[],
): readonly FileCounts[] {
  return first.map((before) => {
    const after = again.find(({ file }) => file === before.file);
    if (before.failed === 0 || !after || after.failed > 0) return before;
    return { ...after, unsteady: before.failures };
  });
}
