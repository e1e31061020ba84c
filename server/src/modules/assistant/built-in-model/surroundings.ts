import { type Conversation, cardInHand, outputFrom, type Turn } from './conversation.ts';
import { imagesDone } from './images-done.ts';
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
  const steps = earlier.flatMap((turn) => turn.steps);
  const made = steps.findLast(({ tool }) => tool === 'edit_image' || tool === 'generate_image');
  const images = made !== undefined && 'images' in made.output ? made.output.images : [];
  return {
    hasCard: cardInHand([...earlier, current], shownCardId) !== null,
    files,
    filesAreNew: (current.files ?? []).length > 0,
    lastTool: earlier.at(-1)?.steps.at(-1)?.tool ?? null,
    hasQuestions: questionsOf(earlier.at(-1)).length > 0,
    lastImage: images.at(-1)?.image_id ?? null,
    isScheduled,
    ...(made === undefined ? {} : { imagesDone: imagesDone({ earlier, current, shownCardId }) }),
  };
}

/** What the seller was asked at the end of a turn. */
export function questionsOf(turn: Turn | undefined): OpenQuestion[] {
  const steps = turn?.steps ?? [];
  return outputFrom(steps, 'improve_card')?.questions ?? outputFrom(steps, 'create_card')?.questions ?? [];
}
