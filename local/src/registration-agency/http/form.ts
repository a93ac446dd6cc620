import type { Call } from './answer.ts';

/**
 * The fields of a request: of its address, of a form, and of a form with files. Names are compared with regard to
 * case. Null where the body is not what its type says.
 */
export async function formOf({ query, header, body }: Call): Promise<FormData | null> {
  const fields = new FormData();
  for (const [name, value] of query) fields.append(name, value);
  if (body.length === 0) return fields;
  try {
    const sent = await new Response(body, {
      headers: { 'content-type': header('content-type') },
    }).formData();
    for (const [name, value] of sent) fields.append(name, value);
    return fields;
  } catch {
    return null;
  }
}

/** A field of text; empty where there is none. */
export function fieldOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** A file with a name; null where there is none. */
export function fileOf(form: FormData, name: string): File | null {
  const value = form.get(name);
  return value instanceof File && value.name ? value : null;
}
