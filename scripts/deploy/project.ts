/** As Google Cloud names projects. */
const PROJECT_ID = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/;

/** Why nothing can be deployed to a project of this name; null where it can be tried. */
export function deployProblem(project: string | undefined): string | null {
  if (!project) return 'Name the Firebase project: --project ID.';
  if (project.startsWith('demo-')) return `${project} is a local project: it exists nowhere else.`;
  if (!PROJECT_ID.test(project)) return `"${project}" cannot be the id of a Firebase project.`;
  return null;
}
