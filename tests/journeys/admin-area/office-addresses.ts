import {
  adminArticleEditorPath,
  adminIssuePath,
  adminJournalsPath,
  adminSubmissionPath,
} from '@quire/model/office-paths';
import { z } from 'zod';

const RowsSchema = z.object({ officeRoutes: z.array(z.object({ path: z.string() })) });

/** Kept from the type check: it would read all of the office with it. */
const TABLE = new URL('../../../web/src/office-routes.ts', import.meta.url).href;

/** Something of the demo press for each name that a pattern has. */
const filled = (path: string) => path.replace(':journal', 'CES').replace(':issue', '3-1');

/** Routes that show nothing without a record. */
const WITH: Readonly<Record<string, string>> = {
  '/admin/article_editor': adminArticleEditorPath('CES~seagrass-drag'),
};

/** An address for each row of the office's route table, and pages of records that share one. */
export async function officeAddresses(): Promise<readonly string[]> {
  const { officeRoutes } = RowsSchema.parse(await import(/* @vite-ignore */ TABLE));
  const rows = officeRoutes.map(({ path }) => WITH[path] ?? filled(path));
  const records = [adminSubmissionPath('demo-under-review'), adminJournalsPath('CES')];
  return [...new Set([...rows, adminIssuePath('CES', '3-1'), ...records])];
}
