/** The peer of our program's start: reads a file of JSON lines into a map and opens a port. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const documents = new Map<unknown, object>();
const [file] = process.argv.slice(2);
if (file !== undefined) {
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const one: { readonly id: string } = JSON.parse(line);
    documents.set(one.id, one);
  }
}
const server = createServer((_, response) => response.end(String(documents.size)));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`ready on 127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
});
