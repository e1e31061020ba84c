import { type Ask, isCall, type Surroundings } from '../understanding/ask.ts';
import { imagesNamed } from '../understanding/pictures/image-places.ts';
import { allMade } from '../understanding/pictures/made-here.ts';
import { sectionNamed } from '../understanding/wishes/wishes.ts';

/** "The third photo is so gloomy I could cry. Brighter please": the picture that was only spoken of. */
export function withPicture(around: Surroundings, text: string): Surroundings {
  const [image] = sectionNamed(text).length > 0 ? [] : imagesNamed(text);
  return image === undefined ? around : { ...around, imageTalk: image };
}

/** What "it" means for the next part of the message. */
export function after(before: Surroundings, asks: Ask[]): Surroundings {
  const around = asks.some((ask) => ask.kind === 'say' && ask.topic.startsWith('image_'))
    ? { imageTalk: 'main', ...before }
    : before;
  const last = asks.findLast(isCall);
  if (last === undefined) return around;
  if (last.tool === 'import_file') return { ...around, lastTool: last.tool, fileIsTaken: true };
  // "Combine both photos and make it square": the one that comes of them.
  if (last.tool === 'generate_image' && last.input.kind === 'compose')
    return { ...around, lastTool: last.tool, imageTalk: allMade };
  if (last.tool !== 'edit_image') return { ...around, lastTool: last.tool };
  const image = last.input.image as string | number;
  return { ...around, lastTool: last.tool, lastImage: String(image), imageTalk: image };
}
