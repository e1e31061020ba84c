import type { Conversation } from '../conversation.ts';
import { ownRequest } from '../own-request.ts';
import { splitMessage } from '../pasted.ts';
import type { Request } from '../request.ts';
import { say } from '../understanding/ask.ts';
import { normalForm } from '../understanding/speech/normal-form.ts';

/** Shorter ones are read as requests. */
const shortest = 600;
const mostCharacters = 20_000;
/** Of the seller's own, which the text of a product seldom is. */
const personal = /\b(?:i|we|my|our|me|us|myself|ourselves)\b|\b(?:i|we)['’](?:m|ve|re|d|ll)\b/i;
const wishing =
  /\b(?:please|kindly|(?:can|could|would|will) you|(?:i|we)(?: would|['’]d)? (?:like|want|need|wish|hope|ask)(?: you| to| that| for)?|(?:first|second|third|last|next|other|only|one) (?:wish|request|thing|point)|(?:wish|request) is|(?:i|we) (?:do not|don['’]t) want)\b/i;
const ofWork =
  /\b(?:listings?|cards?|titles?|headlines?|descriptions?|bullets?|keywords?|tags|scores?|points|publish|exports?|improve|rewrite|shorten|import|texts?|wording|words?|photos?|photographs?|pictures?|images?|amazon|e-?bay|etsy|shopify|walmart|google)\b/i;
/** What a listing asks its buyers. */
const toBuyers =
  /\b(?:orders?|ordering|buy(?:ing)?|purchas\w*|contact|messages? (?:me|us)|deliver\w*|refunds?|returns?|checkout|custom(?:i[sz]ed)?)\b/i;
const announcesText =
  /\b(?:imports?|load|here is|here are|this is|below|following|listing|card|text|page|html|improve|score|rewrite|check)\b/i;
const sentence = /[^.!?\n]+(?:[.!?]+(?=\s|$)|\n|$)/g;

/** What a letter wishes, sentence by sentence; none where the text is none. */
export function wishesOfLetter(text: string): string[] {
  if (text.length < shortest || text.length > mostCharacters) return [];
  const sentences = (text.match(sentence) ?? []).map((one) => one.trim()).filter((one) => one.length > 10);
  const own = sentences.filter((one) => personal.test(one));
  const wishes = sentences.filter((one) => wishing.test(one) && ofWork.test(one) && !toBuyers.test(one));
  return own.length >= 4 && own.length * 3 >= sentences.length && wishes.length >= 2 ? wishes : [];
}

/** A letter is no text of a listing, and of its wishes one alone would be read: none is done, all are told back. */
export function askedByLetter({ current, isScheduled }: Conversation): Request | null {
  if (isScheduled === true || wishesOfLetter(current.text).length === 0) return null;
  const { command, text, html, urls } = splitMessage(current.text);
  const isAnnounced = text !== null && announcesText.test(command);
  if (html !== null || urls.length > 0 || isAnnounced || (text === null && command.length < shortest)) return null;
  const message = { command: current.text, html: null, text: null, urls: [] };
  return ownRequest(message, normalForm(current.text.slice(0, shortest)).text, [say('letter')]);
}
