import { createServer } from 'node:http';
import { z } from 'zod';
import { constantGate, type RulesGate } from '../access/rules-gate.ts';
import { newContext } from '../listen/listen-fixture.ts';
import { allowOrigin } from '../rest/send.ts';
import type { Context } from '../service.ts';
import { type ChannelLimits, LIMITS } from './limits.ts';
import { WebChannels } from './web-channels.ts';

export const DATABASE = 'projects/p/databases/d';

export interface ChannelServer {
  readonly port: number;
  readonly channels: WebChannels;
  readonly context: Context;
  /** The address of the channels for listening. */
  readonly listen: string;
  /** Breaks all connections, and new ones until it is restored, as a lost network would. */
  readonly lose: () => void;
  readonly mend: () => void;
  readonly close: () => Promise<void>;
}

/** A server that knows WebChannels only, with limits to the liking of a test. */
export async function startChannels(
  limits: Partial<ChannelLimits> = {},
  gate: RulesGate = constantGate(true),
): Promise<ChannelServer> {
  const context = newContext(gate);
  const channels = new WebChannels(context.service, { ...LIMITS, ...limits });
  const server = createServer((request, response) => {
    allowOrigin(request, response);
    const url = new URL(request.url ?? '/', 'http://localhost');
    channels.handle(request, response, url).catch((thrown: unknown) => {
      response.writeHead(500).end(String(thrown));
    });
  });
  let isLost = false;
  server.on('connection', (socket) => isLost && socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    port,
    channels,
    context,
    listen: `http://127.0.0.1:${port}/google.firestore.v1.Firestore/Listen/channel`,
    lose: () => {
      isLost = true;
      server.closeAllConnections();
    },
    mend: () => {
      isLost = false;
    },
    close: async () => {
      channels.close();
      context.service.store.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Takes apart `<length>\n<json>` chunks. */
export function chunks(text: string): unknown[] {
  const found: unknown[] = [];
  for (let rest = text; rest !== ''; ) {
    const newline = rest.indexOf('\n');
    const end = newline + 1 + Number(rest.slice(0, newline));
    found.push(JSON.parse(rest.slice(newline + 1, end)));
    rest = rest.slice(end);
  }
  return found;
}

/** The body of a forward request. */
export function form(offset: number, ...messages: object[]): URLSearchParams {
  const body = new URLSearchParams({ count: String(messages.length), ofs: String(offset) });
  for (const [i, message] of messages.entries())
    body.set(`req${i}___data__`, JSON.stringify(message));
  return body;
}

/** Asks for one document. */
export const listenTo = (path: string, targetId: number) => ({
  database: DATABASE,
  addTarget: { targetId, documents: { documents: [`${DATABASE}/documents/${path}`] } },
});

/** Asks for a collection. */
export const listenToAll = (collectionId: string, targetId: number) => ({
  database: DATABASE,
  addTarget: {
    targetId,
    query: { parent: `${DATABASE}/documents`, structuredQuery: { from: [{ collectionId }] } },
  },
});

const Handshake = z.tuple([z.tuple([z.tuple([z.literal(0), z.array(z.unknown())])])]);

/** Opens a channel and gives its session. */
export async function shakeHands(channel: string, body: URLSearchParams): Promise<string> {
  const response = await fetch(`${channel}?VER=8&RID=1&CVER=22`, { method: 'POST', body });
  const [[[, [kind, session]]]] = Handshake.parse(chunks(await response.text()));
  if (kind !== 'c') throw new Error('no handshake');
  return String(session);
}

const Batch = z.array(z.tuple([z.number(), z.array(z.unknown())]));

/** Opens a back channel, waits until it ends, and gives the ids of what it brought. */
export async function poll(
  channel: string,
  session: string,
  acknowledged: number,
  more = '&CI=1',
): Promise<{ ids: number[]; text: string }> {
  const query = `RID=rpc&SID=${session}&AID=${acknowledged}&TYPE=xmlhttp${more}`;
  const text = await (await fetch(`${channel}?${query}`)).text();
  const ids = chunks(text).flatMap((chunk) => Batch.parse(chunk).map(([id]) => id));
  return { ids, text };
}

/** Whether a session is still known. */
export async function isKnown(channel: string, session: string): Promise<boolean> {
  const response = await fetch(`${channel}?SID=${session}&RID=9&AID=0`, {
    method: 'POST',
    body: form(0),
  });
  return response.status === 200;
}
