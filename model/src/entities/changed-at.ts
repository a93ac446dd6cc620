import { z } from 'zod';

/** When a public record was last changed, to the second: `2026-06-01T09:00:00Z`. Absent in older records. */
export const ChangedAtSchema = z.iso.datetime().optional();
