import { mediaFilePath } from '@quire/model/collections';
import { PublishedIssueSchema } from '@quire/model/entities/published';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { putIssue, startTestJournal } from '../../testing/test-press.ts';
import { rebuildIssue } from './rebuild-issue.ts';

it('shows an issue with the cover that its record names, and no other picture', async () => {
  const press = await startTestJournal();
  const sha256 = 'ab'.repeat(32);
  const path = mediaFilePath(sha256, 'png');
  const cover = { name: 'c.png', path, contentType: 'image/png', size: 1, sha256, alt: 'Mud' };
  const png = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#135' } })
    .png()
    .toBuffer();
  await press.bucket.write(path, png, { contentType: 'image/png', cacheControl: '' });
  const shown = async () => {
    await rebuildIssue(press, 'CES', '1-1');
    const { cover } = PublishedIssueSchema.parse(
      (await press.db.doc('publishedIssues/CES~1-1').get()).data(),
    );
    return cover;
  };
  await putIssue(press, 'CES', '1-1', { cover });
  expect(await shown()).toMatchObject({ alt: 'Mud', of: sha256, width: 600 });
  expect((await shown())?.src).toMatch(/^\/media\/issues\/CES~1-1\/[^/]+\.webp$/);
  await putIssue(press, 'CES', '1-1', { cover: { ...cover, path: 'articles/CES~x/files/a.png' } });
  press.bucket.files.clear();
  expect(await shown()).toMatchObject({ of: sha256 });
  const other = { ...cover, sha256: 'cd'.repeat(32), path: 'articles/CES~x/files/a.png' };
  await putIssue(press, 'CES', '1-1', { cover: other });
  expect(await shown()).toBeUndefined();
  await press.close();
});
