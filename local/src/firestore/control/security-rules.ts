import { z } from 'zod';
import { FirestoreError } from '../../values/errors.ts';
import { parseRequest } from '../rpc/parse.ts';
import type { Service } from '../service.ts';

const Request = z.object({
  ignore_errors: z.boolean().default(false),
  rules: z.object({ files: z.array(z.object({ content: z.string() })).min(1) }),
});

/**
 * Replaces a project's rules. Broken ones leave the old in force; the answer lists what is wrong in
 * the form firebase-tools prints. rules-unit-testing sends no `ignore_errors` and wants a failure.
 */
export function putSecurityRules(service: Service, project: string, body: unknown): object {
  const request = parseRequest(Request, body);
  const source = request.rules.files.map((file) => file.content).join('\n');
  const found = service.guard.gate.setRules(project, source);
  const issues = found.map(({ line, column, message }) => ({
    sourcePosition: { line, column },
    description: message,
    severity: 'ERROR',
  }));
  if (issues.length > 0 && !request.ignore_errors) {
    const list = found.map(({ line, column, message }) => `L${line}:${column} ${message}`);
    throw new FirestoreError('INVALID_ARGUMENT', `Error compiling rules:\n${list.join('\n')}`);
  }
  return { issues };
}
