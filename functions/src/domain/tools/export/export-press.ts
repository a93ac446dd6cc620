/**
 * Everything that the press owns, as zip files: each is complete in itself, and made by one step.
 */
import { inLanguage } from '@quire/content/messages/in-language';
import { exportPartPath, PROFILES } from '@quire/model/collections';
import { reportRemark } from '@quire/model/entities/report-remark';
import type { ToolPhase } from '@quire/model/entities/tool-phases';
import { SOURCE_LANGUAGE } from '@quire/model/messages/languages';
import { t } from '@quire/model/messages/t';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { z } from 'zod';
import { ownManuscripts } from '../../access/own-manuscripts.ts';
import { chosenLanguage } from '../../outbox/chosen-language.ts';
import { type OpenWork, ToolFailed, type ToolStep } from '../../tool-runs/tool-work.ts';
import { exportSections } from './export-sections.ts';

/** The size of one part before compression: it is in memory while it is made. */
const PART_BYTES = 24_000_000;
const KEPT_DAYS = 7;
const DAY_MS = 86_400_000;

const CursorSchema = z.object({
  section: z.number(),
  after: z.string().nullable(),
  page: z.number(),
  parts: z.array(z.object({ path: z.string(), bytes: z.number() })),
  files: z.number(),
});

/** What whoever unpacks it reads first. */
const aboutExport = (leavesOut: boolean): string =>
  [
    t('officeTools.exportAbout'),
    '',
    `records/   ${t('officeTools.exportRecords')}`,
    `markdown/  ${t('officeTools.exportMarkdown')}`,
    `files/     ${t('officeTools.exportFiles')}`,
    ...(leavesOut ? ['', t('officeTools.exportLeftOut')] : []),
    '',
  ].join('\n');

const FIRST = { section: 0, after: null, page: 1, parts: [], files: 0 };

/** Pictures and archives are already compressed. */
const packing = (name: string) => (/\.(jsonl|md|bib|txt|csv|xml|svg|tex)$/i.test(name) ? 6 : 0);

/** A part is named by its number: made again, it replaces itself. */
export const openExport: OpenWork = async (ports, run) => {
  if (run.options.kind !== 'export') throw new ToolFailed(reportRemark('other-tool', {}));
  const own = await ownManuscripts(ports.db, run.createdBy);
  const sections = exportSections(run.options, own);
  const maker = await ports.db.collection(PROFILES).doc(run.createdBy).get();
  const language = chosenLanguage(maker) ?? SOURCE_LANGUAGE;
  const about = inLanguage(language, () => aboutExport(own.size > 0));
  return {
    async step(stored): Promise<ToolStep> {
      let { section, after, page, parts, files } =
        stored === null ? FIRST : CursorSchema.parse(stored);
      const packed: Zippable = parts.length === 0 ? { 'README.txt': strToU8(about) } : {};
      let bytes = 0;
      let phase: ToolPhase = 'packing-records';
      while (bytes < PART_BYTES && section < sections.length) {
        const current = sections[section];
        if (!current) break;
        phase = current.phase;
        const read = await current.read(ports, after, page);
        for (const file of read.files) {
          packed[file.name] = [file.bytes, { level: packing(file.name), mtime: run.createdAt }];
          bytes += file.bytes.length;
          files += 1;
        }
        if (read.after === null) [section, after, page] = [section + 1, null, 1];
        else [after, page] = [read.after, page + 1];
      }
      const zip = zipSync(packed);
      const path = exportPartPath(run.id, parts.length + 1);
      const headers = { contentType: 'application/zip', cacheControl: 'private, no-store' };
      await ports.bucket.write(path, zip, headers);
      const made = [...parts, { path, bytes: zip.length }];
      const isLast = section >= sections.length;
      const expiresAt = new Date(ports.now().getTime() + KEPT_DAYS * DAY_MS).toISOString();
      return {
        cursor: isLast ? null : { section, after, page, parts: made, files },
        phase,
        done: section,
        total: sections.length,
        counts: {
          files: files - (stored === null ? 0 : CursorSchema.parse(stored).files),
          parts: 1,
        },
        result: { parts: made, expiresAt },
      };
    },
  };
};
