import { createServer, request } from 'node:http';

export interface BufferingProxy {
  readonly port: number;
  readonly close: () => void;
}

/** A proxy as some companies have: it passes no response on before it has all of it. */
export async function openBufferingProxy(target: number): Promise<BufferingProxy> {
  const server = createServer((near, answer) => {
    const { url: path, method, headers } = near;
    const far = request(
      { host: '127.0.0.1', port: target, path, method, headers },
      async (from) => {
        const chunks: Buffer[] = [];
        try {
          for await (const chunk of from) chunks.push(Buffer.from(chunk));
        } catch {
          answer.destroy();
          return;
        }
        const { 'transfer-encoding': _, ...kept } = from.headers;
        answer.writeHead(from.statusCode ?? 502, kept);
        answer.end(Buffer.concat(chunks));
      },
    );
    far.on('error', () => answer.destroy());
    answer.on('close', () => far.destroy());
    near.pipe(far);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  return {
    port: typeof bound === 'object' && bound ? bound.port : 0,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
