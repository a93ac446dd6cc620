/** Checks the whole press for inconsistencies. Changes nothing. */
import { reportRemark } from '@quire/model/entities/report-remark';
import { z } from 'zod';
import { type OpenWork, ToolFailed, type ToolStep } from '../../tool-runs/tool-work.ts';
import { articleHealth, versionHealth } from './article-health.ts';
import { findingRow, type HealthSection } from './health-section.ts';
import { PRESS_HEALTH } from './press-health.ts';

const SECTIONS: readonly HealthSection[] = [articleHealth, versionHealth, ...PRESS_HEALTH];

const CursorSchema = z.object({
  section: z.number(),
  after: z.string().nullable(),
  /** How many findings there were: the lines of the report. */
  found: z.number(),
});

export const openHealthCheck: OpenWork = async (ports, { options }) => {
  if (options.kind !== 'health') throw new ToolFailed(reportRemark('other-tool', {}));
  return {
    async step(stored): Promise<ToolStep> {
      const { section, after, found } =
        stored === null ? { section: 0, after: null, found: 0 } : CursorSchema.parse(stored);
      const current = SECTIONS[section];
      if (!current) throw new ToolFailed(reportRemark('no-such-step', {}));
      const page = await current.read(ports, after);
      const rows = page.findings.map((finding, place) => ({
        ...findingRow(finding),
        line: found + place + 1,
      }));
      const isOver = page.after === null;
      const isLast = isOver && section + 1 >= SECTIONS.length;
      const place = isOver ? { section: section + 1, after: null } : { section, after: page.after };
      return {
        cursor: isLast ? null : { ...place, found: found + rows.length },
        phase: current.phase,
        done: section + (isOver ? 1 : 0),
        total: SECTIONS.length,
        counts: { looked: page.looked },
        rows,
      };
    },
  };
};
