import { inject } from 'vitest';
import type { PressUnderTest } from './press-under-test.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    press: PressUnderTest;
  }
}

export const press = inject('press');
