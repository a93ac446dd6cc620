import { connect, createServer, type Socket } from 'node:net';

export interface BreakableLine {
  readonly port: number;
  /** Breaks every connection, and refuses new ones until `mend`. */
  readonly cut: () => void;
  /** Cuts once this many bytes more have gone to the other port, in the middle of what is sent. */
  readonly cutAfter: (bytes: number) => Promise<void>;
  readonly mend: () => void;
  readonly close: () => void;
}

/** A port that passes everything on to another, to lose connections as a network does. */
export async function openLine(target: number): Promise<BreakableLine> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let left = Number.POSITIVE_INFINITY;
  let whenCut = () => {};
  const hold = (socket: Socket, other: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
    socket.pipe(other);
  };
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(target, '127.0.0.1');
    near.on('data', (chunk) => {
      left -= chunk.length;
      if (left < 0) cut();
    });
    hold(near, far);
    hold(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const cut = () => {
    isCut = true;
    left = Number.POSITIVE_INFINITY;
    for (const socket of sockets) socket.destroy();
    whenCut();
  };
  return {
    port: typeof bound === 'object' && bound ? bound.port : 0,
    cut,
    cutAfter: (bytes) => {
      left = bytes;
      return new Promise((resolve) => {
        whenCut = resolve;
      });
    },
    mend: () => {
      isCut = false;
    },
    close: () => {
      cut();
      server.close();
    },
  };
}
