import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isPortFree, type Ports } from './ports.ts';
import { releaseLock, takeLock } from './running.ts';

/** Seconds pass until every part listens: two presses that start together must not meet. */
const fileOf = (port: number, folder: string) => join(folder, 'quire-ports', String(port));

/** Whether nobody listens on a port and no other press is about to. It is ours then. */
export async function reservePort(port: number, folder: string = tmpdir()): Promise<boolean> {
  if (!(await isPortFree(port))) return false;
  // A folder that belongs to another account cannot be asked: then it is first come, first served.
  const other = await takeLock(fileOf(port, folder)).catch(() => null);
  return other === null;
}

/** Lets other presses have the ports again. */
export async function releasePorts(ports: Ports, folder: string = tmpdir()): Promise<void> {
  for (const port of Object.values(ports)) {
    await releaseLock(fileOf(port, folder)).catch(() => undefined);
  }
}
