import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take far longer than others, the longest first: one of them begun last would leave the
 * other processors idle. A fresh clone remembers no times, and vitest goes by the sizes of the files.
 */
export const LONGEST: readonly string[] = [
  'tests/journeys/accessibility.test.ts',
  'tests/journeys/every-office-route.test.ts',
  'tests/journeys/valid-html.test.ts',
  'tests/journeys/weight.heavy.test.ts',
  'tests/journeys/accessibility-signed-in.test.ts',
  'tests/journeys/office-content.test.ts',
  'tests/journeys/keyboard.test.ts',
  'tests/journeys/publishing.test.ts',
  'tests/journeys/from-new-to-published.test.ts',
  'local/src/firestore/clients/chromium.test.ts',
  'functions/src/domain/publishing/order-and-crashes.test.ts',
  'functions/src/domain/publishing/reconcile-article.test.ts',
  'functions/src/domain/bulk-import/reconcile-imported.test.ts',
  'functions/src/domain/bulk-import/import-metadata.test.ts',
  'functions/src/domain/search/rebuild-indices.test.ts',
  // Not long, but it counts reads, and what the import beside it publishes is worked off for minutes.
  'tests/journeys/cost.serial.test.ts',
];

function rank({ moduleId }: TestSpecification): number {
  const at = LONGEST.findIndex((name) => moduleId.endsWith(name));
  return at === -1 ? LONGEST.length : at;
}

/** vitest's own order, but for those that are known to be long: first in their project. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = Map.groupBy(sorted, ({ project }) => project.name);
    return [...projects.values()].flatMap((own) => own.toSorted((a, b) => rank(a) - rank(b)));
  }
}
