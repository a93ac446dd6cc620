/** The description of the public API (OpenAPI 3.1), made of its table of addresses and the schemas of its answers. */
import { apiPagePath } from '@quire/model/paths';
import { z } from 'zod';
import { ENDPOINTS } from './answer-api.ts';
import { API } from './api-paths.ts';
import { ErrorSchema } from './api-schemas.ts';

const json = (schema: z.ZodType) => {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io: 'output' });
  return { 'application/json': { schema: described } };
};

const parameter = (name: string, place: 'path' | 'query', description: string) => ({
  ...{ name, in: place, description, required: place === 'path', schema: { type: 'string' } },
});

/**
 * @param press its name
 * @param origin the address of the press, without a slash at its end
 */
export function openApi(press: string, origin: string) {
  const error = (description: string) => ({ description, content: json(ErrorSchema) });
  const paths = ENDPOINTS.map(({ path, summary, isPaged, schema, record }) => {
    const keys = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const get = {
      summary,
      operationId: path.replace(/\W+/g, '_').replace(/^_|_$/g, ''),
      parameters: [
        ...keys.map((name) => parameter(name, 'path', `The key of the ${name}.`)),
        ...(isPaged ? [parameter('cursor', 'query', 'As `next` of the page before has it.')] : []),
      ],
      responses: {
        200: { description: summary, content: json(schema) },
        304: { description: 'As it was when the ETag was given.' },
        400: error('A parameter or a cursor that is not known.'),
        ...(keys.length > 0 ? { 404: error('There is no such record.') } : {}),
        ...(record ? { 410: error('It was removed.') } : {}),
        429: error('The requests of a day are used up. Retry-After says when to come back.'),
      },
    };
    return [path, { get }] as const;
  });
  return {
    openapi: '3.1.0',
    info: {
      title: press,
      version: '1',
      description:
        'Everything that is published, to read: journals, issues, articles with their references, authors and books. No key is needed. Answers have an ETag; lists are read page by page.',
    },
    externalDocs: { url: origin + apiPagePath() },
    servers: [{ url: origin + API }],
    paths: Object.fromEntries(paths),
  };
}
