/** A batch's report without writes: the result for each record. */
import type { Firestore } from 'firebase-admin/firestore';
import type { ReportRow, StepReport } from '../tool-runs/tool-work.ts';
import { type KeyHolder, keyRef } from './article-keys.ts';
import type { Plan, Planned } from './import-plan.ts';
import type { KnownElsewhere } from './known-elsewhere.ts';
import { hold, repeatOf } from './save-batch.ts';

const inFile = (line: number) => `line ${line} of this file`;

/** Remembers the results of earlier records of the file, because they are not stored. */
export class DryRun {
  readonly #holders = new Map<string, KeyHolder>();

  /** Records that an earlier slice skipped are unknown in this one. */
  replay(planned: readonly Planned[]): void {
    for (const each of planned) if (each.issue) hold(this.#holders, each, inFile(each.line));
  }

  async report(
    db: Firestore,
    plan: Plan,
    elsewhere: KnownElsewhere,
    fill: boolean,
  ): Promise<StepReport> {
    const rows: ReportRow[] = [...plan.rows];
    const counts: Record<string, number> = {};
    const count = (name: string, by = 1) => {
      counts[name] = (counts[name] ?? 0) + by;
    };
    count('refused', plan.rows.filter(({ severity }) => severity === 'error').length);
    count('journals', plan.journals.length);
    const stored = new Map(await this.#stored(db, plan.planned));
    // There are tens of thousands, so they are queried and not copied.
    const holders = { get: (key: string) => this.#holders.get(key) ?? stored.get(key) };
    for (const each of plan.planned) {
      const { line, raw } = each;
      const repeat = repeatOf(each, holders, elsewhere);
      if (repeat) {
        count(fill ? 'filled' : 'duplicate');
        const code = `import/duplicate-${repeat.by}`;
        const message = `It repeats ${repeat.article}${repeat.by === 'doi' ? ' by its DOI' : ' by journal, title and year'}.`;
        rows.push({ line, raw, severity: 'note', code, message });
      } else if (!each.issue) {
        count('refused');
        const message = 'No article has this DOI, and the record has no title to begin one.';
        rows.push({ line, raw, severity: 'error', code: 'import/doi-unknown', message });
      } else {
        count('created');
        hold(this.#holders, each, inFile(line));
      }
    }
    const said = Object.fromEntries(Object.entries(counts).filter(([, n]) => n > 0));
    return { counts: said, rows: rows.toSorted((a, b) => a.line - b.line) };
  }

  async #stored(db: Firestore, planned: readonly Planned[]): Promise<[string, KeyHolder][]> {
    const keys = new Set(
      planned.flatMap(({ keys: { title, doi } }) => [title, ...(doi ? [doi] : [])]),
    );
    if (keys.size === 0) return [];
    const found = await db.getAll(...[...keys].map((key) => keyRef(db, key)));
    return found.flatMap((each): [string, KeyHolder][] => {
      const article: unknown = each.get('article');
      return typeof article === 'string'
        ? [[each.id, { article, hasDoi: each.get('hasDoi') === true }]]
        : [];
    });
  }
}
