import type { CardSummary } from '../../tool-types.ts';
import { type Conversation, outputFrom } from '../conversation.ts';
import { parseRequest, type Request } from '../request.ts';
import { surroundingsOf } from '../surroundings.ts';
import { isPartWord, thingAsked } from '../understanding/cards/asked-things.ts';
import { type Mention, mentionsIn } from '../understanding/cards/card-mentions.ts';
import { isDescribing } from '../understanding/cards/name-words.ts';
import type { Known } from './known-cards.ts';
import { hasWords } from './title-match.ts';

/** A question about a thing that is called as a product, and that thing; null for other messages. */
export function lookUpOf(conversation: Conversation): { request: Request; thing: Mention } | null {
  const { text } = conversation.current;
  const thing = thingAsked(text, mentionsIn(text), textsOf(conversation));
  const request = thing === null ? null : lookUp(conversation);
  const [ask, ...others] = request?.asks ?? [];
  const isQuestion = ask?.kind === 'call' && ask.tool === 'answer_from_card' && others.length === 0;
  return thing === null || request === null || !isQuestion
    ? null
    : { request, thing: { ...thing, isSure: true, isStrong: true } };
}

/** What the words ask of a card, as they stand: the learned reader knows no question about what it has not seen sold. */
function lookUp({ current, earlier, ...around }: Conversation): Request {
  const bare = { ...around, earlier, current: { ...current, steps: [] } };
  return parseRequest(current.text, surroundingsOf(bare));
}

/** What was read or written of cards so far: their parts are named there. */
const textsOf = ({ earlier }: Conversation): string =>
  JSON.stringify(
    earlier.flatMap(({ steps }) =>
      steps.flatMap(({ tool, input, output }) =>
        tool === 'list_cards' || tool === 'answer_from_card' ? [] : [input, output],
      ),
    ),
  );

/** "The bottle", looked for just now or among all cards: the only title that has the word is meant, wherever in it it stands. */
export function lookedUp(
  { words, hasArticle }: Mention,
  { current }: Conversation,
  { cards, isAll }: Known,
): CardSummary[] {
  const step = current.steps.find(({ tool, input }) => tool === 'list_cards' && input?.query === words.join(' '));
  const listed = step === undefined ? (isAll ? cards : []) : (outputFrom([step], 'list_cards')?.cards ?? []);
  const isThing = hasArticle && !words.every((word) => isPartWord(word) || isDescribing(word));
  const own = isThing ? listed.filter(({ title }) => hasWords(title, words.join(' '))) : [];
  return own.length === 1 ? own : [];
}
