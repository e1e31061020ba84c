import type { Turn } from '../conversation.ts';
import { onlyTells } from '../understanding/orders/order-forms.ts';
import { isPraise } from '../understanding/questions/praise.ts';
import { ordinalPattern } from '../understanding/speech/number-words.ts';

/** Words before a wish: "ok, now please", "could you". */
const lead =
  '(?:(?:and|now|then|next|so|ok(?:ay)?|yes|please|can you|could you|would you|will you|let us|i want|i would like|do|try|make|run|repeat|(?:great|good|nice|perfect|thanks|thank you|cool|super)(?=[,.!;]))[\\s,.!;]+)*';
const thing = '(?:it|that|this|(?:exactly )?the same(?: thing| work| change)?|same(?: thing)?|everything)';
const once = '(?:again|once (?:more|again)|one more time|another time|anew)';
const too = '(?:too|as well|also|again|likewise)';
/** A thing that work can be done on, in few words. */
const noun =
  '(?:the |my |this |that |these |those |all |both |other |your |number |card |listing |image |picture |photo |for |on |to |with |in )+["\\p{L}\\p{N}-]+(?: ["\\p{L}\\p{N}-]+){0,6}';
const bare = [
  `${thing}? ?${once}`,
  `(?:it|that|this)`,
  `${thing}(?: ${once})?(?: ${noun})?`,
  `(?:${thing} )?${once},? (?:${noun})`,
  `(?:likewise|ditto)(?: ${noun})?`,
  `${noun},? ${too}`,
  `also ${noun}`,
].map((form) => new RegExp(`^${lead}(?:${form})(?:,? (?:${too}|please|thanks|thank you))*[\\s.!]*$`, 'u'));
const names = /\b(?:same|again|once more|repeat|as well|too|also|likewise|ditto|one more time|another time|anew)\b/;
/** Whoever says one of these states something, or asks for something else. */
export const statesOrAsks =
  /\b(?:is|are|was|were|be|been|has|have|had|does|did|looks?|looked|comes?|came|works?|worked|sells?|sold|says?|said|shows?|showed|needs?|needed|likes?|liked|loves?|seems?|sounds?|reads?|got|gets?|goes|went|makes|made|holds?|fits?|keeps?|kept|includes?|means?|meant|uses?|used|buys?|bought|wants|helps?|helped|thinks?|thought|knows?|knew|tells?|told|asks?|asked|will|would have|may|might|must|should|we|they|he|she|me|us|him|not|never|no|none|because|since|why|what|how|who|when|where|which|whether|if|tomorrow|later|yesterday|soon)\b/;

/** "Again", "the same for the mug", "this one too": nothing but that the last work is to be done again. */
export const isBareRepeat = (text: string): boolean => {
  const said = text.trim().replace(/[\s.!?]+$/, '');
  return said.length <= 120 && names.test(said) && !statesOrAsks.test(said) && bare.some((form) => form.test(said));
};

const treated =
  /\b(?:give|apply to|do to) (.{2,60}?) (?:exactly )?the same (?:treatment|makeover|care|work|attention|once-over|polish)((?: (?:too|as well|also|now|please))*)$/;
/** "Lovely, that is what I had in mind. Would you give the mug the same treatment?": the wish, without what is said first. */
export function repeatIn(said: string): string {
  const text = said.trim();
  const parts = text.split(/(?<=[.!])\s+/);
  const last = (parts.at(-1) ?? '').replace(/[\s.!?]+$/, '').replace(treated, 'the same for $1$2');
  const isAlone = parts.slice(0, -1).every((part) => isPraise(part) || onlyTells(part));
  return isAlone && isBareRepeat(last) ? last : text;
}

const nextPlace = new RegExp(
  `^(?:(?:ok(?:ay)?|great|good|thanks)[ ,.!]+)*and[ ,]+(?:also |then |now |do |take )*(?:the )?(?:${ordinalPattern}(?: (?:one|card|listing))?|number \\d{1,2})(?:,? (?:please|too|now|as well))*[\\s.!]*$`,
);
/** "And the last one", right after work on another card of the list. */
export function isNextPlace(earlier: Turn[], text: string): boolean {
  const work = earlier.at(-1)?.steps.some(({ tool }) => tool === 'improve_card' || tool === 'score_card') ?? false;
  return work && nextPlace.test(text) && earlier.some(({ steps }) => steps.some(({ tool }) => tool === 'list_cards'));
}
