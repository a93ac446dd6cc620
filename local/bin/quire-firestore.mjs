#!/usr/bin/env node
// The Firestore server alone.
import { runProgram } from './program.mjs';

await runProgram('firestore/main');
