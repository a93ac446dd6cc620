/** A press that is connected with a local registry of researchers, with a clock that tests set. */
import { createHash } from 'node:crypto';
import { type RunningOrcidRegistry, startOrcidRegistry } from '@quire/local/orcid-registry/start';
import { AUTHORS, MAIL, ORCID_ITEMS, orcidWorkId, PROFILES } from '@quire/model/collections';
import type { ArticleMetadata } from '@quire/model/entities/article';
import { orcidEnded } from '@quire/model/mail/account/orcid-ended';
import { orcidReturnPath } from '@quire/model/paths';
import { beginConnection } from '../domain/orcid/begin-connection.ts';
import { finishConnection } from '../domain/orcid/finish-connection.ts';
import { orcidClient } from '../domain/orcid/orcid-client.ts';
import type { OrcidChoice, OrcidRecordPorts } from '../domain/orcid/orcid-ports.ts';
import { sendDueItems } from '../domain/orcid/send-due-items.ts';
import { reconcilePublication } from '../domain/publishing/publish-article.ts';
import { content, NOW, saveRevision, startTestJournal, type TestPress } from './test-press.ts';

const CLIENT = { id: 'APP-1234567890123456', secret: 'Secret' };

/** The iDs of two people whom ORCID has for such purposes. */
export const JOSIAH = '0000-0002-1825-0097';
export const LAURE = '0000-0001-5109-3700';

export interface OrcidPress extends TestPress {
  readonly registry: RunningOrcidRegistry;
  readonly ports: OrcidRecordPorts;
  /** Moves the clock on. */
  pass(minutes: number): void;
  /** An account with a profile. */
  putPerson(uid: string): Promise<void>;
  /** What ORCID's page brings back after a person with this iD has allowed what the address asks for. */
  allow(
    authorizeAt: string,
    orcid: string,
  ): Promise<{ readonly code: string; readonly state: string }>;
  /** All of connecting. */
  connect(uid: string, orcid: string, choice?: Partial<OrcidChoice>): Promise<void>;
  /** Publishes a revision of an article of this author, as staff and the trigger do. */
  publish(
    akey: string,
    orcid: string,
    change?: Partial<ArticleMetadata>,
    revision?: number,
  ): Promise<void>;
  /** As the job does. */
  run(): ReturnType<typeof sendDueItems>;
  /** What waits, or has been sent, for an account. */
  item(uid: string, akey: string): Promise<Record<string, unknown> | undefined>;
  /** That a connection has ended. */
  mails(): Promise<readonly unknown[]>;
}

export async function startOrcidPress(): Promise<OrcidPress> {
  const press = await startTestJournal('1-1');
  const registry = await startOrcidRegistry({
    ...{ host: '127.0.0.1', port: 0, folder: null },
    client: { ...CLIENT, redirects: [`${press.origin}/`] },
  });
  let time = NOW.getTime();
  let made = 0;
  const now = () => new Date(time);
  const settings = { site: registry.url, api: `${registry.url}/v3.0` };
  const ports: OrcidRecordPorts = {
    ...press,
    now,
    client: orcidClient(
      { ...settings, clientId: CLIENT.id, clientSecret: CLIENT.secret },
      press.origin + orcidReturnPath(),
    ),
    random: (bytes) => {
      made += 1;
      return createHash('sha512').update(String(made)).digest().subarray(0, bytes);
    },
  };
  const { db } = press;
  const opened: OrcidPress = {
    ...press,
    ...{ now, registry, ports },
    pass(minutes) {
      time += minutes * 60_000;
    },
    async putPerson(uid) {
      const at = NOW.toISOString();
      await db
        .collection(PROFILES)
        .doc(uid)
        .set({
          ...{ given: 'Maren', family: 'Holt', email: `${uid}@example.org`, state: 'active' },
          ...{ affiliation: '', interests: [], consents: [], createdAt: at, updatedAt: at },
          notifications: { reminders: true, messages: true },
        });
    },
    async allow(authorizeAt, orcid) {
      const answer = await fetch(authorizeAt, {
        ...{ method: 'POST', redirect: 'manual' },
        body: new URLSearchParams({ how: 'allow', orcid, name: 'Maren Holt' }),
      });
      const { searchParams } = new URL(answer.headers.get('location') ?? '');
      return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' };
    },
    async connect(uid, orcid, choice = {}) {
      await opened.putPerson(uid);
      const at = await beginConnection(ports, uid, {
        ...{ sendsWorks: true, sendsReviews: true },
        ...choice,
      });
      await finishConnection(ports, uid, await opened.allow(at, orcid));
    },
    async publish(akey, orcid, change = {}, revision = 1) {
      const text = content(`How ${akey} drain`, { doi: `10.5555/ces.${akey}`, ...change });
      const authors = text.metadata.authors.map((author) => ({ ...author, orcid }));
      await saveRevision(press, { journal: 'CES', issue: '1-1', akey }, revision, {
        ...text,
        metadata: { ...text.metadata, authors },
      });
      const result = await reconcilePublication(press, 'CES', akey);
      if (!result.ok) throw new Error(result.code);
      await db
        .collection(AUTHORS)
        .doc(orcid)
        .set({ orcid, articleIds: [`CES~${akey}`] });
    },
    run: () => sendDueItems(ports),
    item: async (uid, akey) =>
      (
        await db
          .collection(ORCID_ITEMS)
          .doc(orcidWorkId(uid, `CES~${akey}`))
          .get()
      ).data(),
    mails: async () => {
      const { docs } = await db.collection(MAIL).where('template', '==', orcidEnded.name).get();
      return docs.map((doc) => doc.data());
    },
    async close() {
      await registry.stop();
      await press.close();
    },
  };
  return opened;
}
