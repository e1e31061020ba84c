import { tool } from 'ai';
import { improveTitle } from '../tool-results.ts';
import { toolInputs } from '../tool-types.ts';
import { improveOne } from './improve-one.ts';
import type { ToolContext, Tools } from './tool-context.ts';

/** Rewriting one card. */
export const createImproveTools = (context: ToolContext): Tools => ({
  improve_card: tool({
    description:
      'Improve a card for a marketplace, inventing nothing. It makes a new version, flags what has no source, and answers the score before and after.',
    inputSchema: toolInputs.improve_card,
    execute: (input, options) =>
      context.run('improve_card', improveTitle(input.marketplace), options, (step) => improveOne(context, input, step)),
  }),
});
