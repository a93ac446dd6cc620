/** The callables about papers that authors write together: who may call, and what runs. */
import { callable } from './callable.ts';

/** The real Firebase, loaded with the first call. */
const ports = async () => (await import('../../platform/firebase/admin.ts')).adminPorts();

/** `createPaper`: creates a paper. */
export const createPaper = callable('createPaper', 'verified', async (asked, { caller }) => {
  const { createPaper: run } = await import('../../domain/writing/create-paper.ts');
  return run(await ports(), caller, asked);
});

/** `joinPaper`: joins a paper by its link. */
export const joinPaper = callable('joinPaper', 'verified', async (asked, { caller }) => {
  const { joinPaper: run } = await import('../../domain/writing/join-paper.ts');
  return run(await ports(), caller, asked);
});

/** `changePaper`: who writes a paper, and its end. */
export const changePaper = callable('changePaper', 'verified', async (asked, { caller }) => {
  const { changePaper: run } = await import('../../domain/writing/change-paper.ts');
  return run(await ports(), caller, asked);
});

/** `writePaper`: what a writer has written. */
export const writePaper = callable('writePaper', 'verified', async (asked, { caller }) => {
  const { writePaper: run } = await import('../../domain/writing/write-paper.ts');
  return run(await ports(), caller, asked);
});

/** `savePaperVersion`: the text is kept under a name. */
export const savePaperVersion = callable(
  'savePaperVersion',
  'verified',
  async (asked, { caller }) => {
    const { savePaperVersion: run } = await import('../../domain/writing/save-paper-version.ts');
    return run(await ports(), caller, asked);
  },
);

/** `addPaperPicture`: a picture for a paper. */
export const addPaperPicture = callable(
  'addPaperPicture',
  'verified',
  async (asked, { caller }) => {
    const { addPaperPicture: run } = await import('../../domain/writing/paper-pictures.ts');
    return run(await ports(), caller, asked);
  },
);

/** `removePaperPicture`: a picture leaves a paper. */
export const removePaperPicture = callable(
  'removePaperPicture',
  'verified',
  async (asked, { caller }) => {
    const { removePaperPicture: run } = await import('../../domain/writing/paper-pictures.ts');
    return run(await ports(), caller, asked);
  },
);

/** `readPaperPicture`: a picture of a paper for its writers. */
export const readPaperPicture = callable(
  'readPaperPicture',
  'verified',
  async (asked, { caller }) => {
    const { readPaperPicture: run } = await import('../../domain/writing/paper-pictures.ts');
    return run(await ports(), caller, asked);
  },
);
