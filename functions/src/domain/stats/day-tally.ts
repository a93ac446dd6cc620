/** Counts a day's figures, for the press and for each journal. */
import type { Currency } from '@quire/model/currencies';
import {
  type DecisionKind,
  newStatDay,
  PRESS_SCOPE,
  type Spread,
  type StatDay,
} from '@quire/model/entities/stat';

type Mutable = { -readonly [Key in keyof StatDay]: StatDay[Key] };

const MOST_DAYS = 9_999;

export class DayTally {
  readonly #scopes = new Map<string, Mutable>();

  #of(scope: string): Mutable {
    const known = this.#scopes.get(scope);
    if (known) return known;
    const made = newStatDay();
    this.#scopes.set(scope, made);
    return made;
  }

  add(
    journal: string,
    field: 'views' | 'downloads' | 'received' | 'published' | 'overdue',
    count = 1,
  ): void {
    for (const scope of [PRESS_SCOPE, journal]) this.#of(scope)[field] += count;
  }

  count(
    journal: string,
    field: 'reviewsAsked' | 'reviewsReceived' | 'waiversAsked' | 'waiversGranted',
  ): void {
    for (const scope of [PRESS_SCOPE, journal]) {
      const day = this.#of(scope);
      day[field] = (day[field] ?? 0) + 1;
    }
  }

  /** A published piece of research, and whether editors of the journal are among its authors. */
  research(journal: string, isByEditors: boolean): void {
    for (const scope of [PRESS_SCOPE, journal]) {
      const day = this.#of(scope);
      const { articles, byEditors } = day.endogeny ?? { articles: 0, byEditors: 0 };
      day.endogeny = { articles: articles + 1, byEditors: byEditors + (isByEditors ? 1 : 0) };
    }
  }

  decide(journal: string, kind: DecisionKind): void {
    for (const scope of [PRESS_SCOPE, journal]) {
      const { decisions } = this.#of(scope);
      decisions[kind] = (decisions[kind] ?? 0) + 1;
    }
  }

  took(journal: string, what: 'firstDecision' | 'acceptance' | 'publication', days: number): void {
    const key = String(Math.min(MOST_DAYS, Math.max(0, days)));
    for (const scope of [PRESS_SCOPE, journal]) {
      const day = this.#of(scope);
      const spread: Spread = day[what] ?? {};
      spread[key] = (spread[key] ?? 0) + 1;
      day[what] = spread;
    }
  }

  /** Revenue in one currency; negative where it was credited. */
  earned(journal: string, currency: Currency, amount: number): void {
    for (const scope of [PRESS_SCOPE, journal]) {
      const { revenue } = this.#of(scope);
      revenue[currency] = (revenue[currency] ?? 0) + amount;
    }
  }

  /** The press's day exists even when nothing happened: it marks the day as counted. */
  get scopes(): ReadonlyMap<string, StatDay> {
    this.#of(PRESS_SCOPE);
    return this.#scopes;
  }
}
