import { nothingToChange } from '@cardwright/contract/chats';
import { tool } from 'ai';
import { summaryOf } from '../tool-results.ts';
import type { ToolRun } from '../tool-runner.ts';
import { type ToolInput, toolInputs } from '../tool-types.ts';
import type { ToolContext, Tools } from './tool-context.ts';

/** Work on pictures: each that is made takes 1 image credit and is shown in the chat. */
export function createImageTools(context: ToolContext): Tools {
  const { cards, images, userId, chatId, runId } = context;
  if (images === undefined) return {};
  /** The card that the seller names or looks at; its images are meant, and the result is for it. */
  const cardIdOf = (named: string | undefined): string | undefined => named ?? context.activeCardId ?? undefined;
  const cardOf = async (cardId: string | undefined) => {
    if (cardId === undefined) return null;
    const card = summaryOf(await cards.get(userId, cardId));
    await context.onCard(cardId);
    return card;
  };
  const shown = (step: ToolRun, made: Awaited<ReturnType<typeof images.edit>>) => {
    for (const data of made.images) step.show({ type: 'data-image', id: data.image_id, data });
    const count = made.images.length === 1 ? '1 image' : `${made.images.length} images`;
    step.detail(`${count}, ${creditsOf(made.credits)}`);
    return {
      images: made.images.map(({ image_id, width, height }) => ({ image_id, width, height })),
      notes: made.notes,
      ...(made.is_part === true && { is_part: true as const }),
    };
  };
  return {
    edit_image: tool({
      description:
        'Edit an image of a card or an attached one: white background, square, crop, resize, straighten, lighten, shadow, enhance.',
      inputSchema: toolInputs.edit_image,
      execute: (input, call) =>
        context.runWithProgress('edit_image', editTitle(input), call, async (step) => {
          const card_id = cardIdOf(input.card_id);
          const card = await cardOf(card_id);
          const key = `${runId}:${call.toolCallId}`;
          const { signal, soon } = step;
          const price = creditsOf(input.operations.length);
          const onProgress = (sentence: string) => step.progress(`${sentence} (${price})`);
          const wish = { ...input, ...(card_id === undefined ? {} : { card_id }) };
          const options = { chat_id: chatId, part_of: runId, key, signal, soon, onProgress };
          const made = await images.edit(userId, wish, options);
          if (made.images.length === 0) return { error: { code: nothingToChange, message: made.notes.join(' ') } };
          return { card, ...shown(step, made) };
        }),
    }),
    generate_image: tool({
      description:
        'Make an image: a size chart or a feature graphic of the facts of a card, one composed of several, or a picture.',
      inputSchema: toolInputs.generate_image,
      execute: (input, options) =>
        context.runWithProgress('generate_image', makeTitle(input), options, async (step) => {
          const card_id = cardIdOf(input.card_id);
          const card = await cardOf(card_id);
          const key = `${runId}:${options.toolCallId}`;
          const { signal } = step;
          const onProgress = (sentence: string) => step.progress(`${sentence} (${creditsOf(1)})`);
          const wish = { ...input, ...(card_id === undefined ? {} : { card_id }) };
          const made = await images.generate(userId, wish, {
            chat_id: chatId,
            part_of: runId,
            key,
            signal,
            onProgress,
          });
          return { card, ...shown(step, made) };
        }),
    }),
    add_image_to_gallery: tool({
      description: 'Add an image that was made in this chat, or an attached one, to the gallery of a card.',
      inputSchema: toolInputs.add_image_to_gallery,
      execute: (input, options) =>
        context.run('add_image_to_gallery', 'Add the image to the gallery', options, async (step) => {
          const { image, as_main } = input;
          const card_id = cardIdOf(input.card_id);
          if (card_id === undefined) return { error: { code: 'conflict', message: 'No active card selected.' } };
          const added = await images.addToGallery(userId, card_id, image, { chat_id: chatId, as_main });
          const card = await cards.get(userId, card_id);
          context.showCard(step, card, { score_before: card.score });
          return { card: summaryOf(card), ...added };
        }),
    }),
  };
}

const creditsOf = (count: number) => (count === 1 ? '1 image credit' : `${count} image credits`);

/** Each operation is paid for: how many there are is said before they begin. */
function editTitle({ image, except, operations }: ToolInput<'edit_image'>): string {
  const count = creditsOf(operations.length);
  if (image === 'all' && except !== undefined) return `Edit the other images (${count} each)`;
  return image === 'all' ? `Edit all images (${count} each)` : `Edit the image (${count})`;
}

/** What is done to each picture before they are put together is paid for as well. */
const makeTitle = ({ kind, each = [] }: ToolInput<'generate_image'>): string =>
  kind === 'compose' && each.length > 0
    ? `${makeTitles.compose} (1 image credit, and ${creditsOf(each.length)} for each of them)`
    : `${makeTitles[kind]} (1 image credit)`;

const makeTitles = {
  size_chart: 'Draw the size chart',
  feature_graphic: 'Draw the feature graphic',
  compose: 'Put the images together',
  picture: 'Make the image',
} as const;
