import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Database } from './database.ts';
import type { StoredDocument } from './document.ts';
import { pastView } from './past-view.ts';

const path = fc.constantFrom('a/1', 'a/2', 'b/1', 'a/1/c/1');
const commit = fc.array(fc.record({ path, isDelete: fc.boolean() }), {
  minLength: 1,
  maxLength: 3,
});

it('shows every past moment as it was', () => {
  fc.assert(
    fc.property(fc.array(commit, { maxLength: 8 }), (commits) => {
      const db = new Database('p', 'd');
      const states = [contents(db)];
      for (const [i, writes] of commits.entries()) {
        const time = i + 1;
        const byPath = new Map(writes.map((write) => [write.path, write]));
        const changes = [...byPath.values()].map((write) => ({
          path: write.path,
          before: db.get(write.path),
          after: write.isDelete ? null : documentAt(write.path, time),
        }));
        db.apply(changes, time);
        states.push(contents(db));
      }
      for (const [time, state] of states.entries()) {
        const view = pastView(db, time);
        expect(view && contents(view)).toEqual(state);
      }
    }),
  );
});

function documentAt(at: string, time: number): StoredDocument {
  return { path: at, fields: new Map(), createTime: time, updateTime: time };
}

function contents(view: NonNullable<ReturnType<typeof pastView>>): string[] {
  return [...view.collectionPaths()]
    .flatMap((collection) => [...view.documentsIn(collection)])
    .map((document) => `${document.path}@${document.updateTime}`)
    .sort();
}
