import type { Card } from '@cardwright/contract/cards';
import type { ImageEditRequest, ImageOperation } from '@cardwright/contract/images';
import { beforeEach, describe, expect, it } from 'vitest';
import { notFound, ProblemError } from '../../http/problem-error.ts';
import { PictureRefusal } from '../../outside/image-model/image-model.ts';
import { createImageRequests, type ImageRequests } from './image-requests.ts';
import type { WorkStep } from './image-work.ts';
import type { ImageRow } from './images-store.ts';
import { RefusedPicture } from './picture-maker.ts';

const step = (soon = new AbortController().signal): WorkStep & { said: string[]; soon: AbortSignal } => {
  const said: string[] = [];
  return {
    chat_id: 'chat',
    part_of: 'turn',
    signal: new AbortController().signal,
    soon,
    onProgress: (sentence) => said.push(sentence),
    said,
  };
};
const rowOf = (id: string) => ({ id }) as ImageRow;

describe('work on images that is asked for in a conversation', () => {
  let asked: ImageEditRequest[];
  let gallery: string[];
  let latest: string | null;
  let refusal: { of: string; error: ProblemError } | null;
  let during: (signal: AbortSignal) => void;
  let requests: ImageRequests;

  beforeEach(() => {
    asked = [];
    gallery = ['a', 'b', 'c'];
    latest = null;
    refusal = null;
    during = () => {};
    requests = createImageRequests({
      work: {
        runNow: async (_user, request, { onProgress, signal }) => {
          during(signal);
          const { of, error } = refusal ?? {};
          if (of === request.image_id && error !== undefined) throw error;
          onProgress('Making it square');
          asked.push(request);
          return { image: rowOf(`made of ${request.image_id}`), notes: [], credits: 1 };
        },
        latestOfChat: async () => latest,
      },
      images: {
        ofUser: async (_user, id) => {
          if (id === 'foreign') throw notFound('Image');
          return rowOf(id);
        },
        view: ({ id }) => ({ id, url: id, thumbnail_url: id, width: 1, height: 1, alt: '' }) as never,
      },
      cards: {
        get: async () => ({ images: gallery.map((id) => ({ id })) }) as Card,
        addImage: async (_user, _card, id) => {
          gallery.push(id);
          return { id };
        },
        reorderImages: async (_user, _card, ids) => {
          gallery = ids;
          return ids.map((id) => ({ id }));
        },
      },
      imageOfFile: async (_user, _chat, id) => (id === 'file' ? 'picture of the file' : null),
    });
  });
  const edit = (image: string | number, card_id: string | undefined = 'card') =>
    requests.edit('user', { card_id, image, operations: ['square', 'enhance'] }, step());

  it('finds images by their place, by their id, and in attached files', async () => {
    for (const image of ['main', 3, 'b', 'file']) await edit(image);
    expect(asked.map(({ image_id }) => image_id)).toEqual(['a', 'c', 'b', 'picture of the file']);
    expect(asked[0]).toEqual({ image_id: 'a', operation: 'square', options: { card_id: 'card', also: ['enhance'] } });
    await expect(edit('foreign')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('makes a picture that is cropped too square at the end, and gives it its size last', async () => {
    const operations: ImageOperation[] = ['resize', 'square', 'crop', 'white_background'];
    await requests.edit('user', { card_id: 'card', image: 'main', operations }, step());
    expect(asked[0]).toMatchObject({ operation: 'white_background', options: { also: ['crop', 'square', 'resize'] } });
  });

  it('answers without an image when there was nothing to change, and fails when something else was in the way', async () => {
    const nothing = new RefusedPicture(new PictureRefusal('nothing_to_do', 'The picture is square already.'));
    refusal = { of: 'a', error: nothing };
    expect(await edit('main')).toEqual({ images: [], notes: ['The picture is square already.'], credits: 0 });
    refusal = { of: 'a', error: new ProblemError('unavailable', 'The picture could not be made.') };
    await expect(edit('main')).rejects.toThrow('The picture could not be made.');
  });

  it('says plainly what is missing', async () => {
    await expect(edit(4)).rejects.toThrow('The card has 3 images, so there is no image 4.');
    const withoutCard = requests.edit('user', { image: 'main', operations: ['crop'] }, step());
    await expect(withoutCard).rejects.toThrow('No active card selected.');
    gallery = [];
    await expect(edit('main')).rejects.toThrow('The card has no images yet. Upload one first.');
    const generate = (kind: 'compose' | 'picture') => requests.generate('user', { card_id: 'card', kind }, step());
    await expect(generate('picture')).rejects.toThrow('Say what the picture should show.');
    gallery = ['a'];
    await expect(generate('compose')).rejects.toThrow('At least two images are needed');
  });

  it('does what it can of all images, and says of the others why not', async () => {
    refusal = { of: 'b', error: new ProblemError('conflict', 'The background is not plain.') };
    const told = step();
    const made = await requests.edit('user', { card_id: 'card', image: 'all', operations: ['crop'] }, told);
    expect(made.images.map(({ image_id }) => image_id)).toEqual(['made of a', 'made of c']);
    expect([made.notes, made.credits]).toEqual([['Image 2: The background is not plain.'], 2]);
    expect(told.said).toEqual(['Image 1: Making it square', 'Image 3: Making it square']);
    refusal = { of: 'a', error: new ProblemError('credits_exhausted', 'Nothing is left.') };
    await expect(edit('all')).rejects.toThrow('Nothing is left.');
  });

  it('puts no others together than are spoken of', async () => {
    const compose = (count: number) => requests.generate('user', { card_id: 'card', kind: 'compose', count }, step());
    await expect(compose(2)).rejects.toThrow(
      'The card has 3 images, not 2. Tell me which you mean, for example "pictures 1 and 2". Nothing was charged.',
    );
    await expect(compose(4)).rejects.toThrow('The card has 3 images, not 4. Nothing was charged.');
    expect((await compose(3)).images).toHaveLength(1);
    expect(asked).toHaveLength(1);
    // A size chart is made of no pictures, however many there are.
    const chart = await requests.generate('user', { card_id: 'card', kind: 'size_chart', count: 2 }, step());
    expect(chart.images).toHaveLength(1);
  });

  describe('pictures that are worked on before they are put together', () => {
    const composed = (images?: (string | number)[]) => {
      const each: ImageOperation[] = ['crop', 'white_background'];
      return requests.generate('user', { card_id: 'card', kind: 'compose', each, images }, step());
    };

    it('go in as what the work came to, and each is paid for', async () => {
      const made = await composed(['main', 3]);
      const work = { operation: 'white_background', options: { card_id: 'card', also: ['crop'] } };
      expect(asked).toEqual([
        { image_id: 'a', ...work },
        { image_id: 'c', ...work },
        { image_id: 'made of a', operation: 'compose', options: { image_ids: ['made of c'], card_id: 'card' } },
      ]);
      expect([made.images.length, made.notes, made.credits]).toEqual([1, [], 3]);
      asked = [];
      expect((await composed()).credits).toBe(4);
      expect(asked.at(-1)).toMatchObject({ image_id: 'made of a', options: { image_ids: ['made of b', 'made of c'] } });
    });

    it('go in as they are where nothing is to be done, or nothing can be', async () => {
      const nothing = new RefusedPicture(new PictureRefusal('nothing_to_do', 'It is white already.'));
      refusal = { of: 'b', error: nothing };
      expect(await composed()).toMatchObject({ notes: [], credits: 3 });
      expect(asked.at(-1)).toMatchObject({ options: { image_ids: ['b', 'made of c'] } });
      refusal = { of: 'b', error: new ProblemError('conflict', 'The background is not plain.') };
      const made = await composed();
      expect(made.notes).toEqual(['Picture 2 of them went in as it is: The background is not plain.']);
    });

    it('make nothing where none can be worked on, the credits end or there is one alone', async () => {
      refusal = { of: 'a', error: new ProblemError('credits_exhausted', 'Nothing is left.') };
      await expect(composed()).rejects.toThrow('Nothing is left.');
      gallery = ['a', 'a'];
      refusal = { of: 'a', error: new ProblemError('conflict', 'The background is not plain.') };
      await expect(composed()).rejects.toThrow('The background is not plain.');
      gallery = ['b'];
      await expect(composed()).rejects.toThrow('At least two images are needed');
      expect(asked).toEqual([]);
    });
  });

  it('leaves out of all images those that are named, and keeps the places of the others', async () => {
    const others = (...except: (string | number)[]) =>
      requests.edit('user', { card_id: 'card', image: 'all', except, operations: ['crop'] }, step());
    refusal = { of: 'c', error: new ProblemError('conflict', 'The background is not plain.') };
    const made = await others('main');
    expect([made.images.map(({ image_id }) => image_id), made.notes, made.credits, made.is_part]).toEqual([
      ['made of b'],
      ['Image 3: The background is not plain.'],
      1,
      true,
    ]);
    refusal = null;
    expect((await others(1, 'c', 'elsewhere')).images.map(({ image_id }) => image_id)).toEqual(['made of b']);
    const whole = await others('last', 1);
    expect([whole.images.map(({ image_id }) => image_id), whole.is_part]).toEqual([['made of b'], undefined]);
    await expect(others('main', 2, 'c')).rejects.toThrow('The card has 3 images, and no other is left.');
    expect(asked).toHaveLength(3);
  });

  it('tells how many of a large gallery are worked on', async () => {
    gallery = Array.from({ length: 20 }, (_, index) => `${index}`);
    const made = await edit('all');
    expect([made.images.length, made.is_part, made.notes]).toEqual([
      12,
      true,
      ['The first 12 of 20 images are worked on at once. Ask for the others by their numbers.'],
    ]);
    const { notes } = await requests.generate('user', { card_id: 'card', kind: 'compose' }, step());
    expect(notes).toEqual(['The first 6 of 20 images are in it: there is no room for more.']);
  });

  it('answers what is finished before its time is up, and stops what is not', async () => {
    const time = new AbortController();
    during = (signal) => {
      if (asked.length === 1) time.abort();
      signal.throwIfAborted();
    };
    const all = { card_id: 'card', image: 'all', operations: ['crop' as const] };
    const made = await requests.edit('user', all, step(time.signal));
    expect(made.images.map(({ image_id }) => image_id)).toEqual(['made of a']);
    expect(made.is_part).toBe(true);
    expect(made.notes).toEqual(['There was no time for image 2 of 3 and those after it. Ask for them again.']);
    expect((await requests.edit('user', all, step(AbortSignal.abort()))).images).toHaveLength(1);
    const stopped = { ...step(), signal: AbortSignal.abort(new Error('stopped')) };
    await expect(requests.edit('user', all, stopped)).rejects.toThrow('stopped');
  });

  it('puts the newest image of the chat into the gallery', async () => {
    const add = () => requests.addToGallery('user', 'card', 'last', { chat_id: 'chat' });
    await expect(add()).rejects.toThrow('No image has been made in this chat yet.');
    latest = 'made';
    expect(await add()).toEqual({ image_id: 'made', position: 4 });
    latest = 'better';
    expect(await requests.addToGallery('user', 'card', 'last', { chat_id: 'chat', as_main: true })).toEqual({
      image_id: 'better',
      position: 1,
    });
    expect(gallery).toEqual(['better', 'a', 'b', 'c', 'made']);
  });

  it('composes the gallery unless images are named', async () => {
    await requests.generate('user', { card_id: 'card', kind: 'compose' }, step());
    await requests.generate('user', { kind: 'compose', images: ['x', 'file'] }, step());
    expect(asked).toEqual([
      { image_id: 'a', operation: 'compose', options: { image_ids: ['b', 'c'], card_id: 'card' } },
      { image_id: 'x', operation: 'compose', options: { image_ids: ['picture of the file'] } },
    ]);
  });

  it('composes the images that are named by their places, each once, or all but those that are left out', async () => {
    const compose = (wish: { images?: (string | number)[]; except?: (string | number)[] }) =>
      requests.generate('user', { card_id: 'card', kind: 'compose', ...wish }, step());
    for (const images of [
      ['main', 2],
      [3, 'b', 'last'],
      ['file', 'main'],
    ])
      await compose({ images });
    await compose({ except: [2] });
    expect(asked.map((one) => [one.image_id, (one as { options: { image_ids: string[] } }).options.image_ids])).toEqual(
      [
        ['a', ['b']],
        ['c', ['b']],
        ['picture of the file', ['a']],
        ['a', ['c']],
      ],
    );
  });

  it.each([
    [{ images: ['main', 4] }, 'The card has 3 images, so there is no image 4. Nothing was charged.'],
    [{ images: [2] }, 'At least two images are needed to put them together. Nothing was charged.'],
    [{ images: ['main', 1, 'a'] }, 'At least two images are needed to put them together. Nothing was charged.'],
    [{ except: ['main', 2] }, 'At least two images are needed to put them together. Nothing was charged.'],
    [{ images: ['main', 'foreign'] }, 'Image'],
  ])('begins no work on images that cannot be put together: %o', async (wish, sentence) => {
    const made = requests.generate('user', { card_id: 'card', kind: 'compose', ...wish }, step());
    await expect(made).rejects.toThrow(sentence);
    expect(asked).toEqual([]);
  });
});
