import { join } from 'node:path';
import { type Folders, foldersOf } from '../../local/src/stack/folders.ts';
import { deployProblem } from '../deploy/project.ts';
import { ROOT } from '../under-node-24.mjs';
import { googleAccess, type ProjectAccess } from './project-access.ts';

/** Which project is meant: the options that backup, restore and migrate share. */
export const PROJECT_OPTIONS = {
  project: { type: 'string' },
  bucket: { type: 'string' },
  local: { type: 'boolean', default: false },
  home: { type: 'string' },
} as const;

export const PROJECT_HELP = `  --project ID     a Firebase project; sign in first: gcloud auth application-default login
  --bucket NAME    its bucket, if it is not ID.firebasestorage.app
  --local          the press on this machine instead (--home DIR: where it keeps its data)`;

interface ProjectValues {
  readonly project?: string | undefined;
  readonly bucket?: string | undefined;
  readonly local: boolean;
  readonly home?: string | undefined;
}

/** Opens the project that the options name; or what is wrong with them. */
export function openProject(
  { project, bucket, local, home }: ProjectValues,
  openLocal: (folders: Folders) => Promise<ProjectAccess>,
): { open: () => Promise<ProjectAccess> } | { wrong: string } {
  if (local && project) return { wrong: 'Either --project or --local.' };
  if (local) {
    const folders = foldersOf(ROOT, home ?? join(ROOT, '.local'));
    return { open: () => openLocal(folders) };
  }
  const wrong = deployProblem(project);
  if (wrong !== null || !project) return { wrong: wrong ?? 'Name the project: --project ID.' };
  return { open: async () => googleAccess(project, bucket ?? `${project}.firebasestorage.app`) };
}
