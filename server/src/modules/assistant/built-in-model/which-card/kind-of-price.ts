import type { ToolInput } from '../../tool-types.ts';
import type { Conversation } from '../conversation.ts';
import { openPrice } from '../open-price/open-price.ts';
import { ownRequest } from '../own-request.ts';
import { isWordsAlone, splitMessage } from '../pasted.ts';
import type { Request } from '../request.ts';
import { call } from '../understanding/ask.ts';
import { priceRangeIn } from '../understanding/cards/price-ranges.ts';
import { isSmallWord } from '../understanding/cards/targets.ts';
import { marketplaceName, marketplacesIn } from '../understanding/marketplace-words.ts';
import { normalForm } from '../understanding/speech/normal-form.ts';
import { isKind } from './all-of-kind.ts';

const mostCharacters = 160;
const word = "[\\p{L}][\\p{L}'’-]*";
const said =
  '(?:do|does|is|are|there|that|which|all|cost|costs|costing|priced|sell|sells|selling|for|at|with|have|has|a|price|prices|currently|still|only|of|not|below|under|over|above|less|more|than|cheaper|dearer|pricier|expensive|at least|at most|up|to|no|from|between|lower|higher|or|i|we|got|left|in stock)';
const sum = '(?:[$€£] ?)?\\d[\\d.,]*(?: ?(?:[$€£]|[a-z]{3,7}\\b))?';
/** "Which of my rings cost over 30?", "do I have silver rings under 20 euros", "rings below 15". */
const asked = new RegExp(
  `^(?:(?:and|so|ok(?:ay)?|but|now|please|well|hm+|great|thanks|tell me|do you know|(?:can|could) you|i (?:want|need|would like) to (?:see|know))[\\s,.!]+)*(?:(?:which|what|how many|are there|is there|(?:do|have) (?:i|we)(?: have| got)?|any|show|list|find|give|see)(?: me)? (?:(?:any|some|all|only|just|of|which|what) )*)?(?:(?:my|the|our|those|these) )?((?:${word} ){1,3}?)(?:(?:on|from|in) (?:my )?${marketplaceName}(?: shop| store)? )?(?:${said} )+${sum}(?: (?:and|to|or) (?:less|more|${sum}))?(?: (?:please|pls|now|there|then|in my (?:library|shop|store)))*[\\s?.!]*$`,
  'u',
);

/** Which cards of a kind cost so much: looked up in the library. Null for other words, and where work is asked for. */
export function kindOfPrice(conversation: Conversation): Request | null {
  const { current, isScheduled } = conversation;
  const message = splitMessage(current.text);
  const isAlone = isWordsAlone(message) && (current.files ?? []).length === 0;
  if (isScheduled === true || !isAlone || current.text.length > mostCharacters) return null;
  const { text } = normalForm(current.text);
  // "The rings under 20 euros", behind a price that was told, are what the work is to be on.
  if (openPrice(conversation) !== null && !asksForThem.test(text.trim())) return null;
  const input = lookOf(text.trim());
  return input === null ? null : ownRequest(message, text, [call('list_cards', input)]);
}

function lookOf(text: string): ToolInput<'list_cards'> | null {
  const kind = asked.exec(text)?.[1]?.trim() ?? '';
  const range = kind === '' || startsWork.test(text) || !isOfCost.test(text) ? null : priceRangeIn(text);
  const words = kind.split(' ');
  if (range === null || words.some((one) => isSmallWord(one)) || !isKind(kind)) return null;
  const [place, ...others] = marketplacesIn(text);
  if (others.length > 0) return null;
  const query = [...words.slice(0, -1), singular(words.at(-1) ?? '')].join(' ');
  return { query, ...(place === undefined ? {} : { marketplace: place.id }), ...range };
}
const isOfCost =
  /\b(?:costs?|costing|priced?|prices|cheaper|dearer|pricier|expensive|sells?|selling|for (?:under|over|below|above|less than|more than|up to|at most))\b|[$€£]|\d ?(?:eur|euros?|usd|dollars?|bucks|gbp|pounds?|quid)\b/;
const asksForThem = /^(?:(?:and|so|ok|but)[\s,]+)*(?:which|what|how|do|have|are|show|list)\b/;
/** "Improve rings under 20" is work on them. */
const startsWork =
  /^(?:(?:please|and|now|can you|could you|ok)[\s,]+)*(?:improve|optimi[sz]e|re-?write|polish|score|rate|export|download|publish|delete|remove|set|change|raise|lower|put|make|round|sort|write|add|create|import)\b/;
const singular = (name: string) => (name.length > 3 ? name.replace(/(?<=x|ss|sh|ch)es$|(?<![su])s$/, '') : name);
