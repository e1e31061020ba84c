import type { ToolName } from '../../tool-types.ts';
import { type Conversation, cardInHand, isDone, type ToolStep } from '../conversation.ts';
import type { DoneImage } from '../understanding/ask.ts';
import type { ImagePlace } from '../understanding/pictures/image-places.ts';

/** Work on pictures, which changes no text of a card. */
export const ofPictures = new Set<ToolName>(['edit_image', 'generate_image', 'add_image_to_gallery']);

interface Root extends DoneImage {
  wishes: Record<string, unknown>;
  made: string[];
}

/**
 * The pictures of the card in hand that were worked on in this chat: what was done to each of them, whatever was made of it
 * in between, and the one of the last work at the end.
 */
export function imagesDone({
  earlier,
  current,
  shownCardId,
}: Pick<Conversation, 'earlier' | 'current' | 'shownCardId'>) {
  const card = cardInHand([...earlier, current], shownCardId);
  const steps = earlier.flatMap((turn) => turn.steps);
  const isKept = steps.some(({ tool, output }) => tool === 'add_image_to_gallery' && isDone(output));
  let roots: Root[] = [];
  for (const step of steps) {
    const { tool, input = {}, output } = step;
    const isNewMain = tool === 'add_image_to_gallery' && input.as_main === true && isDone(output);
    if (isNewMain && cardOf(step) === card) roots = roots.map(aPlaceLower);
    if (tool !== 'edit_image' || !isDone(output) || cardOf(step) !== card) continue;
    const { image, operations, card_id: _, except: __, ...wishes } = input;
    const root = roots.find(({ image: own, made }) => own === image || made.includes(String(image)));
    const isNext = root?.made.includes(String(image)) === true;
    const made = 'images' in output ? output.images.map(({ image_id }) => image_id) : [];
    const done = (operations ?? []) as string[];
    const next: Root = {
      image: root?.image ?? (image as ImagePlace),
      operations: [...new Set([...(root?.operations ?? []), ...done])],
      last: isNext ? [...new Set([...(root?.last ?? []), ...done])] : done,
      made: [...(root?.made ?? []), ...made],
      kept: [],
      ...(image === 'all' && isPart(step) ? { isPart: true } : {}),
      wishes: isNext ? { ...root?.wishes, ...wishes } : wishes,
    };
    roots = [...roots.filter((one) => one !== root), next];
  }
  return roots.map((root): Root => ({ ...root, kept: isKept ? root.made : [] }));
}

/** Behind a picture that was put before all others. */
const aPlaceLower = (root: Root): Root => ({
  ...root,
  image: root.image === 'main' ? 2 : typeof root.image === 'number' ? root.image + 1 : root.image,
});

/** Work on all that left some out. */
const isPart = ({ input, output }: ToolStep): boolean =>
  input?.except !== undefined || ('is_part' in output && output.is_part === true);

const cardOf = ({ input, output }: ToolStep): string | null => {
  const id = input?.card_id;
  if (typeof id === 'string') return id;
  return 'card' in output && output.card !== null ? output.card.card_id : null;
};

/** Those that need the work no more, else the one of the last work, else the main one; `none` when all were worked on. */
export function leftOut(done: readonly DoneImage[], wanted: readonly string[]): ImagePlace[] | 'none' | 'unknown' {
  const same = done.filter(({ operations }) => wanted.every((one) => operations.includes(one)));
  const whole = same.filter(({ image }) => image === 'all');
  if (whole.length > 0) return whole.some((one) => one.isPart !== true) ? 'none' : 'unknown';
  const last = done.at(-1);
  const meant = same.length > 0 ? same : last === undefined ? [] : [last];
  const except = meant.flatMap(({ image, kept }) => (image === 'all' ? [] : [image, ...kept]));
  return except.length === 0 ? ['main'] : [...new Set(except)];
}
