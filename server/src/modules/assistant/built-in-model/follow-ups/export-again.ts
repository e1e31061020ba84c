import type { ExportFormat } from '@cardwright/contract/exports';
import { isFailure } from '../../tool-types.ts';
import { type Conversation, cardInHand } from '../conversation.ts';
import { ownRequest } from '../own-request.ts';
import { isWordsAlone, splitMessage } from '../pasted.ts';
import type { Request } from '../request.ts';
import { formatIn } from '../tables/export-rows.ts';
import type { Ask } from '../understanding/ask.ts';
import { meansAll } from '../understanding/cards/scope-words.ts';
import { normalForm } from '../understanding/speech/normal-form.ts';

const lead =
  '^(?:(?:please|pls|and|now|ok(?:ay)?|hi|hello|hey|so|then|can you|could you|would you|i want|i need|i would like(?: you to)?|give me|let us|just|do|make|run|start|get me)[\\s,.!]+)*';
const last =
  '(?:last time|the last (?:time|one|export|file|download)|(?:my|the) (?:last|previous|latest|earlier) (?:export|file|download|one)|before|the time before|(?:i did )?yesterday|last week|last month|the other day|always|usual|the same as ever)';
const what =
  '(?:it|this|that|them|these|those|everything|all|all of (?:it|them)|(?:all )?(?:my |the )?(?:cards|listings|products|stuff)|(?:this|the) (?:card|listing|product|one))';
const ends =
  '(?:,? (?:please|pls|again|once more|now|too|for me|thanks|thank you|as well|settings|format|way))*[\\s.!?]*$';
const wordings = [
  `(?:re-?)?(?:export|download)(?: ${what})?(?: (?:again|once more|anew|just|exactly))*,? (?:(?:just |exactly )?(?:like|as|same as|the same as|the same way as|in the same (?:format|way) as|with the same (?:settings|format) as|how (?:i|we|you) did(?: it)?)) ?(?:(?:i|we|you) did(?: it)? )?${last}`,
  `(?:the |my )?(?:very )?same (?:export|file|download)(?: (?:again|once more|as ${last}))*`,
  `(?:repeat|redo|re-?do|re-?run|run|do|make|start) (?:the|my|that) (?:(?:last|previous|latest|same|earlier|usual) )?(?:export|file|download)(?: (?:again|once more|anew))*`,
  `(?:re-?)?export (?:the )?same(?: (?:again|thing|cards|as ${last}|once more|stuff|way))*`,
  `(?:re-?)?export(?: (?:it|them|those|that))? (?:again|once more)(?: (?:the )?same)?`,
  `(?:re-?export|the usual export|another export like ${last}|same export as ${last})`,
].map((words) => new RegExp(`${lead}${words}${ends}`));
/** "... but as JSON": the same cards in another file. */
const asOther =
  /[\s,]+(?:(?:but|only|just|and|now|this time|then)[\s,]+)*(?:as|in|to|into) (?:an? )?(json(?: ?-? ?ld)?|csv|xlsx?|excel|spreadsheet)(?: (?:file|format|instead|this time|please|pls|now|then))*(?=[\s.!?]*$)/;
/** Without "again" or what is the same it may be the first one. */
const isAgain =
  /\b(?:again|once more|anew|same|like|as|repeat|re-?do|re-?run|usual|last|previous|earlier|how|re-?export)\b/;

/** "Export again like last time": in the format of the seller's last export, of its cards where none are named. */
export function exportAgain(conversation: Conversation): Request | null {
  const { current, earlier, shownCardId, isScheduled } = conversation;
  const message = splitMessage(current.text);
  if (isScheduled === true || current.text.length > 120 || !isWordsAlone(message)) return null;
  const { text } = normalForm(current.text);
  const [other, named] = asOther.exec(text.trim()) ?? [];
  const said = text.trim().replace(other ?? '', '');
  if (!isAgain.test(said) || formatIn(said) !== null || !wordings.some((wording) => wording.test(said))) return null;
  const inHand = cardInHand(earlier, shownCardId);
  // "Export it again", where something is in hand, is about that.
  const isBare = !/\b(?:same|like|as|last|previous|usual|how|repeat|re-?do|re-?run)\b/.test(said);
  if (isBare && (inHand !== null || earlier.some(({ steps }) => steps.some(({ tool }) => tool === 'export_cards'))))
    return null;
  const isIt = /\b(?:it|this|that)\b/.test(said) && inHand !== null && !/\bthat (?:export|file|download)\b/.test(said);
  const format = named === undefined ? null : formatIn(named);
  if (format !== null) return isBare || isIt ? null : inOther(message, text, format, earlier);
  const ask: Ask = {
    kind: 'call',
    tool: 'export_cards',
    input: { as_last_time: true, ...(meansAll(said) ? { all: true } : {}) },
    target: isIt && !meansAll(said) ? { kind: 'it' } : null,
  };
  return ownRequest(message, text, [ask]);
}

/** The cards of this chat's last file, else those of the seller's last export, in another format. */
function inOther(
  message: Request['message'],
  text: string,
  format: ExportFormat,
  earlier: Conversation['earlier'],
): Request {
  const steps = earlier.flatMap((turn) => turn.steps.filter(({ tool }) => tool === 'export_cards'));
  const { card_ids: ids, ...before } = steps.findLast(({ output }) => !isFailure(output))?.input ?? {};
  const isNamed = Array.isArray(ids) || before.all === true;
  const ask: Ask = {
    kind: 'call',
    tool: 'export_cards',
    input: isNamed ? { ...before, format } : { as_last_time: true, other_format: format },
    target: Array.isArray(ids) ? { kind: 'cards', card_ids: ids as string[] } : null,
  };
  return ownRequest(message, text, [ask]);
}
