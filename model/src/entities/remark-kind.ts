import { z } from 'zod';

/** What a remark can hold: what was read, how many there were, which fields. */
export type RemarkValue = string | number | readonly string[];

const TEXT_MAX = 1_000;

/** Values as they are stored. */
export const RemarkValuesSchema = z.record(
  z.string(),
  z.union([z.string().max(TEXT_MAX), z.number(), z.array(z.string().max(80)).max(20)]),
);
export type RemarkValues = Readonly<Record<string, RemarkValue>>;

function cut(value: RemarkValue): RemarkValue {
  if (typeof value === 'number') return value;
  return typeof value === 'string'
    ? value.slice(0, TEXT_MAX)
    : value.slice(0, 20).map((each) => each.slice(0, 80));
}

/** The values of a remark; what is too long to be stored is cut. */
export const storedValues = (values: RemarkValues): z.infer<typeof RemarkValuesSchema> =>
  RemarkValuesSchema.parse(
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, cut(value)])),
  );

interface RemarkKind<Shape extends z.ZodRawShape> {
  readonly values: z.ZodObject<Shape>;
  /** The sentence in the language of whoever reads it; null where these are not its values. */
  readonly text: (values: unknown) => string | null;
}

/** A kind of remark: the values that are stored with it, and its sentence. */
export function remarkKind<Shape extends Readonly<Record<string, z.ZodType<RemarkValue>>>>(
  shape: Shape,
  sentence: (values: z.output<z.ZodObject<Shape>>) => string,
): RemarkKind<Shape> {
  const values = z.object(shape);
  return {
    values,
    text: (stored) => {
      const read = values.safeParse(stored);
      return read.success ? sentence(read.data) : null;
    },
  };
}
