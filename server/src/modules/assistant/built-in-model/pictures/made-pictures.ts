import { type Conversation, isDone, type ToolStep, type Turn } from '../conversation.ts';
import type { PlannedCall } from '../plan-calls.ts';
import { turnsThatHold } from '../surroundings.ts';
import { allMade, madeByLastTurn } from '../understanding/pictures/made-here.ts';

const makesPicture = ({ tool }: ToolStep) => tool === 'edit_image' || tool === 'generate_image';
const madeBy = (steps: ToolStep[]): string[] =>
  steps.flatMap(({ output }) => ('images' in output ? output.images.map(({ image_id }) => image_id) : []));

/**
 * The pictures that the last work came to. Where that is one alone, and `isSeveral`, those of the work before it belong to
 * them, unless they were worked on further or are in a gallery.
 */
function madeLast(earlier: Turn[], isSeveral: boolean): string[] {
  const turns = turnsThatHold(earlier);
  const made = madeBy(turns.findLast(({ steps }) => madeBy(steps).length > 0)?.steps ?? []);
  if (!isSeveral || made.length > 1) return made;
  const steps = turns.flatMap((turn) => turn.steps);
  const kept = steps.findLastIndex(({ tool, output }) => tool === 'add_image_to_gallery' && isDone(output));
  const since = steps.slice(kept + 1);
  const further = new Set(since.filter(makesPicture).map(({ input }) => input?.image));
  const open = madeBy(since).filter((id) => !further.has(id));
  return open.length > 0 ? open : made;
}

/** The calls with one for each picture that is to join the gallery, once these are made. */
export function eachMade({ earlier, current }: Conversation, calls: PlannedCall[]): PlannedCall[] {
  return calls.flatMap((call, at) => {
    const { image } = call.input;
    if (call.tool === 'generate_image') return [ofMade(call, earlier)];
    if (call.tool === 'edit_image' && image === allMade) return [onMade(call, current.steps)];
    if (call.tool !== 'add_image_to_gallery' || typeof image !== 'string') return [call];
    const place = /^#(\d+)$/.exec(image)?.[1];
    if (image !== allMade && image !== madeByLastTurn && place === undefined) return [call];
    const isMadeHere = calls.slice(0, at).some(({ tool }) => tool === 'edit_image' || tool === 'generate_image');
    if (isMadeHere && !current.steps.some(makesPicture)) return [{ ...call, input: { ...call.input, image: 'last' } }];
    const made = isMadeHere ? madeBy(current.steps.filter(makesPicture)) : madeLast(earlier, image === allMade);
    const meant = place === undefined ? made : made.slice(Number(place) - 1, Number(place));
    const chosen = meant.length > 0 || isMadeHere ? meant : ['last'];
    return chosen.map((id): PlannedCall => ({ ...call, input: { ...call.input, image: id } }));
  });
}

/** "Combine them": what the work before came to, and all pictures of the card where that is one alone. */
function ofMade(call: PlannedCall, earlier: Turn[]): PlannedCall {
  const { images, ...input } = call.input;
  if (!Array.isArray(images) || !images.includes(allMade)) return call;
  const made = madeLast(earlier, true);
  return { ...call, input: made.length > 1 ? { ...input, images: made } : input };
}

/** The next work on a picture that this message makes. */
function onMade(call: PlannedCall, steps: ToolStep[]): PlannedCall {
  const made = madeBy(steps.filter(({ tool }) => tool === 'generate_image')).at(-1);
  return made === undefined ? call : { ...call, input: { ...call.input, image: made } };
}

/** Of several pictures one that cannot be worked on keeps none of the others from it; with no credits left there is no next. */
export const isOneOfSeveral = ({ tool, output }: ToolStep, calls: PlannedCall[]): boolean =>
  tool === 'edit_image' &&
  'error' in output &&
  output.error.code !== 'credits_exhausted' &&
  calls.filter((call) => call.tool === 'edit_image').length > 1;
