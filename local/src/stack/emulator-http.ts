import { request } from 'node:http';

/** What the emulators take for an administrator. */
const OWNER = { authorization: 'Bearer owner' };

/** Bytes exactly as stored (a gzip file stays gzip). Rejects on any status but 200. */
export function getBytes(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const headers = { ...OWNER, 'accept-encoding': 'gzip' };
    const req = request(url, { headers, agent: false }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('error', reject);
      res.on('end', () => {
        if (res.statusCode === 200) resolve(Buffer.concat(chunks));
        else reject(new Error(`${res.statusCode} from ${url}`));
      });
    });
    req.on('error', reject);
    req.end();
  });
}

/** JSON as an administrator sees it, unparsed as to its shape. Rejects on any status but 200. */
export async function getJson(url: string): Promise<unknown> {
  return JSON.parse((await getBytes(url)).toString());
}
