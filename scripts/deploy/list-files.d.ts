declare module 'firebase-tools/lib/listFiles.js' {
  /** What a deployment of hosting uploads. */
  export function listFiles(folder: string, ignore: readonly string[]): string[];
}
