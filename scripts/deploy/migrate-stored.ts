import { applicationDefault } from 'firebase-admin/app';
import { run } from '../test/run.ts';

/**
 * `npm run migrate` as a step of a deployment. It needs other credentials than firebase-tools: where there are none, the press
 * does it itself within the hour, and that is said. Rejects where it fails.
 */
export async function migrateStored(project: string): Promise<void> {
  try {
    await applicationDefault().getAccessToken();
  } catch {
    console.log(
      `  Left to the press, which migrates within the hour. To have it done now: gcloud auth application-default login, then npm run migrate -- --project ${project}`,
    );
    return;
  }
  const code = await run(process.execPath, ['scripts/backup/migrate.ts', '--project', project]);
  if (code !== 0) throw new Error(`the migration ended with ${code}`);
}
