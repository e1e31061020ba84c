import { isFailure } from '../../tool-types.ts';
import { type Conversation, listedLast } from '../conversation.ts';
import { saidAs } from '../said-around.ts';
import { numberWord } from '../understanding/speech/number-words.ts';

/** "Yes fix it", behind a picture at which there was nothing to change. */
const onceMore = saidAs(
  '(?:yes[\\s,.!]+)?(?:fix|do|try|change|edit|mend|correct|improve) (?:it|that|this)(?: (?:again|anyway|still|though))*',
);
/** "All three as excel", behind a list of three. */
const allOf =
  /\ball (?:of the |the )?(two|three|four|five|six|seven|eight|nine|ten|\d{1,2})(?: of (?:them|these|those))?(?= (?:as|in|to|for)\b|[\s.!]*$)/i;

/** What points at a picture that was left as it is, or at as many cards as were listed, in full; null for other words. */
export function ofNothingDone({ current, earlier }: Conversation): string | null {
  const said = current.text.trim();
  const last = earlier.at(-1);
  if (said.length > 100 || last === undefined) return null;
  const step = last.steps.at(-1);
  // The picture is meant, and not the card with all that it says.
  if (step?.tool === 'edit_image' && isFailure(step.output) && onceMore.test(said) && last.text.trim() !== said)
    return last.text;
  const [, count = ''] = allOf.exec(said) ?? [];
  const listed = listedLast(earlier);
  const isWhole = listed !== null && !listed.more && listed.cards.length === numberWord(count.toLowerCase());
  return count !== '' && isWhole ? said.replace(allOf, 'those') : null;
}
