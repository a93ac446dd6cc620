import type { OpenStream } from '../stream.ts';

/**
 * A stream that tells only what is certain to last: its messages wait, in order, for the commits
 * they may speak of. When one of those does not reach the disk they are never sent.
 */
export function holdBack(open: OpenStream): OpenStream {
  return (context, sink) => {
    const { store } = context.service;
    let tail: Promise<void> | null = null;
    const inTurn = (act: () => void): void => {
      const { unsettled } = store;
      if (!tail && !unsettled) {
        act();
        return;
      }
      const turn = Promise.all([tail, unsettled]).then(() => {
        act();
        if (tail === turn) tail = null;
      });
      tail = turn;
    };
    return open(context, {
      send: (message) => inTurn(() => sink.send(message)),
      fail: (error) => inTurn(() => sink.fail(error)),
    });
  };
}
