import type { ChatUiMessage } from './ui-message.ts';

const lastRequest = (messages: readonly ChatUiMessage[]) => messages.findLast(({ role }) => role === 'user')?.id;

/**
 * What to show when the stored chat knows of a turn that began after the last one on the screen, as one does that waited
 * in the queue, while its answer (`liveId`) is being followed already. Null when the screen lacks nothing.
 */
export function withNewerTurn(
  shown: readonly ChatUiMessage[],
  stored: readonly ChatUiMessage[],
  liveId: string | undefined,
): ChatUiMessage[] | null {
  const [onScreen, newest] = [lastRequest(shown), lastRequest(stored)];
  if (newest === undefined || newest === onScreen || shown.some(({ id }) => id === newest)) return null;
  // A request that is on its way is not stored yet: then the stored chat is the older one.
  if (onScreen !== undefined && !stored.some(({ id }) => id === onScreen)) return null;
  const live = shown.find(({ id }) => id === liveId);
  return live === undefined ? [...stored] : [...stored.filter(({ id }) => id !== liveId), live];
}
