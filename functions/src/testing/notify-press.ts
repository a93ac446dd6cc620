/** A press that exchanges notifications with a preprint server and a review service, whose inbox records what comes. */
import { PRESS_SETTINGS, SETTINGS } from '@quire/model/collections';
import type { ArticleMetadata } from '@quire/model/entities/article';
import type { NotifyService } from '@quire/model/entities/notify-service';
import { notifyClient } from '../domain/announcements/notify-client.ts';
import {
  type SendingPorts,
  sendDueAnnouncements,
} from '../domain/announcements/send-due-announcements.ts';
import { reconcilePublication } from '../domain/publishing/publish-article.ts';
import { type Served, servePlain } from './serve.ts';
import { content, NOW, saveRevision, startTestJournal, type TestPress } from './test-press.ts';

export const PREPRINTS: NotifyService = {
  ...{ name: 'Mudflat Preprints', id: 'https://preprints.example/about' },
  ...{ inbox: 'https://preprints.example/inbox', holds: ['preprints.example', '10.31222'] },
  ...{ announces: ['relationship'], relation: 'preprint' },
};
export const REVIEWERS: NotifyService = {
  ...{ name: 'Review Service', id: 'https://review-service.com/system', inbox: '' },
  ...{ holds: ['review-service.com', '10.3214'], announces: ['review', 'endorsement'] },
  relation: 'related',
};

interface NotifyPress extends TestPress {
  /** What the inbox has taken: the body and its type. */
  readonly taken: { readonly body: Record<string, unknown>; readonly type: string | undefined }[];
  /** How the inbox answers the next requests, each once; afterwards 201. */
  readonly answers: { readonly status: number; readonly headers?: Record<string, string> }[];
  pass(minutes: number): void;
  /** Publishes a revision, as staff do. */
  publish(akey: string, change?: Partial<ArticleMetadata>, revision?: number): Promise<void>;
  /** As the job does. */
  run(): ReturnType<typeof sendDueAnnouncements>;
  setServices(services: readonly NotifyService[]): Promise<void>;
}

export async function startNotifyPress(): Promise<NotifyPress> {
  const press = await startTestJournal('1-1');
  let time = NOW.getTime();
  const now = () => new Date(time);
  const taken: NotifyPress['taken'][number][] = [];
  const answers: NotifyPress['answers'][number][] = [];
  const inbox: Served = await servePlain(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const answer = answers.shift() ?? { status: 201 };
    if (answer.status < 300) {
      const body = JSON.parse(Buffer.concat(parts).toString('utf8'));
      taken.push({ body, type: request.headers['content-type'] });
    }
    response.writeHead(answer.status, answer.headers).end();
  });
  // Its public name leads to this machine here.
  const fetched: typeof fetch = (address, init) =>
    fetch(String(address).replace('https://preprints.example', `http://${inbox.host}`), init);
  const ports: SendingPorts = { ...press, now, send: notifyClient(fetched) };
  const opened: NotifyPress = {
    ...press,
    ...{ now, taken, answers },
    pass(minutes) {
      time += minutes * 60_000;
    },
    async publish(akey, change = {}, revision = 1) {
      const text = content(`How ${akey} drain`, { doi: `10.5555/ces.${akey}`, ...change });
      await saveRevision(press, { journal: 'CES', issue: '1-1', akey }, revision, text);
      const result = await reconcilePublication(press, 'CES', akey);
      if (!result.ok) throw new Error(result.code);
    },
    run: () => sendDueAnnouncements(ports),
    async setServices(services) {
      await press.db.collection(SETTINGS).doc(PRESS_SETTINGS).set({ services }, { merge: true });
    },
    async close() {
      await inbox.close();
      await press.close();
    },
  };
  await opened.setServices([PREPRINTS, REVIEWERS]);
  return opened;
}
