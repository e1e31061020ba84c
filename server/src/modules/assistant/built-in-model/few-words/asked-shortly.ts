import { type Conversation, cardInHand, isDone, outputFrom } from '../conversation.ts';
import { askedAs } from '../said-around.ts';
import { rankAskedIn } from '../understanding/cards/ranked-words.ts';
import { shortRank } from '../understanding/cards/short-ranks.ts';
import { priceAskedIn } from '../understanding/questions/price-questions.ts';

/** What is ranked of a card are its texts, of the shop its cards. */
const ofCards = new Set<string>([
  'list_cards',
  'score_cards',
  'improve_cards',
  'export_cards',
  'create_card',
  'import_file',
]);

const jobs = new Set<string>(['improve_cards', 'score_cards']);
/** "What does it still lack", "whats missing", "what else can be better". */
const lacks = askedAs(
  `(?:what|which things?)(?:['’]?s)?(?: (?:does|do|is|are|else|still|it|this|that|the card|the listing|now|there|then|more))* (?:lack(?:s|ing)?|miss(?:ing)?|left to (?:do|fix|improve)|to (?:fix|improve|do)|wrong with (?:it|this|that))(?: (?:still|now|yet|then|here|on it|in it|with it|from it))*`,
);
/** "Whats the easiest thing to fix", "what should i fix first". */
const easiest = askedAs(
  `what(?:['’]?s| is| are| would be)? (?:the )?(?:easiest|quickest|fastest|simplest|biggest|most important|first|next best)(?: (?:things?|ones?|fix|point|points|win|gain|part))*(?: (?:to|i can|i could|i should|you can|we can) (?:fix|improve|change|do|mend|get|gain|work on))?(?: (?:now|first|here|there|for me))*|what (?:should|can|do|could) i (?:fix|do|improve|change|work on) (?:first|next|now|to (?:get|score|raise|push|bring) (?:it |the score )?(?:higher|more|up|better|more points))`,
);
/** "Why so low", "why only 35". */
const whyLow = askedAs(
  `why(?: is| are|['’]?s)?(?: (?:it|this|that|the score|my score))?(?: (?:so|that|only|still|just))* (?:low|bad|poor|little|few points|(?:at )?\\d{1,3}(?: points)?)`,
);
/** "Why did it go down", "what was the score before", "did it get better". */
const moved = askedAs(
  `(?:why|did|has|how much|how far)(?: (?:did|has|have))? (?:it|this|that|the score|my score|the points)(?: (?:just|now|even|really))* (?:go(?:ne|es)?|went|dropp?(?:ed)?|fall|fell|fallen|sink|get|got|rise|risen|change[d]?|improve[d]?)(?: (?:down|up|lower|higher|better|worse|any better|at all))*|what (?:was|is) (?:the |my |its )?(?:score|points|it)(?: (?:score|at))?(?: (?:before|earlier|until now|previously|then))+|what did it (?:score|have) before`,
);
/** "Did it work?" */
const worked = askedAs(
  `(?:did|has) (?:it|that|this)(?: (?:work|worked|go through|gone through|happen|go ok(?:ay)?|run))+(?: (?:now|out|ok(?:ay)?))*|(?:is|are) (?:it|that|they|you) (?:done|finished|ready|through)(?: (?:now|yet|already))*|(?:done|finished|ready) (?:yet|now|already)`,
);

/** What is asked in few words, as the question in full that the words before make of it; null for other words. */
export function askedShortly({ current, earlier, shownCardId }: Conversation): string | null {
  const said = current.text.trim();
  const last = earlier.at(-1);
  if (said.length > 120) return null;
  const step = last?.steps.at(-1);
  const hasCard = cardInHand(earlier, shownCardId) !== null;
  const isOfCards =
    !hasCard || /\bmy\b/i.test(said) || (step !== undefined && ofCards.has(step.tool)) || isListed(earlier);
  const isKnown =
    rankAskedIn(said.toLowerCase()) !== null ||
    (!hasCard && priceAskedIn(said.toLowerCase().replace(/[\s?!.]+$/, '')) !== null);
  const rank = isKnown ? null : shortRank(said);
  if (rank === 'cheapest' || rank === 'dearest')
    return full(`what is my ${rank === 'dearest' ? 'most expensive' : rank} card?`, said);
  if (rank !== null && isOfCards) return full(`which card is the ${rank}?`, said);
  if (step !== undefined && jobs.has(step.tool) && worked.test(said)) return full('is it done yet?', said);
  if (
    worked.test(said) &&
    step?.tool !== 'export_cards' &&
    earlier.some(({ steps }) => steps.some(({ output }) => isDone(output)))
  )
    return full('what have you done so far?', said);
  if (last === undefined) return null;
  const picture = ofPictures(said, earlier);
  if (picture !== null) return full(picture, said);
  if (!hasCard) return null;
  if (lacks.test(said) && !/\b(?:mean|it mean)\b/i.test(said)) return full('what is missing on this card?', said);
  if (easiest.test(said)) return full('what should I fix first?', said);
  if (whyLow.test(said)) return full('why is the score so low?', said);
  const improved = earlier.findLast(({ steps }) => steps.some(({ tool }) => tool === 'improve_card'));
  const isImproved = improved !== undefined && outputFrom(improved.steps, 'improve_card') !== null;
  if (isImproved && moved.test(said)) return full('is it better now?', said);
  return null;
}

/** "How do i add one", "how many should i have", behind pictures. */
const howAdd = askedAs(
  '(?:how|where) (?:do|can|could|should) (?:i|we) (?:add|upload|attach|send|put|give you)(?: (?:one|it|them|some|that|those|more|mine|in|up|here|now))*',
);
const howMany = askedAs(
  'how many (?:(?:of (?:them|those|these)|are|do|should|must|can|would|i|we|it|there|be|have|need|add|enough|best|ideal|good|upload|use|recommended) ?)+',
);
const pictures = /\b(?:photos?|pictures?|images?|pics?|gallery|background)\b/i;
function ofPictures(said: string, earlier: Conversation['earlier']): string | null {
  const isSpokenOf = earlier
    .slice(-2)
    .some(
      ({ text, steps }) =>
        pictures.test(text) || steps.some(({ tool }) => tool === 'edit_image' || tool === 'generate_image'),
    );
  if (!isSpokenOf) return null;
  return howAdd.test(said) ? 'how do I add an image?' : howMany.test(said) ? 'how many images should I have?' : null;
}

/** What is said in full already is no other question. */
const full = (question: string, said: string) => (said.toLowerCase() === question.toLowerCase() ? null : question);

/** Several cards were shown or worked on lately. */
function isListed(earlier: Conversation['earlier']): boolean {
  const ids = new Set(
    earlier
      .slice(-3)
      .flatMap(({ steps }) =>
        steps.flatMap(({ output }) => ('card' in output && output.card !== null ? [output.card.card_id] : [])),
      ),
  );
  return ids.size > 1;
}
