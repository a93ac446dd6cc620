import type { Asked } from './recording-server.ts';

/** One kind of request, and what is answered. The groups of the path are given one by one. */
export type Route = readonly [
  method: string,
  api: string,
  path: RegExp,
  answer: (asked: Asked, ...groups: string[]) => unknown,
];

/** That an answer has another status than 200. */
export class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
