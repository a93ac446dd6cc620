export interface Counters {
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
}

const NONE: Counters = { reads: 0, writes: 0, deletes: 0 };

/** Document operations by project, counted as production bills them. */
export class Metrics {
  readonly #projects = new Map<string, Counters>();

  count(project: string, more: Partial<Counters>): void {
    const now = this.of(project);
    this.#projects.set(project, {
      reads: now.reads + (more.reads ?? 0),
      writes: now.writes + (more.writes ?? 0),
      deletes: now.deletes + (more.deletes ?? 0),
    });
  }

  of(project: string): Counters {
    return this.#projects.get(project) ?? NONE;
  }

  all(): Record<string, Counters> {
    return Object.fromEntries(this.#projects);
  }

  /** Starts again from zero, for one project or for all. */
  reset(project: string | null): void {
    if (project === null) this.#projects.clear();
    else this.#projects.delete(project);
  }
}
