/**
 * Mails readers the new articles of what they have asked to be told about. Of each reader, what was told about and the mail in
 * the outbox are one transaction, so that nothing is told twice or left out, wherever a run ends.
 */
import { isDeepStrictEqual } from 'node:util';
import { ALERT_READERS } from '@quire/model/collections';
import {
  type Alert,
  type AlertReader,
  AlertReaderSchema,
  alertDueAt,
  alertIdOf,
} from '@quire/model/entities/reader-alerts';
import { alertDigest } from '@quire/model/mail/account/alert-digest';
import type { Sender } from '@quire/model/mail/compose';
import { ALERTS_STOP } from '@quire/model/mail/mail-switches';
import { joinFacts } from '@quire/model/messages/join-facts';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { articlePath } from '@quire/model/paths';
import type { DocumentReference, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { reasonOf } from '../../platform/errors/reason-of.ts';
import { hasBounced } from '../outbox/bounces/write-bounces.ts';
import { readSender } from '../outbox/correspondents.ts';
import { enqueueMails, type NewMail } from '../outbox/enqueue-mail.ts';
import { withStop } from '../outbox/with-stop-link.ts';
import { withAlerts } from './alert-records.ts';
import { type AlertFinding, type AlertPorts, AlertRun } from './alert-run.ts';
import type { NewArticle } from './new-articles.ts';
import { type WatchView, watchWords } from './view-watch.ts';

const READERS_AT_ONCE = 50;
/** Of a run; the next one continues with those who are due then. */
const READERS_MAX = 2_000;
const SECONDS_MAX = 90;
/** A record may be stored a moment after the one that its time names. */
const SETTLED_MS = 30_000;
/** Listed of one alert; the rest is a number. */
const LISTED_MAX = 25;
const AUTHORS_MAX = 3;

interface Told {
  readonly view: WatchView;
  readonly articles: readonly NewArticle[];
}

/** What becomes of a reader: the alerts that stay, when they are due, and what the mail tells. */
interface Outcome {
  readonly reader: AlertReader | null;
  readonly told: readonly Told[];
}

/** Each article once, with the first alert that it belongs to. */
function eachOnce(told: readonly Told[]): Told[] {
  const seen = new Set<string>();
  return told.flatMap(({ view, articles }) => {
    const own = articles.filter(({ id }) => !seen.has(id));
    for (const { id } of own) seen.add(id);
    return own.length > 0 ? [{ view, articles: own }] : [];
  });
}

function outcomeOf(
  reader: AlertReader,
  findings: ReadonlyMap<Alert, AlertFinding>,
  until: string,
): Outcome {
  const told: Told[] = [];
  const kept = new Map<string, Alert>();
  let waits: string | null = null;
  for (const alert of reader.alerts) {
    const finding = findings.get(alert);
    if (finding === 'gone') continue;
    if (finding === undefined || finding === 'later') {
      kept.set(alertIdOf(alert.watch), alert);
      if (finding === 'later') waits = alertDueAt({ frequency: 'daily', since: until });
      continue;
    }
    const { watch } = finding.view;
    kept.set(alertIdOf(watch), { ...alert, watch, since: until });
    told.push(finding);
  }
  const after = withAlerts(reader, [...kept.values()]);
  // What waits for the search waits a day, or it would hold up others at every run.
  const due = [...kept.values()].filter((alert) => findings.get(alert) !== 'later').map(alertDueAt);
  const [dueAt] = [...due, ...(waits ? [waits] : [])].toSorted();
  return { reader: after && dueAt ? { ...after, dueAt } : after, told: eachOnce(told) };
}

function lineOf({ title, authors, journalTitle }: NewArticle): string {
  const named = authors.slice(0, AUTHORS_MAX);
  const who =
    authors.length > AUTHORS_MAX
      ? t('mailAccount.alertAuthorsMore', { names: named.join(', ') })
      : formatList(named);
  return joinFacts([title, who, journalTitle]);
}

function mailOf(
  { origin }: Pick<AlertPorts, 'origin'>,
  sender: Sender,
  id: string,
  { email, language, dueAt }: AlertReader,
  told: readonly Told[],
): NewMail {
  const groups = () =>
    told.map(({ view, articles }) => ({
      title: watchWords(view),
      url: origin + view.path,
      items: articles.slice(0, LISTED_MAX).map((article) => ({
        label: lineOf(article),
        url: origin + articlePath(article.journal, article.issue, article.akey),
      })),
      more: Math.max(0, articles.length - LISTED_MAX),
    }));
  const articles = told.reduce((sum, each) => sum + each.articles.length, 0);
  return {
    compose: () =>
      alertDigest.render(
        { articles, groups: groups() },
        withStop(sender, ALERTS_STOP, t('mailAccount.alertManage')),
      ),
    // Of the moment that was due, which comes once.
    ...{ id: `alert-digest~${id.slice(0, 24)}~${dueAt}`, template: alertDigest.name },
    ...{ to: [email], replyTo: sender.contact, language, stop: ALERTS_STOP },
  };
}

/** Stores what became of a reader, with the mail; nothing where the record has changed since it was read. */
function store(
  ports: AlertPorts,
  ref: DocumentReference,
  before: AlertReader,
  outcome: Outcome,
  sender: Sender,
): Promise<boolean> {
  return inTransaction(ports.db, async (tx) => {
    const current = readRecord(await tx.get(ref), AlertReaderSchema);
    if (!current || !isDeepStrictEqual(current, before)) return false;
    // Mails to the address come back: it has confirmed once, and can again.
    if (await hasBounced(ports.db, tx, [before.email])) {
      tx.delete(ref);
      return false;
    }
    const { reader, told } = outcome;
    if (told.length > 0)
      await enqueueMails(ports, tx, [mailOf(ports, sender, ref.id, before, told)]);
    if (reader) tx.set(ref, reader);
    else tx.delete(ref);
    return told.length > 0;
  });
}

async function findAll(run: AlertRun, { alerts, language }: AlertReader, now: string) {
  const due = alerts.filter((alert) => alertDueAt(alert) <= now);
  const found = due.map(async (alert) => [alert, await run.find(alert, language)] as const);
  return new Map(await Promise.all(found));
}

const readersIn = (docs: readonly QueryDocumentSnapshot[]) =>
  docs.flatMap((doc) => {
    const reader = AlertReaderSchema.safeParse(doc.data()).data;
    return reader ? [{ ref: doc.ref, reader }] : [];
  });

/**
 * Sends what is due to the readers who are due, within the bounds of a run.
 *
 * @returns how many mails were put into the outbox
 */
export async function sendDueAlerts(ports: AlertPorts): Promise<number> {
  const { db, log } = ports;
  const began = ports.now();
  const now = began.toISOString();
  const until = new Date(began.getTime() - SETTLED_MS).toISOString();
  const sender = await readSender(db, ports.origin);
  if (!sender) return 0;
  const run = new AlertRun(ports, until);
  const waiting = db
    .collection(ALERT_READERS)
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .limit(READERS_AT_ONCE);
  let sent = 0;
  let last: QueryDocumentSnapshot | undefined;
  for (let seen = 0; seen < READERS_MAX; seen += READERS_AT_ONCE) {
    const { docs } = await (last ? waiting.startAfter(last) : waiting).get();
    const some = readersIn(docs);
    const [oldest] = some
      .flatMap(({ reader }) => reader.alerts.filter((each) => alertDueAt(each) <= now))
      .map(({ since }) => since)
      .toSorted();
    if (oldest !== undefined) await run.readSince(oldest);
    for (const { ref, reader } of some) {
      try {
        const outcome = outcomeOf(reader, await findAll(run, reader, now), until);
        if (await store(ports, ref, reader, outcome, sender)) sent += 1;
      } catch (error) {
        // One reader must not stop the others; what is due stays due.
        log.error('alerts/not-sent', { id: ref.id, reason: reasonOf(error) });
      }
    }
    last = docs.at(-1);
    const isLate = ports.now().getTime() - began.getTime() > SECONDS_MAX * 1_000;
    if (!last || docs.length < READERS_AT_ONCE || isLate) break;
  }
  return sent;
}
