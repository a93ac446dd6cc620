/** The PDF of an article's saved version, for its editors. It needs a browser, so it is separate from the others. */
import { PRESS_SETTINGS, SETTINGS } from '@quire/model/collections';
import { can } from '@quire/model/roles';
import { pressOrigin } from '../../platform/config/press-origin.ts';
import { printSettings } from '../../platform/config/print-settings.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { callable } from './callable.ts';

export const printDraft = callable('printDraft', 'staff', async (asked, { caller }) => {
  const { adminPorts } = await import('../../platform/firebase/admin.ts');
  const { articleIn, articleRef, readSavedVersion } = await import(
    '../../domain/articles/read-article.ts'
  );
  const { subjectOf } = await import('../../domain/articles/subject-of.ts');
  const ports = adminPorts();
  const article = articleIn(await articleRef(ports.db, asked.article).get());
  if (!can(caller, 'article.read', await subjectOf(ports.db, article))) {
    throw new Refused('access/denied');
  }
  const version = await readSavedVersion(ports.db, asked.article, asked.revision);
  const { requireBudget } = await import('../../platform/throttle/spend-budget.ts');
  await requireBudget(ports, 'draft-print', { account: caller.uid });
  const settings = await printSettings();
  if (!settings) throw new Refused('page/unavailable');
  const { withPrintPorts } = await import('../ports/print-ports.ts');
  const { printDraft: run } = await import('../../domain/printing/print-draft.ts');
  const press = await ports.db.collection(SETTINGS).doc(PRESS_SETTINGS).get();
  const publisher = String(press.get('name') ?? new URL(pressOrigin()).host);
  const bytes = await withPrintPorts({ ...ports, publisher }, settings.chromium, (printing) =>
    run(printing, article, version),
  );
  return {
    name: `${article.akey}-version-${version.revision}.pdf`,
    data: Buffer.from(bytes).toString('base64'),
  };
});
