import { faint, green, red } from './style.ts';

/** Shows that something is going on, then how long it took. Throws what the work throws. */
export async function step<T>(label: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const seconds = () => `${((performance.now() - began) / 1_000).toFixed(1)} s`;
  if (process.stdout.isTTY) process.stdout.write(`  … ${label}`);
  const line = (mark: string) =>
    console.log(
      `${process.stdout.isTTY ? '\r\u001b[2K' : ''}  ${mark} ${label}  ${faint(seconds())}`,
    );
  try {
    const result = await work();
    line(green('✓'));
    return result;
  } catch (error) {
    line(red('✗'));
    throw error;
  }
}
