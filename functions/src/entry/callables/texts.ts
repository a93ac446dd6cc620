/** The callables about the texts of pages and mails. What each promises: model/src/calls/texts.ts. */
import { callable } from './callable.ts';

const ports = async () => (await import('../../platform/firebase/admin.ts')).adminPorts();

export const findTexts = callable('findTexts', 'staff', async (asked, { caller }) => {
  const { findTexts: run } = await import('../../domain/texts/find-texts.ts');
  return run(await ports(), caller, asked);
});

export const saveText = callable('saveText', 'staff', async (asked, { caller }) => {
  const { saveText: run } = await import('../../domain/texts/save-text.ts');
  return run(await ports(), caller, asked);
});
