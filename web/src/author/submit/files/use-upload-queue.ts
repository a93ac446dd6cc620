import { FILE_FORMATS } from '@quire/model/entities/submission-file';
import { errorMessage } from '@quire/model/errors';
import { useEffect, useState } from 'react';
import { CallError } from '../../../data/call-error.ts';
import { call } from '../../../data/calls.ts';
import { uploadFile } from '../../../data/live/upload-file.ts';
import { messageOf } from '../../kit/message-of.ts';
import { type AuthorSessionValue, useAuthorSession } from '../../session/session-context.ts';
import { formatOfName } from './guess-kind.ts';
import { refuseFile } from './refuse-file.ts';
import {
  createUploadQueue,
  type Offered,
  type UploadPorts,
  type UploadQueue,
} from './upload-queue.ts';

/** What has arrived is good as it is: only the look into it is repeated. */
const TRY_AGAIN = ['page/unavailable', 'call/failed', 'file/scanner-away'];

interface QueueOf {
  readonly submission: string;
  readonly prepare: () => Promise<void>;
  readonly onOffered: (offered: Offered) => void;
}

function openPorts({ person, attempt, ask }: AuthorSessionValue, of: QueueOf): UploadPorts {
  return {
    newId: () => crypto.randomUUID(),
    refuse: ({ file, kind }) => refuseFile(file, kind),
    prepare: of.prepare,
    send({ upload, file }, onProgress) {
      const format = formatOfName(file.name);
      const running = uploadFile(
        {
          uid: person.uid,
          submission: of.submission,
          upload,
          bytes: file,
          type: format ? FILE_FORMATS[format].type : 'application/octet-stream',
        },
        onProgress,
      );
      const done = running.done.then(async (refusal) => {
        if (refusal === null) return { ok: true } as const;
        if (refusal === 'account/sign-in-again') await ask('ended');
        const problem = refusal === 'cancelled' ? null : errorMessage(refusal);
        return { ok: false, problem } as const;
      });
      return { done, cancel: running.cancel };
    },
    async add({ upload, file, kind, label }) {
      try {
        const answer = await attempt(() =>
          call('addSubmissionFile', {
            submission: of.submission,
            upload,
            name: file.name.slice(-200),
            kind,
            label: label ?? '',
          }),
        );
        return { ok: true, ...answer };
      } catch (error) {
        const code = error instanceof CallError ? error.code : 'call/failed';
        const again = TRY_AGAIN.some((each) => each === code);
        return { ok: false, problem: messageOf(error), again };
      }
    },
    added: (_, offered) => offered && of.onOffered(offered),
  };
}

/** The uploads of one submission; leaving the page while one runs asks first. */
export function useUploadQueue(of: QueueOf): UploadQueue {
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
