import type { Conversation } from '../conversation.ts';
import type { Request } from '../request.ts';
import { type Ask, isCall, say } from '../understanding/ask.ts';
import { sectionNamed } from '../understanding/wishes/wishes.ts';

const figure = '\\d{2,3} ?(?:characters?|chars?|letters|signs)';
/** "Max 60 characters each", "each bullet at most 60 characters". */
const perBullet = new RegExp(
  `\\b${figure}\\b[^.;\\d]{0,20}\\b(?:each|apiece|(?:per|a|every) bullet)\\b|\\b(?:each|every) (?:bullet|one|of them)\\b[^.;\\d]{0,30}\\b${figure}`,
);
const orders = /\b(?:improve|optimi[sz]e|polish|re-?write|redo|re-?work|write)\b/;
/** "Better bullets, 5 of them". */
const betterBullets = /\b(?:better|nicer|new|good|stronger|fresh|other) bullets\b/;
const ofAll = /\b(?:listings?|cards?|products?|everything|whole|it|this|that)\b/;

/** What is wished of the bullets alone is done to no other text, and what cannot be held to is told. */
export function ofBulletsAlone({ earlier }: Conversation, request: Request): Request {
  const { asks, text } = request;
  const named = sectionNamed(text);
  const isOfBullets = named.length > 0 ? isBullets(named) : isBullets(spokenOf(earlier));
  if (!isOfBullets || !asks.every(isRewriting)) return request;
  // Ordered with other work, the rest of it is done.
  if (perBullet.test(text) && !orders.test(text)) return { ...request, asks: [say('bullets_length')] };
  if (named.length === 0 || !betterBullets.test(text) || ofAll.test(text)) return request;
  return {
    ...request,
    asks: asks.map((ask) =>
      isCall(ask) && ask.input.sections === undefined
        ? { ...ask, input: { ...ask.input, sections: ['bullets'] } }
        : ask,
    ),
  };
}

const isBullets = (sections: string[]) => sections.length === 1 && sections[0] === 'bullets';
const isRewriting = (ask: Ask) => (isCall(ask) ? ask.tool === 'improve_card' : ask.topic === 'offer_improve');

/** The sections that the last work on texts was on. */
function spokenOf(earlier: Conversation['earlier']): string[] {
  const step = earlier.at(-1)?.steps.findLast(({ tool }) => tool === 'improve_card');
  return (step?.input?.sections ?? []) as string[];
}
