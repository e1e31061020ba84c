import type { Conversation } from '../conversation.ts';
import type { Request } from '../request.ts';
import { mostAllowed } from '../understanding/wishes/wishes.ts';

const only = '(?:,|\\band\\b|\\bbut\\b|\\bonly\\b|\\bplease\\b|\\s)*';
/** "If it fits", "as long as there is room", "if the title stays under 80 characters". */
const condition = new RegExp(
  `${only}\\b(?:if|as long as|provided|so long as|where)(?: that)? (?:(?:it|that|this|they|the (?:title|words?)) (?:(?:all|still|really|just) )*(?:fits?|has room|can fit)(?: in| there)?|there(?:'s| is| would be| may be)?(?: still| any| enough)* (?:room|space|place)(?: for (?:it|that|them))?(?: left)?|(?:it is |it's )?possible|(?:it|that|the title)(?: then)? (?:stays?|remains?|is|keeps|has|does not get|doesn't get)(?: still)? (?:under|below|within|at most|not (?:over|more than)|no (?:more|longer) than|over|longer than) (?:the (?:limit|maximum|allowed length)|(\\d{2,3})(?: characters?| chars| letters| signs)?))(?: please)?(?=[\\s.!]*$)`,
  'i',
);
/** "…. Could you do that, keeping it under 70 characters?" */
const limitBehind =
  /(?:[.,;!?]+|\s(?:and|but))\s*(?:(?:and|but) )?(?:(?:could|can|would|will) you (?:please )?)?(?:(?:please )?(?:do|make|write|put|add) (?:that|it|this)(?: for me| please)?,? )?(?:(?:and|but|while) )?(?:(?:please )?(?:keep(?:ing)?|stay(?:ing)?|leav(?:e|ing))(?: (?:it|the title|this|that|everything|all of it))?|with(?: the title| it)?|the title) (?:(?:at|to|stays?|staying) )?(?:under|below|within|at most|no (?:more|longer) than|max(?:imum)?(?: of)?|up to) (\d{2,3})(?: ?(?:characters?|chars|letters|signs))?(?: please)?(?=[\s.!?,]*(?:(?:many )?thanks|thank you|$))/i;
const addsToTitle = /\b(?:add|put|append|insert|include|write|words?|mention)\b.*\b(?:titles?|headlines?)\b/is;

/** "Add \"organic\" to the title if it fits": added word for word, and left out where the title would get too long. */
export function ifItFits(conversation: Conversation, read: (conversation: Conversation) => Request): Request | null {
  const { text } = conversation.current;
  const found = text.length > 400 || !addsToTitle.test(text) ? null : (condition.exec(text) ?? limitBehind.exec(text));
  if (found === null) return null;
  const said = `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`.trim();
  const request = read({ ...conversation, current: { ...conversation.current, text: said } });
  const atMost = found[1] === undefined ? 'limit' : mostAllowed(found[0].toLowerCase(), found[1]);
  const asks = request.asks.map((ask) =>
    ask.kind === 'call' && ask.tool === 'edit_card' && Array.isArray(ask.input.edits)
      ? {
          ...ask,
          input: { ...ask.input, edits: ask.input.edits.map((edit) => ({ ...edit, ...limited(edit, atMost) })) },
        }
      : ask.kind === 'call' && ask.tool === 'improve_card' && typeof atMost === 'number'
        ? { ...ask, input: { title_max: atMost, ...ask.input } }
        : ask,
  );
  return { ...request, asks };
}
const limited = ({ op, field }: { op: string; field: string }, at_most: number | 'limit') =>
  field === 'title' && (op === 'add' || op === 'set') ? { at_most } : {};
