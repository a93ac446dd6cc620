import type { Server as HttpServer } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';

/** One TCP port for both protocols: HTTP/2 opens with `PRI`, everything else is HTTP/1.1. */
export class Port {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  constructor(http: HttpServer, acceptHttp2: (socket: Socket) => void) {
    this.#server = createServer((socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
      socket.on('error', () => socket.destroy());
      socket.setNoDelay(true);
      const sniff = (): void => {
        const first: unknown = socket.read();
        if (!Buffer.isBuffer(first)) {
          if (!socket.readableEnded) socket.once('readable', sniff);
          return;
        }
        socket.unshift(first);
        if (first.toString('latin1', 0, 3) === 'PRI') acceptHttp2(socket);
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
      this.#server.close(() => resolve());
      for (const socket of this.#sockets) socket.destroy();
    });
  }
}
