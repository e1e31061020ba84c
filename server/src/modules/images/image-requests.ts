import type { Card } from '@cardwright/contract/cards';
import type { ImagePart } from '@cardwright/contract/chats';
import type { ImageEditRequest, ImageOperation } from '@cardwright/contract/images';
import type { Marketplace } from '@cardwright/contract/listings';
import { notFound, ProblemError } from '../../http/problem-error.ts';
import { preparedPictures } from './composed-of.ts';
import type { ImageWork, WorkStep } from './image-work.ts';
import type { ImagesService } from './images-service.ts';
import type { ImageRow } from './images-store.ts';
import { RefusedPicture } from './picture-maker.ts';

interface EditWish {
  card_id?: string | undefined;
  /** `main`, `all`, a number from 1, or the id of an image or of a file of the chat. */
  image: string | number;
  /** Images that `all` leaves out: `main`, `last`, numbers and ids. */
  except?: (string | number)[] | undefined;
  operations: ImageOperation[];
  marketplace?: Marketplace | undefined;
  width?: number | undefined;
  height?: number | undefined;
}
interface MakeWish {
  card_id?: string | undefined;
  kind: 'size_chart' | 'feature_graphic' | 'compose' | 'picture';
  prompt?: string | undefined;
  /** The images to use: `main`, `last`, numbers from 1, and ids of images or of files of the chat. */
  images?: (string | number)[] | undefined;
  /** The images of the card to leave out. */
  except?: (string | number)[] | undefined;
  /** What is done to each of them before they are put together. */
  each?: ImageOperation[] | undefined;
  /** The number that the seller speaks of without naming any: a card with more or fewer cannot be the one that is meant. */
  count?: number | undefined;
}
interface Made {
  images: ImagePart[];
  notes: string[];
  /** Image credits that they cost. */
  credits: number;
  /** Some of several images were not done: too many at once, no time, no credits, or a failure. */
  is_part?: true;
}

/** Work on images as a conversation asks for it: by the place in a gallery, on all images, on attached files. */
export interface ImageRequests {
  /** Returns those that are finished when `soon` aborts. None at all: there was nothing to change, and the notes say why. */
  edit(userId: string, wish: EditWish, step: WorkStep & { soon: AbortSignal }): Promise<Made>;
  generate(userId: string, wish: MakeWish, step: WorkStep): Promise<Made>;
  /** `last`: the newest image made in the chat; `as_main` puts it first. Returns its place in the gallery, from 1. */
  addToGallery(
    userId: string,
    cardId: string,
    image: string,
    options: { chat_id: string; as_main?: boolean | undefined },
  ): Promise<{ image_id: string; position: number }>;
}

export interface ImageRequestsDeps {
  work: Pick<ImageWork, 'runNow' | 'latestOfChat'>;
  images: Pick<ImagesService, 'ofUser' | 'view'>;
  cards: {
    get(userId: string, cardId: string): Promise<Card>;
    addImage(userId: string, cardId: string, imageId: string): Promise<{ id: string }>;
    reorderImages(userId: string, cardId: string, imageIds: string[]): Promise<{ id: string }[]>;
  };
  /** The image of a file of the chat; null when there is none. */
  imageOfFile(userId: string, chatId: string, fileId: string): Promise<string | null>;
}

const mostAtOnce = 12;
const mostComposed = 6;

/** Order of operations: the product is found before edges are cut, and squaring comes after cutting or turning. */
const inWorkingOrder = (operations: readonly ImageOperation[]): ImageOperation[] =>
  operations.toSorted((one, other) => stageOf(one) - stageOf(other));
const stages: Partial<Record<ImageOperation, number>> = { straighten: 0, white_background: 0, crop: 1, resize: 3 };
const stageOf = (operation: ImageOperation): number => stages[operation] ?? 2;

export function createImageRequests({ work, images, cards, imageOfFile }: ImageRequestsDeps): ImageRequests {
  /** The id of an image, or of the image of a file. @throws ProblemError `not_found` */
  const imageOf = async (userId: string, chatId: string, id: string): Promise<string> => {
    const file = await imageOfFile(userId, chatId, id);
    return (await images.ofUser(userId, file ?? id)).id;
  };
  const galleryOf = async (userId: string, cardId: string | undefined) => {
    if (cardId === undefined) throw new ProblemError('conflict', 'No active card selected.');
    const { images: gallery } = await cards.get(userId, cardId);
    if (gallery.length === 0) throw new ProblemError('conflict', 'The card has no images yet. Upload one first.');
    return gallery.map(({ id }) => id);
  };
  /** The images that are meant, each with its place in the gallery. */
  const chosen = async (userId: string, chatId: string, { image, except = [], card_id }: EditWish) => {
    if (image === 'all') {
      const gallery = await galleryOf(userId, card_id);
      const places = except.map((one) => (isPlace(one) ? placeIn(gallery, one) : one));
      const meant = gallery
        .map((id, index) => ({ id, place: index + 1 }))
        .filter(({ id, place }) => !places.some((one) => one === id || one === place));
      if (meant.length > 0) return meant;
      throw new ProblemError('conflict', `${holding(gallery)}, and no other is left. Nothing was charged.`);
    }
    if (isPlace(image)) return [placed(await galleryOf(userId, card_id), image)];
    return [{ id: await imageOf(userId, chatId, image), place: 1 }];
  };
  /** The images that one is made of, each once; none when none were named. */
  const named = async (userId: string, chatId: string, wish: MakeWish) => {
    const { images: meant = [], except = [], card_id, kind } = wish;
    if (kind === 'compose' && except.length > 0 && meant.length === 0) {
      const others = await chosen(userId, chatId, { image: 'all', except, card_id, operations: [] });
      return others.map(({ id }) => id);
    }
    const gallery = meant.some(isPlace) ? await galleryOf(userId, card_id) : [];
    const ids = meant.map(async (one) =>
      isPlace(one) ? placed(gallery, one, ' Nothing was charged.').id : imageOf(userId, chatId, one),
    );
    return [...new Set(await Promise.all(ids))];
  };
  /** Those that are put together, each after its own work. */
  const preparedOf = async (userId: string, { card_id, each = [] }: MakeWish, meant: string[], step: WorkStep) => {
    const ids = meant.length > 0 ? meant : await galleryOf(userId, card_id);
    if (ids.length < 2) return null;
    const [operation = 'white_background', ...also] = inWorkingOrder(each);
    const options = given({ card_id, ...(also.length === 0 ? {} : { also }) });
    return preparedPictures(ids.slice(0, mostComposed), async (image_id) => {
      const { image, credits } = await work.runNow(userId, { image_id, operation, options }, step);
      return { id: image.id, credits };
    });
  };
  const partOf = (row: ImageRow, cardId: string | undefined): ImagePart => {
    const { id, url, thumbnail_url, width, height, alt } = images.view(row);
    return { image_id: id, url, thumbnail_url, width, height, alt, card_id: cardId ?? null };
  };

  return {
    async edit(userId, wish, step) {
      const [operation, ...also] = inWorkingOrder(wish.operations);
      if (operation === undefined) throw new ProblemError('conflict', 'Say what is to be done with the image.');
      const all = await chosen(userId, step.chat_id, wish);
      const ids = all.slice(0, mostAtOnce);
      const isSome = (wish.except ?? []).length > 0;
      const made: Made = { images: [], notes: [], credits: 0 };
      if (all.length > ids.length) {
        made.is_part = true;
        made.notes.push(
          `The first ${ids.length} of ${all.length} images are worked on at once. Ask for the others by their numbers.`,
        );
      }
      let failure: unknown = null;
      for (const { id: image_id, place } of ids) {
        const name = ids.length === 1 ? '' : `Image ${place}: `;
        const { marketplace, width, height, card_id } = wish;
        const options = given({ marketplace, width, height, card_id, ...(also.length === 0 ? {} : { also }) });
        const request: ImageEditRequest = { image_id, operation, options };
        const onProgress = (sentence: string) => step.onProgress(`${name}${sentence}`);
        const { soon, ...rest } = step;
        const isSomething = made.images.length > 0;
        const signal = isSomething ? AbortSignal.any([step.signal, soon]) : step.signal;
        try {
          signal.throwIfAborted();
          const { image, notes, credits } = await work.runNow(userId, request, { ...rest, signal, onProgress });
          made.credits += credits;
          made.images.push(partOf(image, wish.card_id ?? undefined));
          made.notes.push(...notes.map((note) => `${name}${note}`));
        } catch (error) {
          if (isSomething && soon.aborted && !step.signal.aborted) {
            made.is_part = true;
            made.notes.push(
              `There was no time for image ${place}${isSome ? '' : ` of ${all.length}`} and those after it. Ask for them again.`,
            );
            break;
          }
          if (!(error instanceof ProblemError)) throw error;
          // An image that already is as requested is not a failure.
          if (!(error instanceof RefusedPicture && error.reason === 'nothing_to_do')) failure = error;
          made.notes.push(`${name}${error.detail}`);
          if (error.code === 'credits_exhausted') break;
        }
      }
      // Some of many images are a result that says what is missing; none at all is a failure.
      if (made.images.length === 0 && failure !== null) throw failure;
      if (failure !== null) made.is_part = true;
      return made;
    },
    async generate(userId, wish, step) {
      const { card_id, kind, prompt = '', each = [] } = wish;
      const meant = await named(userId, step.chat_id, wish);
      if (kind === 'compose' && wish.count !== undefined && meant.length === 0)
        asCounted(await galleryOf(userId, card_id), wish.count);
      const before = kind === 'compose' && each.length > 0 ? await preparedOf(userId, wish, meant, step) : null;
      const pictures = before?.ids ?? meant;
      const request = await madeOf(kind, { card_id, prompt, pictures, gallery: () => galleryOf(userId, card_id) });
      const { image, notes, credits } = await work.runNow(userId, request, step);
      const count = kind === 'compose' ? meant.length || (await galleryOf(userId, card_id)).length : 0;
      const left =
        count > mostComposed
          ? [`The first ${mostComposed} of ${count} images are in it: there is no room for more.`]
          : [];
      return {
        images: [partOf(image, card_id)],
        notes: [...left, ...(before?.notes ?? []), ...notes],
        credits: credits + (before?.credits ?? 0),
      };
    },
    async addToGallery(userId, cardId, image, { chat_id, as_main = false }) {
      const id = image === 'last' ? await work.latestOfChat(userId, chat_id) : await imageOf(userId, chat_id, image);
      if (id === null) throw new ProblemError('conflict', 'No image has been made in this chat yet.');
      const added = await cards.addImage(userId, cardId, id);
      const { images: gallery } = await cards.get(userId, cardId);
      const ids = gallery.map((each) => each.id);
      if (!as_main || ids[0] === added.id) return { image_id: added.id, position: ids.indexOf(added.id) + 1 };
      await cards.reorderImages(userId, cardId, [added.id, ...ids.filter((each) => each !== added.id)]);
      return { image_id: added.id, position: 1 };
    },
  };
}

type Place = number | 'main' | 'last';
const isPlace = (image: string | number): image is Place =>
  image === 'main' || image === 'last' || typeof image === 'number';
const placeIn = (gallery: string[], image: Place): number =>
  image === 'main' ? 1 : image === 'last' ? gallery.length : image;
const holding = ({ length }: string[]) => `The card has ${length === 1 ? '1 image' : `${length} images`}`;

/** @throws ProblemError when the gallery ends before it */
function placed(gallery: string[], image: Place, also = ''): { id: string; place: number } {
  const place = placeIn(gallery, image);
  const id = gallery[place - 1];
  if (id !== undefined) return { id, place };
  throw new ProblemError('conflict', `${holding(gallery)}, so there is no image ${image}.${also}`);
}

/** @throws ProblemError when the card has another number of images than the seller speaks of */
function asCounted(gallery: string[], count: number): void {
  if (gallery.length === count || gallery.length < 2) return;
  const which = gallery.length < count ? '' : ' Tell me which you mean, for example "pictures 1 and 2".';
  throw new ProblemError('conflict', `${holding(gallery)}, not ${count}.${which} Nothing was charged.`);
}

async function madeOf(
  kind: MakeWish['kind'],
  wish: { card_id: string | undefined; prompt: string; pictures: string[]; gallery(): Promise<string[]> },
): Promise<ImageEditRequest> {
  const { card_id, prompt, pictures } = wish;
  const [first] = pictures;
  if (kind === 'picture') {
    if (prompt.trim() === '') throw new ProblemError('conflict', 'Say what the picture should show.');
    return { ...given({ image_id: first }), operation: 'generate', options: given({ prompt, card_id }) };
  }
  if (kind === 'compose') {
    const [main, ...others] = pictures.length > 0 ? pictures : await wish.gallery();
    if (main === undefined || others.length === 0)
      throw new ProblemError('conflict', 'At least two images are needed to put them together. Nothing was charged.');
    return {
      image_id: main,
      operation: 'compose',
      options: given({ image_ids: others.slice(0, mostComposed - 1), card_id }),
    };
  }
  if (card_id === undefined) throw notFound('Card');
  return { ...given({ image_id: first }), operation: kind, options: { card_id } };
}

/** Without the fields that are not set. */
function given<T extends object>(fields: T): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]: Exclude<T[Key], undefined>;
  };
}
