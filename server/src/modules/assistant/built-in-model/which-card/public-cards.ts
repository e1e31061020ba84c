import { type Conversation, outputFrom } from '../conversation.ts';
import { ownRequest } from '../own-request.ts';
import { isWordsAlone, splitMessage } from '../pasted.ts';
import { mostCards } from '../plan-calls.ts';
import type { Request } from '../request.ts';
import { lead } from '../said-around.ts';
import { type Ask, call, say } from '../understanding/ask.ts';
import { normalForm } from '../understanding/speech/normal-form.ts';

const ends = '(?:,? (?:please|pls|now|right now|currently|at the moment|then|again|already))*[\\s?.!]*$';
const cards = '(?:cards?|listings?|products?|items?|ones?|pages?|cases?)';
const isPublic = '(?:public|published|publicly visible|shared publicly)';
const asked = new RegExp(
  `^${lead}(?:(?:which|what)(?: of (?:my|the|these|those|them))?(?: ${cards})? (?:is|are)(?: (?:currently|still|now|already))? ${isPublic}|(?:show|list|see|find)(?: me)?(?: (?:all|only|just))?(?: of)?(?: (?:my|the))? (?:public|published) ${cards}|how many(?: of (?:my|the|them|these))?(?: ${cards})? are(?: (?:currently|still|now|already))? ${isPublic}|(?:is|are) (?:anything|something|any(?: of (?:them|these|those|my ${cards}))?|any ${cards})(?: (?:currently|still|now|already))? ${isPublic}|(?:what|which ${cards}) (?:have i|did i|i have) (?:published|made public)|(?:is|are) (?:the|my) (?!(?:title|description|price|score|photos?|pictures?|images?)\\b)[\\p{L}\\d' -]{2,40}? (?:currently |still |now |already )?${isPublic})${ends}`,
  'iu',
);
const those = `(?:all(?: of (?:them|these|those|my ${cards}|the ${cards}))?|everything|all (?:my|the|these|those)(?: public| published)? ${cards}|them all)`;
const takenBack = new RegExp(
  `^${lead}(?:un-?publish ${those}|(?:take|pull|bring) ${those} (?:back|down|offline)|make ${those} private(?: again)?|(?:remove|end|delete|withdraw|take back|take down) all (?:my |the |of my )?public (?:pages|links|cases))${ends}`,
  'i',
);

/** "Which of my cards are public?", "unpublish all of them": every card with a public page, whatever was spoken of. */
export function publicCards(conversation: Conversation): Request | null {
  const { current, isScheduled } = conversation;
  const message = splitMessage(current.text);
  if (isScheduled === true || current.text.length > 120 || !isWordsAlone(message)) return null;
  const { text } = normalForm(current.text);
  const look = call('list_cards', { published: true });
  if (asked.test(text.trim())) return ownRequest(message, text, [look]);
  if (!takenBack.test(text.trim())) return null;
  const listed = outputFrom(current.steps, 'list_cards');
  const card_ids = listed?.cards.map(({ card_id }) => card_id) ?? [];
  const work: Ask = {
    kind: 'call',
    tool: 'withdraw_case',
    input: {},
    target: listed === null ? { kind: 'unknown', look: null } : { kind: 'cards', card_ids },
  };
  // So many calls a request has; the others would stay public without a word.
  if (card_ids.length > mostCards || listed?.more === true) return ownRequest(message, text, [look, say('edit_many')]);
  // Where none is public, the empty list says so.
  return ownRequest(message, text, listed !== null && card_ids.length === 0 ? [look] : [look, work]);
}
