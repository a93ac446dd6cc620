import { SCHEDULED_JOBS, SCHEDULES, type ScheduleName } from '@quire/model/schedules';
import type { Operations } from '../operations.ts';
import type { Measured } from './measured.ts';
import type { Priced } from './prices.ts';

/** What is used of everything that has a price. */
export type Amounts = Readonly<Partial<Record<Priced, number>>>;

const VIEWS = 1_000_000;
const MINUTES_A_MONTH = 30 * 24 * 60;
const GIB = 2 ** 30;
const GB = 1e9;
/** Cloud Run rounds the time of an instance up to this. */
const BILLED_MS = 100;
/** Of `site`, which renders pages, and of `count`: see functions/src/entry/http. */
const SITE_GIB = 0.5;
const COUNT_GIB = 0.25;

/** What is not measured but assumed; the page says so. */
export const ASSUMED = {
  /** Each write raises an event, which a function with this memory takes so long for. */
  eventMs: 300,
  eventGib: 0.5,
  /** Printing the article: a browser with this memory. */
  printSeconds: 60,
  printGib: 2,
  /** The manuscript's files, its figures, body and PDF: written once, read a few times by the office. */
  filesOfArticle: 30,
  /** What a press that has published for some years stores. */
  documentGib: 2,
  fileGb: 50,
  hostingGb: 0.2,
  /** Memory of the functions that run schedules. */
  scheduleGib: 0.5,
} as const;

const documents = ({ reads, writes, deletes }: Operations, times = 1): Amounts => ({
  documentReads: reads * times,
  documentWrites: writes * times,
  documentDeletes: deletes * times,
});

/** Requests that each have an instance to themselves, which is the dearest way to answer them. */
function requests(times: number, ms: number, gib: number): Amounts {
  const seconds = (Math.ceil(Math.max(ms, 1) / BILLED_MS) * BILLED_MS * times) / 1_000;
  return {
    functionRequests: times,
    functionProcessor: seconds,
    functionMemory: seconds * gib,
  };
}

/** The sums of several. */
function together(...all: readonly Amounts[]): Amounts {
  const sums = new Map<string, number>();
  for (const each of all)
    for (const [name, amount] of Object.entries(each))
      sums.set(name, (sums.get(name) ?? 0) + amount);
  return Object.fromEntries(sums);
}

/** A million views of an article. @param hits the share of pages that the CDN answers by itself */
export function viewAmounts({ view }: Measured, hits: number): Amounts {
  const misses = VIEWS * (1 - hits);
  return together(
    documents(view.page, misses),
    requests(misses, view.pageMs, SITE_GIB),
    { functionTransfer: (misses * view.pageBytes) / GIB },
    { hostingTransfer: (VIEWS * view.visitBytes) / GB },
    documents(view.counted, VIEWS),
    requests(VIEWS, 0, COUNT_GIB),
  );
}

export function publicationAmounts({ publication }: Measured): Amounts {
  const { eventMs, eventGib, printSeconds, printGib, filesOfArticle } = ASSUMED;
  return together(
    documents(publication),
    requests(publication.writes, eventMs, eventGib),
    requests(1, printSeconds * 1_000, printGib),
    { fileWrites: filesOfArticle, fileReads: filesOfArticle * 3 },
  );
}

const isSchedule = (name: string): name is ScheduleName => Object.hasOwn(SCHEDULES, name);

/** A month in which nobody reads and nothing is to be done. */
export function idleAmounts({ jobs }: Measured): Amounts {
  const runs = Object.keys(SCHEDULED_JOBS).filter(isSchedule);
  const each = runs.map((schedule) => {
    const times = MINUTES_A_MONTH / SCHEDULES[schedule].minutes;
    const own = jobs.filter((job) => job.schedule === schedule);
    const ms = own.reduce((sum, job) => sum + job.ms, 0);
    return together(
      ...own.map((job) => documents(job, times)),
      requests(times, ms, ASSUMED.scheduleGib),
    );
  });
  const { documentGib, fileGb, hostingGb } = ASSUMED;
  return together(...each, {
    schedulerJobs: runs.length,
    documentStorage: documentGib,
    fileStorage: fileGb,
    hostingStorage: hostingGb,
  });
}
