import {
  DIGESTS,
  ISSUES,
  issueDocId,
  JOURNALS,
  PRESS_DIGEST,
  PRESS_SETTINGS,
  PUBLISHED_ISSUES,
  PUBLISHED_JOURNALS,
  SETTINGS,
} from '@quire/model/collections';
import type { RecordPorts } from '../functions/src/domain/records/ports.ts';
import { completeRecord } from './complete-record.ts';
import { withPortraits } from './load-portraits.ts';
import type { DemoJournal, DemoPress } from './read-press.ts';
import { until } from './until-exists.ts';

/** What papers are published into: the press, its journals and their issues. */
export class Frame {
  readonly #demo: DemoPress;
  readonly #ready = new Map<string, PromiseWithResolvers<void>>();

  constructor(demo: DemoPress) {
    this.#demo = demo;
    for (const { journal, issueid } of demo.issues) {
      this.#ready.set(issueDocId(journal, issueid), Promise.withResolvers<void>());
    }
  }

  /** Resolves when papers can be published into an issue. */
  async issueReady(journal: string, issueid: string): Promise<void> {
    await this.#ready.get(issueDocId(journal, issueid))?.promise;
  }

  async load(ports: RecordPorts): Promise<void> {
    const { db } = ports;
    const press = completeRecord(SETTINGS, this.#demo.press);
    await db.collection(SETTINGS).doc(PRESS_SETTINGS).set(press);
    await Promise.all(this.#demo.journals.map((journal) => this.#loadJournal(ports, journal)));
    await until(db.collection(DIGESTS).doc(PRESS_DIGEST));
  }

  async #loadJournal(ports: RecordPorts, journal: DemoJournal): Promise<void> {
    const { db } = ports;
    const { name } = journal;
    const record = completeRecord(JOURNALS, await withPortraits(ports, journal));
    await db.collection(JOURNALS).doc(name).set(record);
    await until(db.collection(PUBLISHED_JOURNALS).doc(name));
    const issues = this.#demo.issues.filter((issue) => issue.journal === name);
    await Promise.all(
      issues.map(async (issue) => {
        const id = issueDocId(name, issue.issueid);
        await db.collection(ISSUES).doc(id).set(completeRecord(ISSUES, issue));
        await until(db.collection(PUBLISHED_ISSUES).doc(id));
        this.#ready.get(id)?.resolve();
      }),
    );
  }
}
