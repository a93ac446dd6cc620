import { connect, createServer, type Socket } from 'node:net';

export interface BreakableLine {
  readonly port: number;
  /** Breaks every connection, and refuses new ones until `mend`. */
  readonly cut: () => void;
  readonly mend: () => void;
  readonly close: () => void;
}

/** A port that passes everything on to another, to lose connections as a network does. */
export async function openLine(target: number): Promise<BreakableLine> {
  const sockets = new Set<Socket>();
  let isCut = false;
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
    hold(near, far);
    hold(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: typeof bound === 'object' && bound ? bound.port : 0,
    cut,
    mend: () => {
      isCut = false;
    },
    close: () => {
      cut();
      server.close();
    },
  };
}
