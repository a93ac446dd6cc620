import { PAGE_REUSED_SECONDS } from '@quire/model/constants';
import { LRUCache } from 'lru-cache';

/** A page as it is sent: the same bytes to all who asked for it. */
export interface SentPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** A page that was just made. */
export interface MadePage {
  readonly page: SentPage;
  /** Whether it would be the same now; null where nobody can say without making it. */
  readonly isCurrent: (() => Promise<boolean>) | null;
}

interface Maker {
  /** What requests have in common that get the same answer at the same time. */
  readonly keyOf: (request: Request) => Promise<string>;
  readonly make: (request: Request) => Promise<MadePage>;
  readonly now: () => Date;
}

interface KeptPage {
  readonly page: SentPage;
  readonly isCurrent: () => Promise<boolean>;
  readonly madeAt: Date;
}

/** Beside each page its documents are kept, which are about as large. */
const KEPT_BYTES = 16 * 2 ** 20;

/**
 * The pages of an instance. A page is made once for all who ask while it is made; for some seconds it is sent again
 * after its documents were read and found unchanged. So each answer shows what was stored after its request, or the
 * first of those that share it, came.
 */
export class KeptPages {
  readonly #maker: Maker;
  readonly #underway = new Map<string, Promise<SentPage>>();
  readonly #kept = new LRUCache<string, KeptPage>({
    maxSize: KEPT_BYTES,
    // The size of an entry has to be positive.
    sizeCalculation: ({ page }) => page.body.byteLength + 1,
  });

  constructor(maker: Maker) {
    this.#maker = maker;
  }

  async get(request: Request): Promise<SentPage> {
    const key = await this.#maker.keyOf(request);
    const before = this.#underway.get(key);
    if (before) return before;
    const page = this.#current(key, request).finally(() => this.#underway.delete(key));
    this.#underway.set(key, page);
    return page;
  }

  async #current(key: string, request: Request): Promise<SentPage> {
    const madeAt = this.#maker.now();
    const kept = this.#kept.get(key);
    // What cannot be compared is made, and says itself what is wrong.
    if (kept && isRecent(kept.madeAt, madeAt) && (await kept.isCurrent().catch(() => false)))
      return kept.page;
    this.#kept.delete(key);
    const { page, isCurrent } = await this.#maker.make(request);
    if (isCurrent) this.#kept.set(key, { page, isCurrent, madeAt });
    return page;
  }
}

/** Deadlines count in days. */
function isRecent(then: Date, now: Date): boolean {
  const isSameDay = then.toISOString().slice(0, 10) === now.toISOString().slice(0, 10);
  return isSameDay && now.getTime() - then.getTime() < PAGE_REUSED_SECONDS * 1_000;
}
