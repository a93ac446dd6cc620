import type { ToolKind } from '@quire/model/entities/tool-run';
import type { OpenWork } from '../tool-runs/tool-work.ts';

/** How each kind of run is opened; its code is loaded when needed. */
const KINDS: Readonly<Record<ToolKind, () => Promise<OpenWork>>> = {
  'import-metadata': async () =>
    (await import('../bulk-import/import-metadata.ts')).openMetadataImport,
  'import-papers': async () => (await import('../bulk-import/import-papers.ts')).openPaperImport,
  'import-retractions': async () =>
    (await import('../integrity/retractions/import-retractions.ts')).openRetractionImport,
  export: async () => (await import('./export/export-press.ts')).openExport,
  health: async () => (await import('./health/check-health.ts')).openHealthCheck,
  rebuild: async () => (await import('./rebuild.ts')).openRebuild,
};

/** Opens a run of any kind. */
export const openRun: OpenWork = async (ports, run) => {
  const open = await KINDS[run.kind]();
  return open(ports, run);
};
