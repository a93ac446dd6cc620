import {
  type Article,
  type ArticleFile,
  ArticleMetadataSchema,
  type ArticleVersion,
} from '@quire/model/entities/article';
import { repeatedLanguages } from '@quire/model/entities/translation';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { useEffect, useRef, useState } from 'react';
import { getVersion } from '../../../data/live/articles.ts';
import { saveArticle } from '../../../data/live/save-article.ts';
import { sameValue } from '../../../drafts/same-value.ts';
import { checkForm, type FormProblem } from '../../kit/form/form-problems.ts';
import { tidied } from '../../kit/form/tidied.ts';
import { type Values, withValueAt } from '../../kit/form/values.ts';
import { entryProblems, withBareIds } from './listed-entries.ts';
import { asTypedDetails, unsavedDetails } from './offered-metadata.ts';

export interface MetadataState {
  /** Null: loading. */
  readonly values: Values | null;
  readonly version: ArticleVersion | null;
  readonly isDirty: boolean;
  readonly saving: boolean;
  readonly problems: readonly FormProblem[];
  readonly failure: string | null;
  change(path: string, value: unknown): void;
  /** Saves it as the next version, optionally with other files. Resolves to whether it was saved. */
  save(change?: {
    readonly files?: (files: readonly ArticleFile[]) => ArticleFile[];
  }): Promise<boolean>;
  discard(): void;
}

const asTyped = ({ metadata }: ArticleVersion): Values => asTypedDetails(metadata);

/** A range without a first page is no range. */
function asSaved(values: Values): Values {
  const { pages, ...rest } = withBareIds(values);
  const first: unknown = typeof pages === 'object' && pages && 'first' in pages ? pages.first : '';
  return typeof first === 'string' && first.trim() !== '' ? { ...rest, pages } : rest;
}

/** The latest metadata with what was typed here; a title changed meanwhile in the text view is kept. */
function withTyped(
  newest: ArticleVersion,
  { metadata: before }: ArticleVersion,
  mine: Values,
): ArticleVersion['metadata'] {
  const old: Values = before;
  const now: Values = newest.metadata;
  const fields = new Set([...Object.keys(mine), ...Object.keys(now)]);
  const merged = [...fields].map((field) => [
    field,
    sameValue(mine[field], old[field]) ? now[field] : mine[field],
  ]);
  return ArticleMetadataSchema.parse(Object.fromEntries(merged));
}

/** The translations whose language the text or another translation has. */
function languageProblems(data: Values): FormProblem[] {
  const { language, translations } = ArticleMetadataSchema.parse(data);
  return repeatedLanguages(language, translations).map((place) => ({
    field: `translations.${place}.language`,
    message: t('fields.languageTaken'),
  }));
}

/** The metadata of an article: what was typed, on top of its latest version. */
export function useMetadata(id: string, article: Article, uid: string): MetadataState {
  const [version, setVersion] = useState<ArticleVersion | null>(null);
  /** The version that the form is based on; fields that differ from it were typed here. */
  const [base, setBase] = useState<ArticleVersion | null>(null);
  const [mine, setMine] = useState<Values | null>(() => unsavedDetails.get(id) ?? null);
  const [saving, setSaving] = useState(false);
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const record = useRef(article);
  record.current = article;
  const isSame = (one: Values, other: Values) =>
    sameValue(
      tidied(ArticleMetadataSchema, asSaved(one)),
      tidied(ArticleMetadataSchema, asSaved(other)),
    );
  const isDirty = mine !== null && base !== null && !isSame(mine, asTyped(base));
  const dirty = useRef(isDirty);
  dirty.current = isDirty;

  useEffect(() => {
    if (mine && isDirty) unsavedDetails.set(id, mine);
    else if (version) unsavedDetails.delete(id);
  }, [id, mine, isDirty, version]);
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  useEffect(() => {
    let current = true;
    getVersion(id, article.revision).then(
      (read) => {
        if (!current) return;
        setVersion(read);
        // What was typed here is kept; what a colleague has saved appears where nothing was typed.
        const isTyped = dirty.current || unsavedDetails.has(id);
        setBase((before) => (before && isTyped ? before : read));
        setMine((before) => (before && isTyped ? before : asTyped(read)));
      },
      () => current && setFailure(errorMessage('page/unavailable')),
    );
    return () => {
      current = false;
    };
  }, [id, article.revision]);

  return {
    ...{ values: mine, version, isDirty, saving, problems, failure },
    change(path, value) {
      setMine((before) => before && withValueAt(before, path, value));
      setProblems((before) =>
        before.filter(({ field }) => field !== path && !field.startsWith(`${path}.`)),
      );
    },
    async save({ files } = {}) {
      if (!mine || !version || saving) return false;
      const checked = checkForm(ArticleMetadataSchema, asSaved(mine));
      const found = checked.ok
        ? [...languageProblems(checked.data), ...entryProblems(checked.data)]
        : checked.problems;
      setProblems(found);
      setFailure(null);
      if (!checked.ok || found.length > 0) return false;
      setSaving(true);
      try {
        // The text may have been saved since; these details are added to its current version.
        const { revision } = record.current;
        const newest = await getVersion(id, revision);
        const { savedAt: _at, savedBy: _by, revision: _revision, ...content } = newest;
        const metadata = withTyped(newest, base ?? newest, checked.data);
        const next = { ...content, metadata, files: files?.(content.files) ?? content.files };
        const refusal = await saveArticle(id, { ...record.current, revision }, next, uid);
        if (refusal) setFailure(errorMessage(refusal));
        else {
          const saved = { ...newest, ...next, revision: revision + 1 };
          setVersion(saved);
          setBase(saved);
          setMine(asTyped(saved));
        }
        return refusal === null;
      } catch {
        setFailure(errorMessage('save/failed'));
        return false;
      } finally {
        setSaving(false);
      }
    },
    discard() {
      if (version) {
        setBase(version);
        setMine(asTyped(version));
      }
      setProblems([]);
      setFailure(null);
    },
  };
}
