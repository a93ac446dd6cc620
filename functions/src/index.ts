/**
 * The press's Cloud Functions. See README.md for what each does and why it may be repeated.
 *
 * A process is there for one of them and loads no other: a trigger's library alone takes longer to load than a call
 * takes to answer. All are loaded where no function is named: on deploying, and in the host of a developer's machine.
 */
// First: it sets the limits of all that is made below.
import './entry/limits.ts';
import { functionTarget } from './platform/config/function-target.ts';
import './platform/text/bind-translations.ts';

const target = functionTarget();

/** A function of a module, where this process is for it or for all. */
async function made<Module, Name extends keyof Module>(
  name: Name,
  load: () => Promise<Module>,
): Promise<Module[Name] | undefined> {
  return target === undefined || target === name ? (await load())[name] : undefined;
}

export const account = await made('account', () => import('./entry/groups/account.ts'));
export const admin = await made('admin', () => import('./entry/groups/admin.ts'));
export const article = await made('article', () => import('./entry/groups/article.ts'));
export const editorial = await made('editorial', () => import('./entry/groups/editorial.ts'));
export const finance = await made('finance', () => import('./entry/groups/finance.ts'));
export const reviewerUpload = await made(
  'reviewerUpload',
  () => import('./entry/groups/reviewer-upload.ts'),
);
export const reviewer = await made('reviewer', () => import('./entry/groups/reviewer.ts'));
export const submission = await made('submission', () => import('./entry/groups/submission.ts'));
export const upload = await made('upload', () => import('./entry/groups/upload.ts'));
export const visitor = await made('visitor', () => import('./entry/groups/visitor.ts'));
export const daily = await made('daily', () => import('./entry/schedules/daily.ts'));
export const everyFiveMinutes = await made(
  'everyFiveMinutes',
  () => import('./entry/schedules/every-five-minutes.ts'),
);
export const everyMinute = await made(
  'everyMinute',
  () => import('./entry/schedules/every-minute.ts'),
);
export const hourly = await made('hourly', () => import('./entry/schedules/hourly.ts'));
export const cardEvents = await made('cardEvents', () => import('./entry/http/card-events.ts'));
export const count = await made('count', () => import('./entry/http/count.ts'));
export const media = await made('media', () => import('./entry/http/media.ts'));
export const reviewFile = await made('reviewFile', () => import('./entry/http/review-file.ts'));
export const site = await made('site', () => import('./entry/http/site.ts'));
export const onInvoiceWritten = await made(
  'onInvoiceWritten',
  () => import('./entry/triggers/on-invoice-written.ts'),
);
export const onMailWritten = await made(
  'onMailWritten',
  () => import('./entry/triggers/on-mail-written.ts'),
);
export const onRecordWritten = await made(
  'onRecordWritten',
  () => import('./entry/triggers/on-record-written.ts'),
);
export const onReviewWritten = await made(
  'onReviewWritten',
  () => import('./entry/triggers/on-review-written.ts'),
);
export const onSearchQueued = await made(
  'onSearchQueued',
  () => import('./entry/triggers/on-search-queued.ts'),
);
export const onToolRunWritten = await made(
  'onToolRunWritten',
  () => import('./entry/triggers/on-tool-run-written.ts'),
);
