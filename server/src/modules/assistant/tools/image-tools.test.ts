import type { Card } from '@cardwright/contract/cards';
import type { ImagePart } from '@cardwright/contract/chats';
import { emptyListing } from '@cardwright/listing/listing';
import { describe, expect, it } from 'vitest';
import type { AssistantImages } from '../seller-ports.ts';
import type { ToolRun } from '../tool-runner.ts';
import { toolInputs } from '../tool-types.ts';
import { createImageTools } from './image-tools.ts';
import type { ToolContext } from './tool-context.ts';

const part: ImagePart = {
  image_id: 'image',
  url: '/api/files/image.webp',
  thumbnail_url: '/api/files/image-320.webp',
  width: 1000,
  height: 1000,
  alt: 'A bottle',
  card_id: 'card',
};

/** The tools of a turn whose steps are written down. */
function stage(activeCardId: string | null, edited: ImagePart[] = [part]) {
  const calls: unknown[] = [];
  const shown: unknown[] = [];
  const said: string[] = [];
  const step: ToolRun = {
    signal: new AbortController().signal,
    soon: new AbortController().signal,
    progress: (sentence) => said.push(sentence),
    show: (each) => shown.push(each),
    detail: (text) => said.push(text),
    takes: () => {},
    charged: () => {},
  };
  const images: AssistantImages = {
    edit: async (_user, request, { onProgress }) => {
      calls.push(request);
      onProgress('Making it square');
      return { images: edited, notes: ['It was turned.'], credits: 2 };
    },
    generate: async (_user, request) => {
      calls.push(request);
      return { images: [part], notes: [], credits: 1 };
    },
    addToGallery: async (_user, cardId, image) => {
      calls.push({ cardId, image });
      return { image_id: 'image', position: 3 };
    },
  };
  const listing = { ...emptyListing, title: 'Bottle' };
  const context = {
    images,
    cards: { get: async () => ({ id: 'card', current: { listing }, images: [], score: 50 }) as unknown as Card },
    userId: 'user',
    chatId: 'chat',
    runId: 'turn',
    activeCardId,
    onCard: async () => {},
    showCard: () => {},
    run: (_name: string, title: string, _options: unknown, work: (run: ToolRun) => Promise<unknown>) => {
      said.push(title);
      return work(step);
    },
    runWithProgress: (_name: string, title: string, _options: unknown, work: (run: ToolRun) => Promise<unknown>) => {
      said.push(title);
      return work(step);
    },
  } as unknown as ToolContext;
  const tools = createImageTools(context);
  const call = (name: keyof typeof tools, input: object) =>
    tools[name]?.execute?.(input, { toolCallId: 'call', messages: [], context: {} }) as unknown as Promise<unknown>;
  return { call, calls, shown, said };
}

describe('the tools for images', () => {
  it('work on the card that the seller looks at, say what they take, and show the image', async () => {
    const { call, calls, shown, said } = stage('card');
    const answer = await call('edit_image', { image: 'main', operations: ['white_background', 'square'] });
    expect(calls).toEqual([{ image: 'main', operations: ['white_background', 'square'], card_id: 'card' }]);
    expect(said).toEqual([
      'Edit the image (2 image credits)',
      'Making it square (2 image credits)',
      '1 image, 2 image credits',
    ]);
    expect(shown).toEqual([{ type: 'data-image', id: 'image', data: part }]);
    expect(answer).toMatchObject({
      card: { card_id: 'card' },
      images: [{ image_id: 'image', width: 1000, height: 1000 }],
      notes: ['It was turned.'],
    });
  });

  it('pass on which images are put together', async () => {
    const { call, calls, said } = stage('card');
    const input = { kind: 'compose', images: ['main', 2, 'last'], except: [3] };
    expect(toolInputs.generate_image.parse(input)).toEqual(input);
    await call('generate_image', input);
    expect(calls).toEqual([{ ...input, card_id: 'card' }]);
    expect(said[0]).toBe('Put the images together (1 image credit)');
    for (const images of [[0], ['second'], [1.5]])
      expect(toolInputs.generate_image.safeParse({ kind: 'compose', images }).success).toBe(false);
  });

  it('say that there was nothing to change when no image came of it', async () => {
    const answer = await stage('card', []).call('edit_image', { image: 'main', operations: ['square'] });
    expect(answer).toEqual({ error: { code: 'nothing_to_change', message: 'It was turned.' } });
  });

  it('name another card when the seller does, and none when there is none', async () => {
    const { call, calls } = stage('card');
    await call('generate_image', { kind: 'size_chart', card_id: 'other' });
    expect(calls).toEqual([{ kind: 'size_chart', card_id: 'other' }]);
    const without = stage(null);
    expect(await without.call('add_image_to_gallery', { image: 'last' })).toEqual({
      error: { code: 'conflict', message: 'No active card selected.' },
    });
    expect(without.calls).toEqual([]);
  });
});
