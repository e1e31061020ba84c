import type { Conversation } from '../conversation.ts';
import { parseRequest, type Request } from '../request.ts';
import { surroundingsOf } from '../surroundings.ts';
import { thingAsked } from '../understanding/cards/asked-things.ts';
import { type Mention, mentionsIn } from '../understanding/cards/card-mentions.ts';

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
