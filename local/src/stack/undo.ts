/** What has to be undone at the end, last thing first. */
export class Undo {
  readonly #steps: (() => unknown)[] = [];
  #running: Promise<void> | undefined;

  add(step: () => unknown): void {
    this.#steps.push(step);
  }

  /** Undoes everything, once; a step that fails does not keep the others from being undone. */
  run(): Promise<void> {
    this.#running ??= this.#undo();
    return this.#running;
  }

  async #undo(): Promise<void> {
    const failures: unknown[] = [];
    for (let step = this.#steps.pop(); step; step = this.#steps.pop()) {
      try {
        await step();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be stopped.');
  }
}
