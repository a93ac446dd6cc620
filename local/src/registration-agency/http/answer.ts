import type { Behaviour, RequestKind } from '../control/behaviour.ts';
import type { Examinations } from '../examining/examinations.ts';
import type { Registry } from '../store/registry.ts';
import type { SchemaCheck } from '../xml/check-schema.ts';

export interface Answer {
  readonly status: number;
  /** Its media type. */
  readonly type: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export const plain = (status: number, body: string): Answer => ({
  ...{ status, type: 'text/plain', body },
});

export const xmlAnswer = (body: string, status = 200): Answer => ({
  ...{ status, type: 'text/xml;charset=UTF-8', body },
});

export const html = (body: string, status = 200): Answer => ({
  ...{ status, type: 'text/html;charset=UTF-8', body },
});

export const json = (body: unknown, status = 200, type = 'application/json'): Answer => ({
  ...{ status, type, body: JSON.stringify(body) },
});

/** A request as it came. */
export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly at: number;
}

/** What answers are made of. */
export interface AgencyParts {
  readonly registry: Registry;
  readonly behaviour: Behaviour;
  readonly schemas: SchemaCheck;
  readonly examinations: Examinations;
  readonly clock: () => number;
  /** The latest thousand requests, the oldest first. */
  readonly received: ReceivedRequest[];
}

export interface Call extends AgencyParts {
  readonly method: string;
  /** Decoded, with its slash. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** A header's value; empty where it was not sent. */
  readonly header: (name: string) => string;
  readonly body: Uint8Array<ArrayBuffer>;
}

export interface Route {
  readonly methods: readonly string[];
  readonly path: RegExp;
  /** Null: no fault is planned for it. */
  readonly kind: RequestKind | null;
  readonly answer: (call: Call) => Answer | Promise<Answer>;
}
