/** What `parameters.ts` and `secrets.ts` declare to Firebase, for the checks that come before a deployment. */
import { declaredParams } from 'firebase-functions/params';
import { z } from 'zod';

const ParameterSchema = z.object({
  name: z.string(),
  /** `secret` is a type too. */
  type: z.string().default('string'),
  default: z.union([z.string(), z.number(), z.boolean()]).optional(),
});
type DeclaredParameter = z.infer<typeof ParameterSchema>;

/** Each parameter and secret once. To be called when the functions have been loaded. */
export function declaredParameters(): readonly DeclaredParameter[] {
  const specs = declaredParams.flatMap((param) =>
    'toSpec' in param && typeof param.toSpec === 'function'
      ? [ParameterSchema.parse(param.toSpec())]
      : [],
  );
  return [...new Map(specs.map((spec) => [spec.name, spec])).values()];
}
