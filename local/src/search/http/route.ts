import type { Json } from '../records/record.ts';
import type { Application } from '../store/application.ts';
import type { Right } from './keys.ts';

/** What an answer needs of a request. */
export interface Call {
  readonly application: Application;
  readonly body: unknown;
  /** The part of the path that a route calls `:name`. */
  readonly part: (name: string) => string;
  /** Whether the address says that something is true. */
  readonly asks: (name: string) => boolean;
}

type Answer = (call: Call) => Json | Promise<Json>;

/** What every change is answered with, once it is kept. */
export async function kept({ application }: Call): Promise<{ [name: string]: Json }> {
  const taskID = await application.task();
  const at = new Date().toISOString();
  return { taskID, updatedAt: at, createdAt: at, deletedAt: at };
}

export const changing =
  (change: (call: Call) => void): Answer =>
  (call) => {
    change(call);
    return kept(call);
  };

/** An address, the right that it takes, and its answer. */
export type Route = readonly [
  method: 'get' | 'put' | 'post' | 'delete',
  path: string,
  right: Right,
  answer: Answer,
];
