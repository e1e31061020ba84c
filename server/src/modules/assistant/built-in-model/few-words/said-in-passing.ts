import { type Conversation, cardInHand } from '../conversation.ts';
import { marketplaceName } from '../understanding/marketplace-words.ts';
import { shownLast } from '../which-card/cards-of-price.ts';

const as = (pattern: string) => new RegExp(pattern, 'iu');
const before =
  '(?:(?:ok(?:ay)?|and|now|so|but|hm+|oh|well|no|hey|wait|good|great|perfect|right|yes|yeah|then|also|sorry|come on)[\\s,.!–-]+)*';
const end = '(?:,? (?:please|pls|now|then|again|today|thanks|already|yet))*[\\s.!?]*$';
const format = '(xlsx|excel|csv|json)';
const those =
  '(both|both of them|(?:those|these|the) two|them|these|those|all(?: of (?:them|these|those)| (?:two|three|four))?|it)';
/** "Xlsx both", "both as csv". */
const fileOf = [
  as(`^${before}${format}(?: file)?(?: (?:of|for|with))? ${those}${end}`),
  as(`^${before}${those} (?:as|in|to) (?:an? )?${format}${end}`),
];
const part =
  '(?:descriptions?|bullets?(?: points?)?|keywords?|tags|specs?|specifications?|photos?|pictures?|images?|price|brand|title)';
/** "The belt doesn't have a description, right?" */
const lacking = as(
  `^${before}((?:the|my) [\\p{L}\\d'’ -]{2,40}?) (?:still )?(?:(?:does ?n['’o]?t|does not|do ?n['’o]?t|do not)(?: (?:yet|even))? have|has|have)(?: (?:an?|any|no|the))?(?: yet)? (${part})(?: yet| at all)?,? (?:right|correct|does it|do they|has it|or|no|true|is that right|am i right)[\\s?.!]*$`,
);
const tookAll = as(
  `^${before}(?:did|have) you (?:take|taken|get|got|use|used|add|added|enter|entered|include|included|put in|copy|copied|catch|import|imported) (?:everything|all(?: of (?:it|them|that))?|it all|all (?:the )?(?:facts|lines|points|specs|details))(?: (?:from|in|of) (?:it|there|the (?:file|sheet|pdf|list)))?${end}`,
);
const whyGone = as(
  `^${before}(?:(?:but )?(?:why|how come)(?: (?:did|have|do|are))?|what happened to|where (?:is|did|are|has)) ?(?:you|u)?(?: (?:just|all))* (?:delet|remov|drop|cut|los|take|took|taken|throw|threw|kill|eras)\\p{L}*(?: (?:out|away|off))? (?:the |my |all |out )*[\\p{L}\\d' -]{2,60}`,
);
const howMuchLeft = as(
  `^${before}(?:and )?(?:how (?:much|many)(?: credits?)?(?: (?:do|have) i)?(?: (?:have|got))?(?: still)? (?:left|remaining|over)|what(?:['’]s| is| do i have) left)(?: (?:for|of) (?:today|this month|the month|now))?${end}`,
);
const doneYet = as(
  '^(?:come on|hey|hello|well|so|and)[\\s,.!–-]+(?:(?:is|are) (?:it|that|you|they) )?(?:done|finished|ready)(?: (?:yet|now|or not))?\\s*\\?+\\s*$',
);
/** "Improve it for Shopify, no, wait, is Walmart supported?": the question comes first. */
const isSupported = as(
  `(?:^|[\\s,.;!–-])(?:(?:is|are) ${marketplaceName} (?:even |also )?(?:supported|possible|an option|available|included|there)|(?:do|can) you (?:even |also )?(?:support|know|have|do|handle) ${marketplaceName})\\s*\\?\\s*$`,
);
const turnsTo = as(
  `^${before}(?:let['’]?s|let us|i want to|i(?:['’]d| would) like to) (?:do|start with|begin with|take|look at|go to|go on with|continue with|work on|move on to|turn to) ((?:the|my) [\\p{L}\\d'’ -]{2,40}?)(?: (?:first|now|next))?[.,:;!–-]+ (?:and |then )?((?:please )?(?:add|set|change|remove|put|write|mention|score|improve|export|make|rename|delete|replace|say)\\b.{3,200})$`,
);
const courtesy =
  '(?:danke(?: (?:sch[öo]n|sehr|dir))?|vielen dank|merci(?: beaucoup)?|(?:muchas )?gracias|grazie(?: mille)?|obrigad[oa]|dzi[eę]kuj[eę]|spasibo|bedankt|tak|tack)';
/** "Ok danke. Please export it": thanks of another language before an order. */
const thanked = as(`^(?:(?:ok(?:ay)?|super|gut|bien|bene)[\\s,.!]+)*${courtesy}[\\s,.!;–-]+(?=\\S)`);
const pleased = as(
  `[\\s,]+(?:bitte|por favor|s['’]il vous pla[iî]t|svp|per favore|prosz[eę]|danke|merci|gracias|grazie)[\\s.!]*$`,
);
const newText =
  /^(?:(?:ok(?:ay)?|so|now|and|hi|please|right)[\s,.!]+)*(?:here(?:['’]?s| is| comes)|this is|use this(?: text)? (?:as|for)|take this(?: text)? (?:as|for)|put this in as) (?:(?:the|my|our|a) )?(?:(?:new|final|own|finished|approved|updated|correct|right) )*(description|title)\b[^:\n]{0,80}:\s*(\S[\s\S]{8,4000})$/i;

const one = "(?:the|my) [\\p{L}\\d'’ -]{2,30}?";
/** "Write bullets for the tote and the belt. Actually no, only the tote." */
const onlyOne = as(
  `^(.{4,80}?\\b)${one}(?:,? (?:and|&|plus) ${one}){1,3}((?: (?:for|on|to|as|in) [^.!?]{2,30})?)[.!?,;–-]+\\s*(?:(?:no|wait|actually|sorry|hm+|or rather|on second thought)[\\s,.!]+)+(?:only|just) (?:for )?(${one})${end}`,
);
const readyFor = as(
  `^${before}(?:is|are|would) (it|this|${one})(?: be)?(?: (?:now|already|really))* (?:ready|good enough|fit|ok(?:ay)?|fine|alright) (?:for|on) (${marketplaceName})\\b[^.!]*\\?\\s*$`,
);
/** "Is the drill back at 119?" */
const isAtSum = as(
  `^${before}(?:is|are) (it|this|${one})(?: price)?(?: (?:now|back|still|really|already|again))* (?:at|on|for) (?:[$€£] ?)?\\d+(?:[.,]\\d{1,2})?(?: ?(?:[$€£]|eur|euros?|usd|dollars?|gbp|pounds?))?(?: (?:now|again))*\\s*\\?+\\s*$`,
);
/** "Undo what you did with the train". */
const undoesWork = as(
  `^${before}(?:undo|revert|take back|reverse) (?:what (?:you|we)(?: have|['’]ve)? (?:did|done|changed)|everything|your changes|the changes|all of it) (?:with|to|on|for|in) (${one})${end}`,
);
/** "Why no brand in the pillow one?" */
const whyNone = as(
  `^${before}(?:why|how come)(?: (?:is|are) there|(?: does| do| has| have)? (?:it|this|i|we)(?: have| got)?)? no (${part}|colou?r|material|weight|size)(?: (?:in|on|for|with|at) (it|this|${one}))?\\s*\\?*\\s*$`,
);
/** "It has two ports and a cable, please put that in". */
const putIn = as(
  `^${before}((?:it|this one|they)(?:['’]?s| has| have| is| comes| holds| weighs| fits| includes| contains)\\b.{3,120}?)[,.;]? (?:(?:please|pls|can you|could you|and|so)[\\s,]+)*(?:put|add|write|mention|include|note) (?:that|this|it)(?: (?:in|there|down|too|to (?:it|the card|the listing)))*${end}`,
);
const withoutDenied = as(
  `\\b((?:those|these|them|both)(?: (?:two|three|four))?),? (?:and |but )?not ${one}(?= (?:as|in|to) | please\\b|[\\s.!]*$)`,
);
const fills = /(?<=^|[\s,.])(?:um+|uh+|erm*|äh+|hmm+)(?=[\s,.])[\s,]*/gi;
/** "I want to change the keyboard, the switches are linear": facts of that card. */
const tellsOf = as(
  `^${before}(?:hi |hello )?(?:so )?(?:i (?:want|need|would like) to |let me |can you |please )?(?:change|edit|update|correct) (${one})[,:;.]? ((?:the|its) [\\p{L} ]{3,30} (?:is|are) .{3,160})$`,
);

/** "Title too long?" asks, and orders nothing. */
const askedLength = as(
  `^${before}(?:the |my )?(title|description)(?: is| still| now)* too (long|short)(?: now| still)?\\s*\\?+\\s*$`,
);
/** "Thanks! Oh, and I nearly forgot, the height is 44 cm, I measured it myself." */
const prefaced = as(
  `^(?:(?:thank you|thanks|lovely|great|perfect|super|wonderful)[^.!?]{0,30}[.!]\\s*)?${before}(?:i (?:nearly|almost|just|totally|completely) (?:forgot|remembered)|before i forget)[,:–-]?\\s+(?:to (?:say|mention|tell you)[,:]? )?(.{6,200})$`,
);
const limitOfDay =
  /(\b(?:spend|use|more than|at most|limit)\b.*\bcredits) (?:for )?(?:today|this (?:week|month))(?=[\s.!]*$)/i;
const howKnown =
  /,? (?:and )?i(?:['’]ve| have)? (?:just )?(?:measured|checked|weighed|counted|looked it up)(?: it| them)?(?: (?:myself|again|twice|just now))*[\s.!]*$/i;

/** What is said in passing, in words that the tables know; null for other words. */
export function saidInPassing(conversation: Conversation): string | null {
  const { current, earlier, shownCardId } = conversation;
  const said = current.text.trim();
  const inHand = cardInHand(earlier, shownCardId);
  const [, section, text = ''] = newText.exec(said) ?? [];
  if (section !== undefined && inHand !== null)
    return `change the ${section.toLowerCase()} to "${text.trim().replaceAll('"', '”')}"`;
  if (said.length > 260) return null;
  const bare = said.replace(thanked, '').replace(pleased, '');
  if (bare !== said && bare.split(/\s+/).length > 1) return bare;
  const fluent = said.replace(fills, '').trim();
  if (fluent !== said && fluent.split(/\s+/).length > 2) return fluent;
  // A limit holds for this chat, whatever day it is.
  if (limitOfDay.test(said)) return said.replace(limitOfDay, '$1');
  const [, forgot] = prefaced.exec(said) ?? [];
  if (forgot !== undefined) return forgot.replace(howKnown, '');
  const [, long, how] = askedLength.exec(said) ?? [];
  if (long !== undefined) return `is the ${long} too ${how}?`;
  const [, lead, behind = '', left] = onlyOne.exec(said) ?? [];
  if (lead !== undefined && left !== undefined) return `${lead}${left}${behind}`;
  const [, priced] = isAtSum.exec(said) ?? [];
  if (priced !== undefined) return `what is the price of ${priced}?`;
  const [, none, whose = 'it'] = whyNone.exec(said) ?? [];
  if (none !== undefined) return `does ${whose} have a ${none}?`;
  const [, undone] = undoesWork.exec(said) ?? [];
  if (undone !== undefined) return `undo ${undone}`;
  const [, ready, market] = readyFor.exec(said) ?? [];
  if (ready !== undefined) return `score ${ready} for ${market}`;
  const [, told, facts] = tellsOf.exec(said) ?? [];
  if (told !== undefined) return `For ${told}: ${facts}`;
  if (/\bexport\b/i.test(said) && withoutDenied.test(said))
    return said.replace(withoutDenied, (_, those: string) => (/two$/i.test(those) ? 'both of them' : those));
  const [, card, order] = turnsTo.exec(said) ?? [];
  if (card !== undefined) return `For ${card}: ${order}`;
  const [, of, lacked] = lacking.exec(said) ?? [];
  if (of !== undefined) return `does ${of} have a ${lacked}?`;
  if (isSupported.test(said)) return 'which marketplaces do you support?';
  if (howMuchLeft.test(said)) return 'how many credits do I have left?';
  if (inHand === null) return null;
  const [, fact] = putIn.exec(said) ?? [];
  if (fact !== undefined) return `add that ${fact}`;
  const files = fileOf[0]?.exec(said) ?? null;
  const turned = fileOf[1]?.exec(said) ?? null;
  const kind = files?.[1] ?? turned?.[2];
  const what = files?.[2] ?? turned?.[1];
  if (
    kind !== undefined &&
    what !== undefined &&
    (what === 'it' || / two$/i.test(what) || shownLast(conversation) !== null)
  )
    return `export ${/^both| two$/i.test(what) ? 'both of them' : what} as ${kind}`;
  if (tookAll.test(said)) return 'what did you change?';
  if (doneYet.test(said)) return 'done?';
  if (whyGone.test(said) && hasImproved(earlier)) return 'show me what changed';
  return null;
}

const hasImproved = (earlier: Conversation['earlier']) =>
  earlier.slice(-3).some(({ steps }) => steps.some(({ tool }) => tool === 'improve_card' || tool === 'edit_card'));
