import { asksForNothing, holdsDirectOrder } from '../orders/order-forms.ts';
import { weekday } from './day-words.ts';

const event =
  '(?:did|launch\\w*|start\\w*|go(?:es)? live|sold|made|wrote|finish\\w*|open\\w*|close[sd]?|had|meet|report\\w*|present\\w*|travel\\w*|leave[sd]?|ship\\w*|arrive[sd]?|come[sd]?|came)';
/** What a seller does again and again, and the assistant does not. */
const occasion =
  '(?:report|meeting|call|review|newsletter|stand-?up|update|digest|settlement|bill(?:ing)?|invoice|books|accounts?|audit|statement|summary|budget|tax(?:es)?)';
const often = `(?:daily|weekly|monthly|yearly|${weekday})`;
const told = new RegExp(
  `\\b(?:whole|entire|half (?:of )?(?:the|my|a)) ${weekday}\\b|\\b(?:spent|wasted|worked|lost)\\b[^.;!?]{0,30}\\b${weekday}\\b|\\b(?:for|in|at|before|until) (?:the|my|our|a|his|her|this|next|that|their) ${weekday}(?:'s)?(?: (?!morning|evening|afternoon|night|at|on|and|or|please|every|each)[a-z]+)\\b|\\b(?:the|my|our|a|that|this|next) (?!task|export|import|score|scor|run|job|check|report |schedule)[a-z]+(?: [a-z]+)? (?:is|are|was|starts?|begins?|takes place|happens|visits?|comes?|arrives?|leaves?|meets?|opens?|closes?|looks?|returns?|wants? (?:it|them)|needs? (?:it|them)) (?:us |me |by |in |here |again |back |early )*(?:on |this |next |already )*${weekday}\\b|\\b(?:i|we|they|he|she|it|boss|client|shop|store) (?:\\w+ ){0,2}?${event}\\b[^.;!?]{0,40}?\\b(?:on |next |last |this |by )${weekday}\\b|\\b(?:for|in) (?:the|my|our|a|his|her) ${often} ${occasion}\\b|\\b(?:i|we) (?:have to |must |always |usually )?(?:write|prepare|do|hold|send|give|make) (?:the|my|our|a) ${often} ${occasion}\\b`,
);
const orders = new RegExp(
  `\\b(?:(?:every|each)(?! (?:single )?(?:one|listing|card|product|item|offer|title|thing|text|of)\\b)|schedul\\w+|automatic\\w*|remind\\w*|tasks?|at \\d|o'clock|once a|(?:daily|weekly|monthly)(?! ${occasion}))\\b`,
);
/** "I report the figure every Friday. What does it score?" */
const routine = new RegExp(
  `^(?:i|we|my (?:boss|manager|client|team)) (?:have to |must |always |usually )?(?:report|send|present|show|discuss|review|tell|go through|hand|talk)\\b[^,;:]*\\b(?:every|each) (?:${weekday}|day|week|month|morning|evening)s?$`,
);
const others =
  '(?:(?:my|our|the|his|her|their|an?|another) [a-z]|(?:she|he|they|somebody|someone|people|customers|buyers)\\b)';
const selves = /^(?:i|we)\b/;
const greeted = /^(?:(?:hi|hello|hey|good (?:day|morning|afternoon|evening)|well|so|ok(?:ay)?|and|but)[\s,!]+)*/;
const atTimes = new RegExp(
  `^(?:${others}|(?:i|we)\\b)[^:?"]*\\b(?:every|each) (?:single )?(?:${weekday}|day|week|month|morning|afternoon|evening|night)s?\\b`,
);
/** "My assistant uploads the feed every Wednesday": what somebody does, and wants from nobody. */
const isHabit = (sentence: string): boolean => {
  const said = sentence.replace(greeted, '').trim();
  return (
    atTimes.test(said) &&
    asksForNothing(said) &&
    !/\b(?:wants?|needs?|expects?|likes?|requires?|asks? (?:me|us|for))\b/.test(said)
  );
};
export const isRoutine = (sentence: string): boolean =>
  routine.test(sentence.replace(/[\s.!]+$/, '')) || isHabit(sentence);
/** The order goes with the times that are told before it. */
const atThose =
  /\b(?:then|before(?:hand)?|by that|that (?:day|morning|evening)|in time|for (?:her|him|them|it|that))\b/;
const asksYou = /\b(?:can|could|would|will) (?:you|u)\b|\b(?:please|pls)\b/;
const atOnce = /\b(?:now|today|right away|at once|immediately|asap|this time|just once)\b/;
/** The times stand in a sentence on what others do, and the order has none. */
function tellsHabit(text: string): boolean {
  const sentences = text
    .split(/[.!?;]+(?:\s+|$)|,? so (?=(?:please|can|could|would)\b)/)
    .filter((one) => one.trim() !== '');
  const habits = sentences.filter(isHabit);
  const rest = sentences.filter((one) => !isHabit(one));
  const isNow = rest.some((one) => atOnce.test(one)) || !habits.some((one) => selves.test(one.replace(greeted, '')));
  return (
    habits.length > 0 &&
    isNow &&
    rest.some((one) => holdsDirectOrder(one) || asksYou.test(one)) &&
    !rest.some((one) => orders.test(one) || atThose.test(one))
  );
}
const asksNow = /^(?:what|which|how|where|is|are|does|do|did|has|have)\b/;
/** One sentence tells what the seller does at its times, and every other asks for what is so now. */
function tellsRoutine(text: string): boolean {
  const sentences = text.split(/[.!?]+(?:\s+|$)/).flatMap((one) => (one.trim() === '' ? [] : [one.trim()]));
  const others = sentences.filter((one) => !isRoutine(one));
  return others.length > 0 && others.length < sentences.length && others.every((one) => asksNow.test(one));
}

/** "We launch next Tuesday", "for the weekly report": times that are told, and none at which work is to be done. */
export const tellsTime = (text: string): boolean =>
  (told.test(text) && !orders.test(text)) || tellsRoutine(text) || tellsHabit(text);
