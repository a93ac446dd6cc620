import type { Article } from '@quire/model/entities/article';
import {
  PACKAGE_KIND_NAMES,
  PACKAGE_KINDS,
  type PackageKind,
} from '@quire/model/entities/package-kinds';
import { t } from '@quire/model/messages/t';
import { isPublic } from '@quire/model/states/article';
import { call } from '../../data/calls.ts';
import { fetchPackageFile } from '../../data/live/fetch-package-file.ts';
import { type ArchivedFile, archiveAction } from '../kit/list/archive-action.ts';
import { NotDone } from '../kit/list/not-done.ts';
import { zipFiles } from '../kit/list/zip-files.ts';

const LABELS: Readonly<Record<PackageKind, string>> = {
  pmc: t('officeArticles.packagePmc'),
  portico: t('officeArticles.packagePortico'),
  pubmed: t('officeArticles.packagePubmed'),
  doaj: t('officeArticles.packageDoaj'),
};

/** Saves what an archive or an index is sent of the selected articles: a ZIP or a folder each, or the citation alone. */
export const downloadPackages = archiveAction<Article>({
  ...{ key: 'packages', label: t('officeArticles.downloadPackages'), file: 'packages' },
  isFor: ({ record }) => record !== null && isPublic(record.status),
  fields: [
    {
      ...{ key: 'kind', label: t('officeArticles.packageFor'), isNeeded: true },
      choices: PACKAGE_KIND_NAMES.map((value) => ({ value, label: LABELS[value] })),
    },
  ],
  done: (count) => t('officeArticles.packagesDone', { count }),
  async read({ id }, check, { kind: chosen }) {
    const kind = PACKAGE_KIND_NAMES.find((each) => each === chosen);
    if (!kind) return [];
    const { name, files } = await call('articlePackage', { article: id, kind });
    if (files.length === 0) throw new NotDone(t('officeArticles.packageNeedsIssn'));
    const { isZipped, content } = PACKAGE_KINDS[kind];
    const folder = content === 'citation' ? '' : name;
    const loaded: ArchivedFile[] = [];
    for (const file of files) {
      loaded.push({ folder, name: file.name, bytes: await fetchPackageFile(file, check) });
    }
    return isZipped ? [await zipFiles(name, loaded)] : loaded;
  },
});
