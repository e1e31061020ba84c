import { tool } from 'ai';
import type { MadeImage } from '../seller-ports.ts';
import { summaryOf } from '../tool-results.ts';
import { toolInputs } from '../tool-types.ts';
import type { ToolContext, Tools } from './tool-context.ts';

/** Work on pictures: each that is made takes 1 image credit and is shown in the chat. */
export function createImageTools(context: ToolContext): Tools {
  const { cards, images, userId, chatId, runId } = context;
  if (images === undefined) return {};
  const cardOf = async (cardId: string | undefined) =>
    cardId === undefined ? null : summaryOf(await cards.get(userId, cardId));
  const shown = (made: { images: MadeImage[]; notes: string[] }) => ({
    images: made.images.map(({ image_id, width, height }) => ({ image_id, width, height })),
    notes: made.notes,
  });
  return {
    edit_image: tool({
      description:
        'Edit an image of a card or an attached one: white background, square, crop, resize, straighten, lighten, shadow, enhance.',
      inputSchema: toolInputs.edit_image,
      execute: (input, options) =>
        context.runWithProgress('edit_image', 'Edit the image', options, async (step) => {
          const card = await cardOf(input.card_id);
          const key = `${runId}:${options.toolCallId}`;
          const { signal, progress: onProgress } = step;
          const made = await images.edit(userId, input, { chat_id: chatId, part_of: runId, key, signal, onProgress });
          return { card, ...shown(made) };
        }),
    }),
    generate_image: tool({
      description:
        'Make an image: a size chart or a feature graphic of the facts of a card, one composed of several, or a picture.',
      inputSchema: toolInputs.generate_image,
      execute: (input, options) =>
        context.runWithProgress('generate_image', 'Make the image', options, async (step) => {
          const card = await cardOf(input.card_id);
          const key = `${runId}:${options.toolCallId}`;
          const { signal, progress: onProgress } = step;
          const made = await images.generate(userId, input, {
            chat_id: chatId,
            part_of: runId,
            key,
            signal,
            onProgress,
          });
          return { card, ...shown(made) };
        }),
    }),
    add_image_to_gallery: tool({
      description: 'Add an image that was made in this chat, or an attached one, to the gallery of a card.',
      inputSchema: toolInputs.add_image_to_gallery,
      execute: ({ card_id, image }, options) =>
        context.run('add_image_to_gallery', 'Add the image to the gallery', options, async (step) => {
          if (card_id === undefined) return { error: { code: 'conflict', message: 'No active card selected.' } };
          const added = await images.addToGallery(userId, card_id, image, { chat_id: chatId });
          const card = await cards.get(userId, card_id);
          context.showCard(step, card, { score_before: card.score });
          return { card: summaryOf(card), ...added };
        }),
    }),
  };
}
