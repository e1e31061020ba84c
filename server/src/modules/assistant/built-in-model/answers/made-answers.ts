import { enumerated } from '../../../../enumeration.ts';
import { isFailure, type ToolOutputs } from '../../tool-types.ts';
import type { ToolStep } from '../conversation.ts';
import { bulletList, count, plain } from '../safe-markdown.ts';
import { cardLink } from './improve-answers.ts';

type Made = Exclude<ToolOutputs['edit_image'], { progress: string }>;
type Added = ToolOutputs['add_image_to_gallery'];

/** Not said where the pictures are put there at once. */
/** A picture that was sent belongs to no card, yet one may be open beside it. */
const galleryOffer = (isOne: boolean, hasCard: boolean) => {
  const them = isOne ? 'it' : 'them';
  return hasCard
    ? `Say "add ${them} to the gallery" to put ${them} on the card.`
    : `Press "Add to gallery" to put ${them} on the card that is open.`;
};

/** "Image 3", "The main image"; a picture that was sent has its place among those of the message. */
const nameOf = (image: unknown, place: number) =>
  image === 'main' ? 'The main image' : `Image ${typeof image === 'number' ? image : place}`;

/** What the work on pictures of a turn came to, all of it in one sentence, and what could not be done. */
export function madeText(steps: ToolStep[]): string | null {
  const works = steps.filter(({ tool }) => tool === 'edit_image' || tool === 'generate_image');
  const several = works.length > 1;
  const made: Made[] = [];
  const notes: string[] = [];
  for (const [at, { input, output }] of works.entries()) {
    const name = several ? `${nameOf(input?.image, at + 1)}: ` : '';
    if (isFailure(output)) notes.push(`${name}${plain(output.error.message, 300)}`);
    else if ('images' in output) {
      made.push(output as Made);
      notes.push(...output.notes.map((note) => `${output.images.length === 1 ? name : ''}${plain(note)}`));
    }
  }
  if (made.length === 0 && notes.length === 0) return null;
  const images = made.flatMap((one) => one.images);
  const verb = works.every(({ tool }) => tool === 'edit_image') ? ', edited' : '';
  const [only] = images;
  const isOne = images.length === 1;
  const head =
    images.length === 0
      ? 'There is no new image, and nothing was charged:'
      : isOne
        ? `Here is the image${verb}.`
        : `Here are ${count(images.length, 'image')}${verb}.`;
  const pixels = isOne && only?.width && only.height ? ` It has ${only.width} × ${only.height} pixels.` : '';
  const isAdded = steps.some(({ tool, output }) => tool === 'add_image_to_gallery' && !isFailure(output));
  const hasCard = made.every(({ card }) => card !== null);
  const offer = isAdded || images.length === 0 ? '' : galleryOffer(isOne, hasCard);
  return [`${head}${pixels}`, bulletList(notes), offer].filter((part) => part !== '').join('\n\n');
}

/** Which places the pictures have in the gallery. */
export function addedText(steps: ToolStep[]): string | null {
  const added = steps.flatMap(({ tool, output }) =>
    tool === 'add_image_to_gallery' && !isFailure(output) ? [output as Added] : [],
  );
  const [first, ...others] = added;
  if (first === undefined) return null;
  const card = cardLink(first.card);
  if (others.length > 0)
    return `The ${added.length} images are in the gallery of ${card} now, at places ${enumerated(added.map(({ position }) => String(position)))}.`;
  return first.position === 1
    ? `The image is the main one of ${card} now.`
    : `The image is in the gallery of ${card} now, at place ${first.position}.`;
}
