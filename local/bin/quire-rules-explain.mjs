#!/usr/bin/env node
// Which match and clause of the rules decide a request.
import { runProgram } from './program.mjs';

await runProgram('rules-explain/main');
