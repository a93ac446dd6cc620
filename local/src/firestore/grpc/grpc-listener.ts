import type { Socket } from 'node:net';
import type { ConnectionInjector, Server } from '@grpc/grpc-js';
import type { Service } from '../service.ts';

interface Opened {
  readonly server: Server;
  readonly injector: ConnectionInjector;
}

/**
 * gRPC for connections that another server has accepted. It is loaded with the first of them, which
 * waits for it: half of a server's start would be for clients that may never come.
 */
export class GrpcListener {
  readonly #service: Service;
  #opened: Promise<Opened> | null = null;
  #isClosed = false;

  constructor(service: Service) {
    this.#service = service;
  }

  /** Takes over a connection that nobody reads; what it has sent so far is kept until then. */
  async accept(socket: Socket): Promise<void> {
    try {
      this.#opened ??= open(this.#service);
      const { injector } = await this.#opened;
      if (this.#isClosed || socket.destroyed) socket.destroy();
      else injector.injectConnection(socket);
    } catch (error) {
      this.#service.log.warn(`gRPC could not be loaded: ${String(error)}`);
      socket.destroy();
    }
  }

  /** Ends all calls; connections that still wait are dropped. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const opened = await this.#opened?.catch(() => null);
    opened?.server.forceShutdown();
  }
}

async function open(service: Service): Promise<Opened> {
  const { createGrpcServer, PLAIN_TEXT } = await import('./serve-grpc.ts');
  const server = createGrpcServer(service);
  return { server, injector: server.createConnectionInjector(PLAIN_TEXT) };
}
