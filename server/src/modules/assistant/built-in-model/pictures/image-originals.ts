import type { Conversation } from '../conversation.ts';
import type { Request } from '../request.ts';
import { surroundingsOf } from '../surroundings.ts';
import type { Ask } from '../understanding/ask.ts';
import { operationsIn } from '../understanding/pictures/image-operations.ts';
import { imagesNamed, originalPicture } from '../understanding/pictures/image-places.ts';
import { imagesDone } from './images-done.ts';

const ofTexts =
  /\b(?:texts?|titles?|headlines?|descriptions?|bullets?|keywords?|tags?|spec\w*|price|brand|listing|versions?)\b/;
/** What reads "take the original" for itself. */
const isTheOriginal = (ask: Ask) =>
  ask.kind === 'say' ? ask.topic === 'image_undo' : ask.tool === 'restore_version' && ask.input.version === 'original';

/** "Take the original and make it lighter", right behind work on a picture: the work begins at the picture before it. */
export function fromOriginal(conversation: Conversation, request: Request): Request | null {
  const { text, asks } = request;
  const { lastTool, lastImage } = surroundingsOf(conversation);
  const operations = operationsIn(text);
  const done = imagesDone(conversation).at(-1);
  if (lastTool !== 'edit_image' || lastImage === null || done === undefined || operations.length === 0) return null;
  if (!originalPicture.test(text) || ofTexts.test(text) || imagesNamed(text).length > 0 || /\?\s*$/.test(text))
    return null;
  const image = done.image;
  const meant = asks.map(
    (ask): Ask =>
      ask.kind === 'call' && ask.tool === 'edit_image' && ask.input.image === lastImage
        ? { ...ask, input: { ...ask.input, image } }
        : ask,
  );
  if (meant.some((ask) => ask.kind === 'call' && ask.tool === 'edit_image'))
    return { ...request, asks: meant.filter((ask) => !isTheOriginal(ask)) };
  if (asks.some((ask) => !isTheOriginal(ask))) return null;
  return {
    ...request,
    asks: [{ kind: 'call', tool: 'edit_image', input: { image, operations }, target: { kind: 'it' } }],
  };
}
