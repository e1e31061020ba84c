import { tool } from 'ai';
import { toolInputs } from '../tool-types.ts';
import type { ToolContext, Tools } from './tool-context.ts';

/** What the seller has left. */
export function createUsageTools({ run, usage, userId, spent }: ToolContext): Tools {
  if (usage === undefined) return {};
  return {
    show_usage: tool({
      description:
        "Show the seller's plan, the credits that are left, what this chat has taken so far, and what all plans cost and hold.",
      inputSchema: toolInputs.show_usage,
      execute: (_, options) =>
        run('show_usage', 'Look up your credits', options, async () => {
          const subscription = await usage.subscription(userId);
          return {
            plan: subscription.current_plan.name,
            plans: usage.plans().plans,
            ...(spent === undefined ? {} : { spent: await spent() }),
            usage: Object.entries(subscription.usage).map(([feature, entry]) => ({ feature, ...entry })),
          };
        }),
    }),
  };
}
