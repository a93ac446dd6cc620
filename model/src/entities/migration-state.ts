import { z } from 'zod';
import { t } from '../messages/t.ts';

/** Every migration by its number, in the order in which they run: what staff read of each. Numbers are never used again. */
export const MIGRATION_WORDS: Readonly<Record<number, string>> = {
  get 1() {
    return t('officeWords.migrationReviewerNotes');
  },
  get 2() {
    return t('officeWords.migrationGrants');
  },
  get 3() {
    return t('officeWords.migrationDesk');
  },
  get 4() {
    return t('officeWords.migrationDois');
  },
  get 5() {
    return t('officeWords.migrationAccounts');
  },
  get 6() {
    return t('officeWords.migrationDiscounts');
  },
  get 7() {
    return t('officeWords.migrationHarvest');
  },
  get 8() {
    return t('officeWords.migrationLists');
  },
  get 9() {
    return t('officeWords.migrationReferences');
  },
  get 10() {
    return t('officeWords.migrationPeople');
  },
};

const RunSchema = z.object({
  number: z.number().int().positive(),
  startedAt: z.iso.datetime(),
  /** How many records it has changed. */
  changed: z.number().int().nonnegative(),
});

/** `migrations/state`: written by functions and by `npm run migrate`, read by admins. */
export const MigrationStateSchema = z.object({
  /** The number of the last migration that is done; 0: none. */
  version: z.number().int().nonnegative(),
  done: z.array(RunSchema.extend({ endedAt: z.iso.datetime() })),
  /** The one that has begun, and after which record it goes on; null: none. */
  underWay: RunSchema.extend({ cursor: z.string() }).nullable(),
});
export type MigrationState = z.infer<typeof MigrationStateSchema>;
