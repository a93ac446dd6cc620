/** What the functions declare to Firebase: read from their source, so that nothing has to be built. */
import { z } from 'zod';
import { declaredParameters } from '../../../functions/src/platform/config/declared-parameters.ts';

const EndpointSchema = z.object({
  cpu: z.number(),
  secretEnvironmentVariables: z.array(z.object({ key: z.string() })).default([]),
});

export interface Declared {
  readonly functions: readonly { readonly name: string; readonly cpu: number }[];
  /** Their names, in order. */
  readonly secrets: readonly string[];
  /** Those without a default have to be set. */
  readonly parameters: readonly {
    readonly name: string;
    readonly default?: string | number | boolean | undefined;
  }[];
}

/** Loads every function. Rejects where one of them cannot be loaded. */
export async function declaredFunctions(): Promise<Declared> {
  const made: object = await import('../../../functions/src/index.ts');
  const endpoints = Object.entries(made).map(([name, one]) => ({
    name,
    // Of a function, for tools: no part of its type.
    endpoint: EndpointSchema.parse(Reflect.get(Object(one), '__endpoint')),
  }));
  const secrets = endpoints.flatMap(({ endpoint }) =>
    endpoint.secretEnvironmentVariables.map(({ key }) => key),
  );
  return {
    functions: endpoints.map(({ name, endpoint }) => ({ name, cpu: endpoint.cpu })),
    secrets: [...new Set(secrets)].toSorted(),
    parameters: declaredParameters().filter(({ type }) => type !== 'secret'),
  };
}
