import { tool } from 'ai';
import { toolInputs } from '../tool-types.ts';
import type { ToolContext, Tools } from './tool-context.ts';

/** What the assistant remembers of the seller's ways, for all chats. */
export function createPreferenceTools({ run, preferences, userId }: ToolContext): Tools {
  if (preferences === undefined) return {};
  return {
    remember_preference: tool({
      description:
        'Remember how the seller wants texts, for all chats: brand voice, words to avoid or to include, units, marketplace. Only what the seller says in so many words.',
      inputSchema: toolInputs.remember_preference,
      execute: (preference, options) =>
        run('remember_preference', 'Remember it', options, async () => ({
          preference,
          replaced: await preferences.remember(userId, preference),
        })),
    }),
    forget_preference: tool({
      description: 'Forget preferences: one, all of a kind, or all.',
      inputSchema: toolInputs.forget_preference,
      execute: ({ kind, value }, options) =>
        run('forget_preference', 'Forget it', options, async () => ({
          forgotten: await preferences.forget(userId, {
            ...(kind === undefined ? {} : { kind }),
            ...(value === undefined ? {} : { value }),
          }),
        })),
    }),
    list_preferences: tool({
      description: 'List what is remembered of the seller’s preferences.',
      inputSchema: toolInputs.list_preferences,
      execute: (_, options) =>
        run('list_preferences', 'Look up your preferences', options, async () => ({
          preferences: await preferences.list(userId),
        })),
    }),
  };
}
