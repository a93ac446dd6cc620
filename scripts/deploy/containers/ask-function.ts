import { randomUUID } from 'node:crypto';

/** How a function is called, as it declares it. */
export type Trigger = 'callable' | 'schedule' | 'event' | 'http';

export interface FunctionAnswer {
  readonly status: number;
  /** The beginning of what it has answered. */
  readonly text: string;
  /** Null where it is as it should be. */
  readonly problem: string | null;
}

/** What a function without an address of its own is asked. */
interface Question {
  readonly path: string;
  readonly init: RequestInit;
  /** What is wrong with the answer. */
  readonly problemOf: (status: number, text: string) => string | null;
}

const json = (body: unknown, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** An address that each page, file or webhook knows; all others are asked for the home page. */
const ADDRESSES: Readonly<Record<string, string>> = {
  cardEvents: '/card/events',
  count: '/count',
  media: '/media/none.png',
  reviewFile: '/reviewer/file',
  site: '/',
};

/**
 * As Eventarc says that a document was deleted: `google.events.cloud.firestore.v1.DocumentEventData` with nothing but the name
 * (field 1) of the old value (field 2), and when it was made and changed (fields 3 and 4). Nothing follows from one that
 * nobody has known.
 */
function deletedDocument(document: string): Uint8Array<ArrayBuffer> {
  const path = `projects/demo-quire/databases/(default)/documents/${document}`;
  const name = new TextEncoder().encode(path);
  const old = [0x0a, name.length, ...name, 0x1a, 2, 0x08, 1, 0x22, 2, 0x08, 1];
  return Uint8Array.from([0x12, old.length, ...old]);
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

function questionOf(name: string, trigger: Trigger, document: string): Question {
  switch (trigger) {
    case 'callable':
      return {
        path: '/no-such-call',
        init: json({ data: {} }),
        problemOf: (status, text) =>
          status === 404 && isJson(text) && text.includes('"NOT_FOUND"')
            ? null
            : 'is no error of a call',
      };
    case 'schedule':
      return {
        path: '/',
        init: json({}, { 'x-cloudscheduler-scheduletime': new Date().toISOString() }),
        problemOf: (status) => (status === 200 ? null : 'has failed'),
      };
    case 'event':
      return {
        path: '/',
        init: {
          method: 'POST',
          headers: {
            'content-type': 'application/protobuf',
            'ce-id': randomUUID(),
            'ce-source': '//firestore.googleapis.com/projects/demo-quire/databases/(default)',
            'ce-specversion': '1.0',
            'ce-time': new Date().toISOString(),
            'ce-type': 'google.cloud.firestore.document.v1.written',
            'ce-subject': `documents/${document}`,
            'ce-project': 'demo-quire',
            'ce-database': '(default)',
            'ce-namespace': '(default)',
            'ce-location': 'nam5',
            'ce-document': document,
          },
          body: deletedDocument(document),
        },
        problemOf: (status) => (status === 204 || status === 200 ? null : 'is not accepted'),
      };
    case 'http':
      return {
        path: ADDRESSES[name] ?? '/',
        init: name === 'cardEvents' || name === 'count' ? json({}) : {},
        // A press that is not set up answers 503 with a page of its own.
        problemOf: (status, text) =>
          status < 500 || (status === 503 && text !== '') ? null : 'has failed',
      };
  }
}

const PATIENCE_MS = 120_000;

/** Asks a running function one thing of its kind. `document`: what it is triggered by. Rejects where nothing answers. */
export async function askFunction(
  url: string,
  name: string,
  trigger: Trigger,
  document: string,
): Promise<FunctionAnswer> {
  const { path, init, problemOf } = questionOf(name, trigger, document);
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await fetch(`${url}${path}`, { ...init, signal });
  const text = await response.text();
  return {
    status: response.status,
    text: text.slice(0, 200),
    problem: problemOf(response.status, text),
  };
}
