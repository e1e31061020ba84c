import { type Conversation, cardInHand, isDone, outputFrom, type Turn } from './conversation.ts';
import { imagesDone, ofPictures } from './pictures/images-done.ts';
import type { Surroundings } from './understanding/ask.ts';
import type { OpenQuestion } from './understanding/facts/question-replies.ts';

/** What a request stands in. */
export function surroundingsOf({
  earlier,
  current,
  shownCardId,
  files,
  isScheduled = false,
}: Conversation): Surroundings {
  const sent = (current.files ?? []).length;
  const made = turnsThatHold(earlier)
    .flatMap(({ steps }) => steps)
    // What found nothing to change, or failed, leaves the picture before it in hand.
    .findLast(
      ({ tool, output }) =>
        (tool === 'edit_image' || tool === 'generate_image') && 'images' in output && isDone(output),
    );
  const images = made !== undefined && 'images' in made.output ? made.output.images : [];
  const held = heldPictures({ earlier, current, shownCardId });
  return {
    hasCard: cardInHand([...earlier, current], shownCardId) !== null,
    files,
    filesAreNew: sent > 0,
    ...(sent > 0 ? { newFiles: sent } : {}),
    lastTool: earlier.at(-1)?.steps.at(-1)?.tool ?? null,
    hasQuestions: questionsOf(earlier.at(-1)).length > 0,
    lastImage: images.at(-1)?.image_id ?? null,
    isScheduled,
    ...(isAboutFile(earlier) ? { isAboutFile: true as const } : {}),
    ...(held.length === 0 ? {} : { heldPictures: held }),
    ...(made === undefined ? {} : { imagesDone: imagesDone({ earlier, current, shownCardId }) }),
  };
}

const takesBack = /\b(?:undo|revert|(?:take|took) (?:it|that|this) back|go back)\b/i;
/** The turns that did something. "Undo that", behind a picture that was made: what comes next is done to the one before it. */
export function turnsThatHold(earlier: Turn[]): Turn[] {
  const kept: Turn[] = [];
  for (const turn of earlier) {
    const last = kept.at(-1)?.steps.at(-1);
    if (turn.steps.length === 0 && takesBack.test(turn.text) && last !== undefined && ofPictures.has(last.tool))
      kept.pop();
    else if (turn.steps.length > 0) kept.push(turn);
  }
  return kept;
}

function isAboutFile(earlier: Turn[]): boolean {
  const since = earlier.slice(earlier.findLastIndex(({ steps }) => steps.length > 0) + 1);
  return since.some(({ files = [] }) => files.some(({ kind }) => kind !== 'image'));
}

/** The pictures that the seller sent last, while nothing was done with them and no other card was turned to. */
function heldPictures({
  earlier,
  current,
  shownCardId,
}: Pick<Conversation, 'earlier' | 'current' | 'shownCardId'>): string[] {
  const at = earlier.findLastIndex(({ files = [] }) => files.some(({ kind }) => kind === 'image'));
  if (at < 0 || (current.files ?? []).length > 0) return [];
  const since = earlier.slice(at);
  const isUsed = since.some(({ steps }) => steps.some(({ tool, output }) => ofPictures.has(tool) && isDone(output)));
  const before = cardInHand(earlier.slice(0, at), shownCardId);
  const isOtherCard = before !== null && before !== cardInHand(earlier, shownCardId);
  const files = since[0]?.files ?? [];
  return isUsed || isOtherCard ? [] : files.flatMap(({ kind, file_id }) => (kind === 'image' ? [file_id] : []));
}

/** What the seller was asked at the end of a turn. */
export function questionsOf(turn: Turn | undefined): OpenQuestion[] {
  const steps = turn?.steps ?? [];
  return outputFrom(steps, 'improve_card')?.questions ?? outputFrom(steps, 'create_card')?.questions ?? [];
}
