import { escapeRegExp } from '@cardwright/listing/text/words';
import { type Conversation, cardInHand } from '../conversation.ts';
import { ownRequest } from '../own-request.ts';
import { isWordsAlone, splitMessage } from '../pasted.ts';
import type { Request } from '../request.ts';
import { colors } from '../understanding/facts/fact-values.ts';
import { normalForm } from '../understanding/speech/normal-form.ts';
import { knownCards } from './known-cards.ts';
import { hasWords } from './title-match.ts';

const lead =
  '^\\s*(?:(?:please|pls|and|now|ok(?:ay)?|hi|hello|hey|so|also|oh|sorry|btw|by the way|unfortunately|sadly|fyi|just)[\\s,.!]+)*';
const kindOf =
  '(?:colou?rs?|sizes?|variants?|variations?|versions?|options?|models?|flavou?rs?|scents?|finish(?:es)?|shades?)';
const noun = '(?:colou?r|size|variant|variation|version|option|one|model|flavou?r|scent|finish|shade)';
const value = "([\\p{L}\\d][\\p{L}\\d'’/ +.-]{0,40}?)";
const gone =
  "(?:is|are|has|have|was|ran|went|['’]s)(?: now| currently| just| all| been| unfortunately| sadly| completely)* (?:sold[ -]?out|out of stock|gone|out|no longer (?:available|there|made|in stock|sold)|not (?:available|in stock|made|there)(?: any ?more| any longer)?|unavailable|discontinued|finished|all sold|over)(?: (?:now|for good|forever|already|too))*";
const remove =
  '(?:(?:please|pls|so|and|then|just|kindly|can you|could you|would you|you can|i want you to|let us)[\\s,]+)*(?:remove|delete|drop|take|strike|cross|kick|erase|get rid of|leave)';
const it = `(?:it|them|that|this|that ${noun}|this ${noun}|the ${noun})`;
const out = `(?: (?:out|off|away|from|of|the|my|this|card|listing|list|page|it|there|please|pls|then|now|${kindOf}|for now|thanks))*[\\s.!]*$`;
const join = '(?:[,;.]| -|,? and|,? so|,? then|,? please)*\\s+';
const wordings = [
  // "Amber is sold out, remove it"
  `${lead}(?:the )?(?:(?:${kindOf}) )?${value}(?: ${noun})? ${gone}${join}${remove} ${it}${out}`,
  // "We have no amber any more, take it out"
  `${lead}(?:i|we)(?: do not| don['’]?t| no longer)? (?:have|sell|make|got|offer|ran out of|are out of|sold out of|have sold out of|have run out of)(?: no)?(?: more)?(?: the)? ${value}(?: ${noun})?(?: any ?more| any longer| left)?${join}${remove} ${it}${out}`,
  // "Remove amber, it is sold out"
  `${lead}${remove} (?:out )?(?:the )?(?:(?:${kindOf}) )?${value}(?: ${noun})?(?: from (?:the |its )?${kindOf})?(?:[,;.]| -|,? because|,? since|,? as)+ ?(?:it|that|this|they|that one|it['’]s)? ?(?:${gone}|sold[ -]?out|out of stock|gone|discontinued)[\\s.!]*$`,
  // "Take amber out of the colours"
  `${lead}${remove} (?:the )?${value} (?:out of|from|off) (?:the |its |my )?(?:list of )?${kindOf}(?: list)?(?:[\\s,]*(?:please|pls|it|is|sold|out|now|because|since|thanks))*[\\s.!]*$`,
].map((words) => new RegExp(words, 'iu'));

/** Words that mean the card itself or a part of it, and no variant. */
const noVariant =
  /^(?:it|this|that|they|these|those|everything|all|(?:the |this |that |my )?(?:card|listing|product|item|one|thing|stock)|i|we|he|she|there|which|what|who|(?:the )?(?:first|second|third|fourth|fifth|last|next)(?: one)?|(?:the )?(?:title|description|bullet|keyword|price|picture|image|photo|spec|specification)s?(?: \d+)?)$/i;
const part =
  /\b(?:bullets?|keywords?|titles?|descriptions?|pictures?|images?|photos?|sentences?|words?|cards?|listings?|tasks?)\b/i;

const nounBehind = new RegExp(` ${noun}$`, 'i');
const isColor = new RegExp(`^(?:amber|${colors})$`, 'i');

/**
 * "Amber is sold out, remove it": that value leaves the variants of the card in hand, and nothing else is changed. Null for
 * other words, and where they name a card.
 */
export function soldOutVariant(conversation: Conversation): Request | null {
  const { current, earlier, shownCardId, isScheduled } = conversation;
  const message = splitMessage(current.text);
  if (isScheduled === true || current.text.length > 160 || !isWordsAlone(message)) return null;
  const inHand = cardInHand(earlier, shownCardId);
  if (inHand === null || /\?\s*$/.test(current.text)) return null;
  const said = current.text.trim();
  const found = wordings.map((wording) => wording.exec(said)?.[1]?.trim()).find((words) => words !== undefined);
  const words = found?.replace(/^(?:the|my|our) /i, '').replace(nounBehind, '');
  if (words === undefined || words === '' || noVariant.test(words) || part.test(words)) return null;
  if (words.split(/\s+/).length > 3) return null;
  // "The mug is sold out, remove it": a card, and no variant of one.
  const isThing = new RegExp(`\\b(?:the|my|our) ${escapeRegExp(words)} (?:is|are|has|have|was|ran|went)\\b`, 'iu').test(
    said,
  );
  if (isThing && !isColor.test(words)) return null;
  const isCard = knownCards(conversation).cards.some(
    ({ card_id: id, title }) => id !== inHand && hasWords(title, words),
  );
  if (isCard) return null;
  const edits = words
    .split(/\s*(?:,|\band\b|&)\s*/i)
    .filter((one) => one !== '')
    .map((one) => ({ op: 'remove', field: 'specifications', value: one }));
  return ownRequest(message, normalForm(current.text).text, [
    { kind: 'call', tool: 'edit_card', input: { edits }, target: { kind: 'it' } },
  ]);
}
