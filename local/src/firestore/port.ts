import type { Server as HttpServer } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';

const HTTP2 = Buffer.from('PRI');
/** A connection that says nothing for so long is dropped, as Node drops half a request. */
const SILENCE_MS = 60_000;

/** One TCP port for both protocols: HTTP/2 opens with `PRI`, everything else is HTTP/1.1. */
export class Port {
  readonly #server: Server;
  readonly #http: HttpServer;
  readonly #sockets = new Set<Socket>();

  constructor(http: HttpServer, acceptHttp2: (socket: Socket) => void) {
    this.#http = http;
    // Else Node would not look for requests that take too long: it is not this server that listens.
    http.emit('listening');
    this.#server = createServer((socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
      socket.on('error', () => socket.destroy());
      socket.setNoDelay(true);
      socket.setTimeout(SILENCE_MS, () => socket.destroy());
      let start = Buffer.alloc(0);
      const sniff = (): void => {
        const chunk: unknown = socket.read();
        if (Buffer.isBuffer(chunk)) start = Buffer.concat([start, chunk]);
        if (!socket.readableEnded && couldBeHttp2(start) && start.length < HTTP2.length) {
          socket.once('readable', sniff);
          return;
        }
        if (start.length === 0) return;
        socket.setTimeout(0).removeAllListeners('timeout');
        socket.unshift(start);
        if (start.length >= HTTP2.length && couldBeHttp2(start)) acceptHttp2(socket);
        else http.emit('connection', socket);
      };
      socket.once('readable', sniff);
    });
  }

  /** Listens and answers the port in use; fails with EADDRINUSE when it is taken. */
  listen(host: string, port: number): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, host, () => {
        const address = this.#server.address();
        resolve(typeof address === 'object' && address !== null ? address.port : port);
      });
    });
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#http.close();
      this.#server.close(() => resolve());
      for (const socket of this.#sockets) socket.destroy();
    });
  }
}

function couldBeHttp2(start: Buffer): boolean {
  const length = Math.min(start.length, HTTP2.length);
  return start.subarray(0, length).equals(HTTP2.subarray(0, length));
}
