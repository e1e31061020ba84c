import { tool } from 'ai';
import { summaryOf } from '../tool-results.ts';
import { toolInputs } from '../tool-types.ts';
import type { ToolContext, Tools } from './tool-context.ts';

/** Public pages of cards. */
export function createCaseTools(context: ToolContext): Tools {
  const { cards, cases, userId } = context;
  if (cases === undefined) return {};
  return {
    publish_case: tool({
      description: 'Publish a card as a public page that anybody with its link can read. Only when the seller asks.',
      inputSchema: toolInputs.publish_case,
      execute: ({ card_id }, options) =>
        context.run('publish_case', 'Publish the card', options, async () => {
          const { url } = await cases.publish(userId, card_id);
          return { card: summaryOf(await cards.get(userId, card_id)), url };
        }),
    }),
    withdraw_case: tool({
      description: 'Take the public page of a card back; its link stops working at once.',
      inputSchema: toolInputs.withdraw_case,
      execute: ({ card_id }, options) =>
        context.run('withdraw_case', 'Take the public page back', options, async () => {
          await cases.takeBack(userId, card_id);
          return { card: summaryOf(await cards.get(userId, card_id)) };
        }),
    }),
  };
}
