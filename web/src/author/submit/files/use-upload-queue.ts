import {
  FILE_FORMATS,
  type FileFormat,
  formatOfName,
  type StoredSubmissionFile,
} from '@quire/model/entities/submission-file';
import { t } from '@quire/model/messages/t';
import { useEffect, useState } from 'react';
import { call } from '../../../data/calls.ts';
import { uploadFile } from '../../../data/live/upload-file.ts';
import { sendingWithMessages } from '../../../signed-in/uploads/sending-with-messages.ts';
import { takeUp } from '../../../signed-in/uploads/take-up.ts';
import type { UploadPorts } from '../../../signed-in/uploads/upload-ports.ts';
import { createUploadQueue } from '../../../signed-in/uploads/upload-queue.ts';
import { type AuthorSessionValue, useAuthorSession } from '../../session/session-context.ts';
import type { Offered, SubmissionUpload, SubmissionUploads } from '../context/submission-upload.ts';
import { refuseFile } from './refuse-file.ts';

interface QueueOf {
  readonly submission: string;
  /** The draft must be there. Rejects where it cannot be saved. */
  readonly prepare: () => Promise<void>;
  readonly onOffered: (offered: Offered) => void;
}

interface AddedFile {
  readonly file: StoredSubmissionFile;
  readonly offered?: Offered | undefined;
}

const typeOf = (format: FileFormat | null): string | undefined =>
  format ? FILE_FORMATS[format].type : undefined;

const openPorts = (
  { person: { uid }, attempt, ask }: AuthorSessionValue,
  { submission, prepare, onOffered }: QueueOf,
): UploadPorts<SubmissionUpload, AddedFile> => ({
  newId: () => crypto.randomUUID(),
  refuse: ({ file, kind }) => refuseFile(file, kind),
  prepare: () =>
    prepare().then(
      () => null,
      () => t('authorSubmit.draftUnsaved'),
    ),
  send: ({ upload, file }, onProgress) =>
    sendingWithMessages(
      uploadFile(
        { uid, submission, upload, bytes: file, type: typeOf(formatOfName(file.name)) },
        onProgress,
      ),
      async (code) => code === 'account/sign-in-again' && ask('ended'),
    ),
  add({ upload, file, kind, label = '' }) {
    const asked = { submission, upload, name: file.name.slice(-200), kind, label };
    return takeUp(() => attempt(() => call('addSubmissionFile', asked)));
  },
  added: ({ offered }) => offered && onOffered(offered),
});

/** The uploads of one submission; leaving the page while one runs asks first. */
export function useUploadQueue(of: QueueOf): SubmissionUploads {
  const session = useAuthorSession();
  const [queue] = useState(() => createUploadQueue(openPorts(session, of)));
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (queue.items().some(({ state }) => state !== 'failed')) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [queue]);
  return queue;
}
