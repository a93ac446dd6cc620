/** Does some work for each, several at a time. Rejects with the first failure, once all have ended. */
export async function atOnce<T>(
  workers: number,
  all: readonly T[],
  work: (each: T) => Promise<unknown>,
): Promise<void> {
  const waiting = all.values();
  const failures: unknown[] = [];
  const worker = async () => {
    for (const each of waiting) {
      try {
        await work(each);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, all.length) }, worker));
  if (failures.length > 0) throw failures[0];
}
