/** A batch's report without writes: the result for each record. */
import { reportRemark } from '@quire/model/entities/report-remark';
import type { Firestore } from 'firebase-admin/firestore';
import type { ReportRow, StepReport } from '../tool-runs/tool-work.ts';
import { type KeyHolder, keyRef } from './article-keys.ts';
import type { Plan, Planned } from './import-plan.ts';
import type { KnownElsewhere } from './known-elsewhere.ts';
import { hold, repeatOf, repeatRow, unknownDoi } from './save-batch.ts';

/** The id of an article, or the line of the file that would begin it. */
type WhereHeld = string | number;

const lineRow = ({ line, raw }: Planned, earlier: number, by: 'doi' | 'title'): ReportRow => ({
  ...{ line, raw, severity: 'note', code: `import/duplicate-${by}` },
  remark: reportRemark(by === 'doi' ? 'line-with-doi' : 'line-with-title', { line: earlier }),
});

/** Remembers the results of earlier records of the file, because they are not stored. */
export class DryRun {
  readonly #holders = new Map<string, KeyHolder<WhereHeld>>();

  /** Records that an earlier slice skipped are unknown in this one. */
  replay(planned: readonly Planned[]): void {
    for (const each of planned) if (each.issue) hold(this.#holders, each, each.line);
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
    const stored: ReadonlyMap<string, KeyHolder> = new Map(await this.#stored(db, plan.planned));
    // There are tens of thousands, so they are queried and not copied.
    const holders = { get: (key: string) => this.#holders.get(key) ?? stored.get(key) };
    for (const each of plan.planned) {
      const repeat = repeatOf<WhereHeld>(each, holders, elsewhere);
      if (repeat) {
        count(fill ? 'filled' : 'duplicate');
        const { article, by } = repeat;
        rows.push(
          typeof article === 'number'
            ? lineRow(each, article, by)
            : repeatRow(each, { article, by }, fill ? 'fill' : 'skip'),
        );
      } else if (!each.issue) {
        count('refused');
        rows.push(unknownDoi(each));
      } else {
        count('created');
        hold(this.#holders, each, each.line);
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
