import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/**
 * The command line's options. `--help` prints the help and ends; an option that does not exist
 * prints what is wrong and the help, and ends with exit code 2.
 */
export function readOptions<const T extends ParseArgsOptionsConfig>(options: T, help: string) {
  if (process.argv.includes('--help')) {
    console.log(help);
    process.exit(0);
  }
  try {
    return parseArgs({ options, allowNegative: true }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
    process.exit(2);
  }
}
