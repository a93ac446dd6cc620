/**
 * The peer of our server, as a program: `plain-server.ts rest|grpc SIZE [FILE]`. A map of so many
 * articles behind a bare transport; with a file, every commit is appended to it and synced.
 */
import { createServer, type IncomingMessage } from 'node:http';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import { loadServiceDefinition } from '../../../../local/src/firestore/grpc/definition.ts';
import { type PlainRequest, PlainWire } from './plain-wire.ts';

const [transport, size = '0', file] = process.argv.slice(2);
const now = new Date();
const time = transport === 'rest' ? now.toISOString() : { seconds: Math.floor(Date.now() / 1_000) };
const plain = await PlainWire.open(Number(size), time, file ?? null);

if (transport === 'rest') {
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    if (request.url?.startsWith('/listen')) {
      const count = Number(new URL(request.url, 'http://localhost').searchParams.get('listeners'));
      response.flushHeaders();
      plain.listen(count, (line) => response.write(line));
      return;
    }
    const answer = await answerTo(request.url ?? '', JSON.parse(await bodyOf(request)));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer));
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    ready(typeof address === 'object' ? address?.port : undefined);
  });
} else {
  const server = new Server({ 'grpc.max_receive_message_length': 32 * 1024 * 1024 });
  server.addService(loadServiceDefinition(), handlers());
  server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (_, port) => ready(port));
}

function ready(port: number | undefined): void {
  console.log(`ready on 127.0.0.1:${port ?? ''}`);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  request.setEncoding('utf8');
  for await (const chunk of request) body += String(chunk);
  return body;
}

function answerTo(url: string, request: PlainRequest): object | Promise<object> {
  if (url.includes(':commit')) return plain.commit(request);
  if (url.includes(':batchGet')) return plain.get(request);
  if (url.includes(':runAggregationQuery')) return plain.count(request);
  return plain.query(request);
}

type Unary = (call: { request: PlainRequest }, done: (error: null, answer: object) => void) => void;
type Series = (call: {
  request: PlainRequest;
  write: (answer: object) => void;
  end: () => void;
}) => void;

function handlers(): Record<string, Unary | Series> {
  const series =
    (answer: (request: PlainRequest) => object[]): Series =>
    (call) => {
      for (const one of answer(call.request)) call.write(one);
      call.end();
    };
  return {
    Commit: (call, done) => void plain.commit(call.request).then((answer) => done(null, answer)),
    BatchGetDocuments: series((request) => plain.get(request)),
    RunQuery: series((request) => plain.query(request)),
    RunAggregationQuery: series((request) => plain.count(request)),
  };
}
