import { createRequire } from 'node:module';
import { expect, it, vi } from 'vitest';
import { compileWhenAsked } from './compile-when-asked.ts';

const require = createRequire(import.meta.url);
const tools = require.resolve('firebase-tools/lib/bin/firebase.js');
const exegesis = createRequire(tools)('exegesis-express');

it('adds the option to those of firebase-tools', () => {
  const middleware = vi.spyOn(exegesis, 'middleware').mockReturnValue('made');
  compileWhenAsked(tools);
  expect(exegesis.middleware({ openapi: '3.0.0' }, { allErrors: true })).toBe('made');
  const options = { allErrors: true, lazyCompileValidationSchemas: true };
  expect(middleware).toHaveBeenCalledWith({ openapi: '3.0.0' }, options);
});
