import type { FirestoreError } from '../values/errors.ts';
import type { Context } from './service.ts';

/** Where a stream's answers go, whatever the transport. */
export interface Sink {
  readonly send: (message: object) => void;
  /** Ends the stream with an error. */
  readonly fail: (error: FirestoreError) => void;
}

/** An open Listen or Write stream: what a transport hands the client's messages to. */
export interface StreamHandler {
  readonly receive: (message: unknown) => void;
  readonly close: () => void;
}

export type OpenStream = (context: Context, sink: Sink) => StreamHandler;
