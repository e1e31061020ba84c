import type { AssistantModel } from '../../outside/language-model/assistant-model.ts';

/** Between them they meet nearly all patterns. */
const usualRequests = ['hello', 'improve my listing for amazon'];

/**
 * Patterns are compiled when they are first used, which takes most of a second: a server does it while nobody waits yet.
 * A model that decides as it goes has none.
 */
export function warmUp({ planTurn }: Pick<AssistantModel, 'planTurn'>): void {
  for (const text of usualRequests) planTurn?.([{ role: 'user', content: [{ type: 'text', text }] }], null);
}
