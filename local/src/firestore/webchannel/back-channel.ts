import type { ServerResponse } from 'node:http';
import { frame } from './framing.ts';

const KEEP_ALIVE_MS = 30_000;

/** The response that carries the server's messages: kept open, or ended after its first data. */
export class BackChannel {
  readonly #response: ServerResponse;
  readonly #endsAfterData: boolean;
  readonly #keepAlive: NodeJS.Timeout;
  isOpen = true;

  /** `onIdle` is called every half minute, to send something that keeps the connection open. */
  constructor(
    response: ServerResponse,
    endsAfterData: boolean,
    onIdle: () => void,
    onClose: () => void,
  ) {
    this.#response = response;
    this.#endsAfterData = endsAfterData;
    response.writeHead(200, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-cache, no-store, max-age=0',
      'x-content-type-options': 'nosniff',
    });
    response.flushHeaders();
    response.on('close', () => {
      this.end();
      onClose();
    });
    this.#keepAlive = setInterval(onIdle, KEEP_ALIVE_MS);
  }

  /** Sends `[[id, message], …]`. */
  write(batch: readonly (readonly [number, unknown])[]): void {
    if (!this.isOpen) return;
    this.#response.write(frame(batch));
    if (this.#endsAfterData) this.end();
  }

  end(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    clearInterval(this.#keepAlive);
    this.#response.end();
  }
}
