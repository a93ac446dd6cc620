import { copyText } from './copy-text.ts';

/** Hands the address of the article to what the device shares with; where it has nothing, copies it. */
export async function share(tool: HTMLElement): Promise<void> {
  const url = tool.dataset.copy ?? location.href;
  if (!navigator.share) {
    copyText(url, tool.querySelector('[role="status"]'));
    return;
  }
  // Who changes their mind has not met an error.
  await navigator.share({ title: document.title, url }).catch(() => undefined);
}
