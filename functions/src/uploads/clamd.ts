/** ClamAV's protocol over TCP: `man clamd`, INSTREAM and PING. */
import { connect, type Socket } from 'node:net';

export type Verdict =
  | { readonly outcome: 'clean' }
  | { readonly outcome: 'infected'; readonly found: string }
  /** The scanner answered, and did not scan it: it is too large, or something broke there. */
  | { readonly outcome: 'not-scanned'; readonly reason: string }
  | { readonly outcome: 'away'; readonly reason: string };

export interface ScannerAddress {
  readonly host: string;
  readonly port: number;
}

/** Nothing is heard for so long: it is away. Scanning a large archive takes a minute. */
const SILENCE_MS = 120_000;
/** `zINSTREAM` takes pieces with their length before them, up to its own limit for each. */
const PIECE_BYTES = 64 * 1024;

const lengthOf = (bytes: number): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
};

/** Waits where the other side reads more slowly than we write. */
async function write(socket: Socket, bytes: Uint8Array): Promise<void> {
  if (socket.write(bytes)) return;
  await new Promise<void>((resolve) => {
    const go = () => {
      socket.off('drain', go).off('close', go);
      resolve();
    };
    socket.on('drain', go).on('close', go);
  });
}

async function send(socket: Socket, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  await write(socket, Buffer.from('zINSTREAM\0'));
  for await (const chunk of chunks) {
    for (let from = 0; from < chunk.length; from += PIECE_BYTES) {
      // It has answered already: it takes no more.
      if (!socket.writable) return;
      const piece = chunk.subarray(from, from + PIECE_BYTES);
      await write(socket, lengthOf(piece.length));
      await write(socket, piece);
    }
  }
  await write(socket, lengthOf(0));
}

/** What it answers to a command, without the zero at its end. Rejects where there is no whole answer. */
function ask(
  { host, port }: ScannerAddress,
  talk: (socket: Socket) => Promise<void>,
  silenceMs: number,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port });
    let answer = '';
    socket.setTimeout(silenceMs, () => socket.destroy(new Error('it does not answer')));
    socket.on('data', (data) => {
      answer += data.toString('utf8');
      if (!answer.includes('\0')) return;
      resolve(answer.slice(0, answer.indexOf('\0')));
      socket.destroy();
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('it broke off')));
    socket.on('connect', () => {
      talk(socket).catch((error: unknown) => {
        // The file could not be read to its end: nothing was scanned.
        socket.destroy(error instanceof Error ? error : new Error('it could not be read'));
      });
    });
  });
}

function verdictOf(answer: string): Verdict {
  const text = answer.replace(/^stream: /, '');
  if (text === 'OK') return { outcome: 'clean' };
  const found = /^(.+) FOUND$/.exec(text)?.[1];
  if (found) return { outcome: 'infected', found };
  return { outcome: 'not-scanned', reason: text.replace(/\.?\s*ERROR$/, '') };
}

/** Has a file scanned, piece by piece as it is read. Never rejects. */
export async function scanWithClamd(
  address: ScannerAddress,
  chunks: AsyncIterable<Uint8Array>,
  silenceMs = SILENCE_MS,
): Promise<Verdict> {
  try {
    return verdictOf(await ask(address, (socket) => send(socket, chunks), silenceMs));
  } catch (error) {
    return { outcome: 'away', reason: error instanceof Error ? error.message : 'unknown' };
  }
}
