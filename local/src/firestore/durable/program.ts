import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface Program {
  readonly child: ChildProcess;
  readonly port: number;
}

/** Starts the real program on a free port: for tests. */
export function startProgram(...options: readonly string[]): Promise<Program> {
  return start(spawn(process.execPath, [MAIN, '--port', '0', ...options]));
}

/** Waits for the line in which a program tells its port; fails with its output if it ends before. */
export function start(child: ChildProcess): Promise<Program> {
  return new Promise((resolve, reject) => {
    let output = '';
    const listen = (chunk: Buffer) => {
      output += chunk;
      const port = /running on .*:(\d+)/.exec(output)?.[1];
      if (port) resolve({ child, port: Number(port) });
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => reject(new Error(output)));
  });
}

export function documentsOf(port: number): string {
  return `http://127.0.0.1:${port}/v1/projects/p/databases/(default)/documents`;
}

/** A request of the admin; fails with the answer when that is not 2xx. */
export async function call(url: string, method: string, body?: object): Promise<unknown> {
  const headers = { authorization: 'Bearer owner' };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const response = await fetch(url, init);
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return JSON.parse(text);
}
