import { type Conversation, cardInHand, isDone, outputFrom, type Turn } from './conversation.ts';
import { imagesDone, ofPictures } from './images-done.ts';
import type { Surroundings } from './understanding/ask.ts';
import type { OpenQuestion } from './understanding/question-replies.ts';

/** What a request stands in. */
export function surroundingsOf({
  earlier,
  current,
  shownCardId,
  files,
  isScheduled = false,
}: Conversation): Surroundings {
  const sent = (current.files ?? []).length;
  const made = withoutTakenBack(earlier).findLast(({ tool }) => tool === 'edit_image' || tool === 'generate_image');
  const images = made !== undefined && 'images' in made.output ? made.output.images : [];
  const held = heldPicture({ earlier, current, shownCardId });
  return {
    hasCard: cardInHand([...earlier, current], shownCardId) !== null,
    files,
    filesAreNew: sent > 0,
    ...(sent > 0 ? { newFiles: sent } : {}),
    lastTool: earlier.at(-1)?.steps.at(-1)?.tool ?? null,
    hasQuestions: questionsOf(earlier.at(-1)).length > 0,
    lastImage: images.at(-1)?.image_id ?? null,
    isScheduled,
    ...(held === undefined ? {} : { heldPicture: held }),
    ...(made === undefined ? {} : { imagesDone: imagesDone({ earlier, current, shownCardId }) }),
  };
}

const takesBack = /\b(?:undo|revert|(?:take|took) (?:it|that|this) back|go back)\b/i;
/** "Undo that", behind a picture that was made: what comes next is done to the one before it. */
function withoutTakenBack(earlier: Turn[]): Turn['steps'] {
  const kept: Turn[] = [];
  for (const turn of earlier) {
    const last = kept.at(-1)?.steps.at(-1);
    if (turn.steps.length === 0 && takesBack.test(turn.text) && last !== undefined && ofPictures.has(last.tool))
      kept.pop();
    else if (turn.steps.length > 0) kept.push(turn);
  }
  return kept.flatMap(({ steps }) => steps);
}

/** The picture that the seller sent last, while nothing was done with it and no other card was turned to. */
function heldPicture({
  earlier,
  current,
  shownCardId,
}: Pick<Conversation, 'earlier' | 'current' | 'shownCardId'>): string | undefined {
  const at = earlier.findLastIndex(({ files = [] }) => files.some(({ kind }) => kind === 'image'));
  if (at < 0 || (current.files ?? []).length > 0) return undefined;
  const since = earlier.slice(at);
  const isUsed = since.some(({ steps }) => steps.some(({ tool, output }) => ofPictures.has(tool) && isDone(output)));
  const before = cardInHand(earlier.slice(0, at), shownCardId);
  const isOtherCard = before !== null && before !== cardInHand(earlier, shownCardId);
  return isUsed || isOtherCard ? undefined : since[0]?.files?.find(({ kind }) => kind === 'image')?.file_id;
}

/** What the seller was asked at the end of a turn. */
export function questionsOf(turn: Turn | undefined): OpenQuestion[] {
  const steps = turn?.steps ?? [];
  return outputFrom(steps, 'improve_card')?.questions ?? outputFrom(steps, 'create_card')?.questions ?? [];
}
