import { isFailure } from '../../tool-types.ts';
import type { Conversation } from '../conversation.ts';
import { formatIn } from '../tables/export-rows.ts';
import type { Ask } from '../understanding/ask.ts';
import { operationsIn } from '../understanding/pictures/image-operations.ts';
import { normalForm } from '../understanding/speech/normal-form.ts';
import { works } from '../which-card/named-reads.ts';
import { continuedRequest } from './follow-ups.ts';
import { isBareRepeat } from './repeats.ts';

/** "Wow! Do this one the same way", "and this one too", "now this one": the last work once more, as `repeats.ts` reads it. */
export function onceMore(conversation: Conversation, said: string): string {
  if (isOnceMore(conversation, said)) return 'the same for this one';
  return said.replace(/\btheir originals?\b/i, 'the original');
}
const leads =
  '(?:(?:and|now|then|next|also|ok(?:ay)?|hm+|yes|right|good|great|fine|well|cool|alright|perfect|brilliant|excellent|lovely|nice|super|superb|awesome|wonderful|amazing|wow|thanks|thank you|thx|cheers|please|just|what about|how about|do|with|for|on|let us do|take)[\\s,!]+)';
const same =
  '(?:(?:in |exactly )?(?:the )?same(?: way| again| (?:file )?(?:format|type|kind)(?: of file)?)?|likewise|similarly|as before|as ?well|too|also|next|now|then|please|pls|plz|thanks)';
const thing = '(?: again| thing| treatment| procedure| job| makeover| care| polish| operation)?';
const again = new RegExp(
  `^\\s*(?:${leads}+this one(?:,? ${same})*|this one(?:,? ${same})+|${leads}*give this one (?:exactly )?the same${thing}(?: ${same})*|(?:and )?this one (?:gets|deserves|needs|should get|wants) (?:exactly )?the same${thing}(?: ${same})*|${leads}*(?:(?:can|could|may|should) this one (?:get|have) (?:that|this|it)|this one (?:gets|should get|needs|wants) (?:that|this|it)|give this one (?:that|this|it)|(?:that|this|it) (?:for|on|with) this one)(?:,? ${same})+|${leads}*(?:the )?same${thing} (?:for|with|on|to) this one(?:,? ${same})*)[\\s.!?]*$`,
  'i',
);
const repeatable = new Set<string>([
  'improve_card',
  'score_card',
  'edit_image',
  'export_cards',
  'compare_versions',
  'publish_case',
]);
/** "And what does the mug get?", after a score. */
const scoredToo = new RegExp(
  `^${leads}*(?:what|how (?:much|many|many points|good)) (?:does|would|will|did|has|is) this one (?:get|got|have|reach|make|at|scored?|rated?)(?: (?:now|then|there|points))*[\\s.!?]*$`,
  'i',
);
/** Whether that is all that these words ask for. */
export function isOnceMore(conversation: Conversation, said: string): boolean {
  const last = conversation.earlier.at(-1)?.steps.at(-1)?.tool ?? '';
  if (!repeatable.has(last)) return false;
  // "What about the apron?" shows nothing to others.
  if (last === 'publish_case' && /\?\s*$/.test(said)) return false;
  if (last === 'score_card' && scoredToo.test(said)) return true;
  const [sentence = ''] = /[^.!?]*[.!?\s]*$/.exec(said.trimEnd()) ?? [];
  const [head = ''] = /^[^.,;!?]*/.exec(said) ?? [];
  const isHead =
    !again.test(sentence) &&
    head.length < said.length &&
    again.test(head) &&
    !/\bthis one(?:'s)? (?:is|are|has|was)\b/.test(head);
  if (!again.test(sentence) && !isHead) return false;
  // "Shorten the title. And this one too" orders something before, "this one too, but shorter" after it.
  const text = isHead ? said.slice(head.length).replace(/^[\s.,;!?]+/, '') : said.trimEnd().slice(0, -sentence.length);
  return (
    text.trim() === '' ||
    (!(isHead && !onlyStates.test(text)) &&
      works(continuedRequest({ ...conversation, current: { ...conversation.current, text } })).length === 0)
  );
}
const beside = /\b(?:as well|also|too|plus|and|on top|in addition)\b/i;
/** "The same for this one, with a shadow as well", after work on a picture: that, and more, on the main one of these cards. */
export function imageAndMore({ earlier }: Conversation, said: string, ids: string[]): Ask | null {
  const last = earlier.at(-1)?.steps.at(-1);
  const done = last?.tool === 'edit_image' && !isFailure(last.output) ? (last.input?.operations ?? []) : [];
  const sentence = said.replace(/^(?:[^.,;!?]{1,40}[.!]+\s+)+/, '');
  const [head = ''] = /^[^.,;!?]*/.exec(sentence) ?? [];
  const rest = sentence.slice(head.length);
  const more = operationsIn(normalForm(rest).text);
  if (!Array.isArray(done) || done.length === 0 || more.length === 0 || ids.length === 0 || !again.test(head))
    return null;
  const isLess = /\b(?:not|no|without|minus)\b/i.test(rest);
  if (!isLess && (!beside.test(rest) || /\b(?:instead|only)\b/i.test(rest))) return null;
  const operations = isLess
    ? (done as string[]).filter((one) => !(more as string[]).includes(one))
    : [...new Set([...(done as string[]), ...more])];
  if (operations.length === 0) return null;
  return {
    kind: 'call',
    tool: 'edit_image',
    input: { image: 'main', operations },
    target: { kind: 'cards', card_ids: ids },
  };
}

/** "…, its main picture has a garage behind it": why it is wanted. */
const onlyStates =
  /^(?:because|since|as|that(?:'s| is)|its?|it's|the|they|there|we|i|my|our|people|customers|buyers)\b[^?]*\b(?:is|are|was|were|has|have|had|looks?|needs?|sells?|shows?|got|like[sd]?|love[sd]?|want(?:s|ed)?)\b/i;

/** "Add this one to that file", "again as json, with this one in it as well": beside the cards of the last file. */
export const isAddedToFile = ({ earlier }: Conversation, said: string): boolean =>
  earlier.at(-1)?.steps.at(-1)?.tool === 'export_cards' && addedToFile.test(said);
const sheet = 'csv|xlsx|json|excel|file|export|sheet|feed';
const file = `(?:it|there|that|the (?:${sheet})|that (?:csv|file|export|sheet|feed)|this file)`;
const addedToFile = new RegExp(
  `\\b(?:add|put|include|append) this one (?:too |also |as well )?(?:in|into|to) ${file}\\b|\\b(?:with|plus|including|and) this one (?:(?:in|on) ${file}|included|added|together|(?:together )?(?:in|on|into) (?:one|the same|a single) (?:${sheet})|as well|too|also)\\b|\\btogether with this one\\b|^(?:(?:and|also|please|pls|ok)[\\s,]+)*(?:add|include|put in|append) this one(?:,? (?:too|also|as ?well|please|pls))*[\\s.!]*$`,
  'i',
);

/** Work on a card that is done on another one as it was. */
const likewise = new Set<string>([
  'publish_case',
  'withdraw_case',
  'lock_fields',
  'reimport_card',
  'edit_card',
  'restore_version',
]);
/** "The lamp too" after a card was published, locked or changed. */
export function isLikewise({ earlier }: Conversation, said: string): boolean {
  const last = earlier.at(-1)?.steps.at(-1);
  if (last === undefined || !likewise.has(last.tool) || isFailure(last.output)) return false;
  // "What about the lamp?" only asks.
  if (/\?|\b(?:what|how) about\b/i.test(said)) return false;
  return again.test(said) || isBareRepeat(normalForm(said).text);
}
export function likeLast(conversation: Conversation, said: string, ids: string[]): Ask | null {
  const last = conversation.earlier.at(-1)?.steps.at(-1);
  if (last === undefined || ids.length === 0 || !isLikewise(conversation, said)) return null;
  const { card_id: _, ...input } = last.input ?? {};
  return { kind: 'call', tool: last.tool, input, target: { kind: 'cards', card_ids: ids } };
}

/** The last export with these cards in place of its own, or beside them. */
export function exportedLike(conversation: Conversation, said: string, ids: string[]): Ask | null {
  const last = conversation.earlier.at(-1)?.steps.at(-1);
  if (last?.tool !== 'export_cards' || isFailure(last.output) || ids.length === 0) return null;
  const { card_ids: before, all: _, changed_within_days: __, ...input } = last.input ?? {};
  if (isAddedToFile(conversation, said) && Array.isArray(before)) {
    const card_ids = [...new Set([...(before as string[]), ...ids])];
    const format = formatIn(normalForm(said).text) ?? input.format;
    return { kind: 'call', tool: 'export_cards', input: { ...input, format }, target: { kind: 'cards', card_ids } };
  }
  if (!isBareRepeat(normalForm(said).text)) return null;
  return { kind: 'call', tool: 'export_cards', input, target: { kind: 'cards', card_ids: ids } };
}

/** Whether such words ask for the last work on a picture, and more. */
export const isImageAndMore = (conversation: Conversation, said: string): boolean =>
  imageAndMore(conversation, said, ['']) !== null;
