/** A server that speaks as much of clamd's protocol as the press asks: INSTREAM with pieces of known length. */
import { createServer, type Socket } from 'node:net';

interface Options {
  /** As `StreamMaxLength`. */
  readonly mostBytes?: number;
}

const COMMAND = 'zINSTREAM\0';
const SIGN = Buffer.from('EICAR-STANDARD-ANTIVIRUS-TEST-FILE');

function verdict(bytes: Buffer): string {
  return bytes.includes(SIGN) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0';
}

export interface ClamdServer {
  readonly port: number;
  /** What it has been sent to scan, each whole. */
  readonly scanned: readonly Buffer[];
  close(): Promise<void>;
}

export async function startClamd({
  mostBytes = 100 * 1024 * 1024,
}: Options = {}): Promise<ClamdServer> {
  const scanned: Buffer[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => undefined);
    let heard: Buffer = Buffer.alloc(0);
    const pieces: Buffer[] = [];
    let isTalking = false;
    let total = 0;
    socket.on('data', (data: Buffer) => {
      heard = Buffer.concat([heard, data]);
      if (!isTalking) {
        if (heard.length < COMMAND.length) return;
        if (heard.subarray(0, COMMAND.length).toString() !== COMMAND) {
          socket.end('UNKNOWN COMMAND\0');
          return;
        }
        isTalking = true;
        heard = heard.subarray(COMMAND.length);
      }
      while (heard.length >= 4) {
        const length = heard.readUInt32BE(0);
        if (length === 0) {
          const bytes = Buffer.concat(pieces);
          scanned.push(bytes);
          socket.end(verdict(bytes));
          return;
        }
        if (heard.length < 4 + length) return;
        pieces.push(heard.subarray(4, 4 + length));
        total += length;
        heard = heard.subarray(4 + length);
        if (total > mostBytes) {
          socket.end('INSTREAM size limit exceeded. ERROR\0');
          return;
        }
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    scanned,
    close: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
