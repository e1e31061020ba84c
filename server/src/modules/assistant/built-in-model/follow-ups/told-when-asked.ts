import { isFailure } from '../../tool-types.ts';
import type { Turn } from '../conversation.ts';
import { isSmallWord } from '../understanding/cards/targets.ts';
import { specName } from '../understanding/edits/edit-values.ts';
import { saysNothing } from '../understanding/facts/question-replies.ts';
import { factsAlone } from '../understanding/facts/stated-facts.ts';
import { beginsWithOrder } from '../understanding/orders/order-forms.ts';
import { normalForm } from '../understanding/speech/normal-form.ts';
import { isRequestWord } from '../understanding/speech/vocabulary.ts';

const name = `(?:(?:${specName})|colou?r|country(?: of origin)?|closure|shape|battery|motor|lining)`;
const stated = "(?:it is|it[’']?s|its|they are|they[’']?re|that is|that[’']?s|should be)";
const longest = 160;
/** "Color? It's black and silver": the question is answered by whoever asks it. */
const answeredAtOnce = new RegExp(
  `^\\s*(?:(?:and|the|its|hm+|oh)[\\s,]+)*(${name})\\s*[?:]\\s*(?:oh,? |well,? )?${stated} ([^?!.\\n]{2,60})[\\s.!]*$`,
  'i',
);

/** "Is it brushless?" */
const yesOrNo =
  /^(?:and |so |but |ok |hm+ )*(is|are|does|do|has|have|can) (it|this|this one|they|these|the (?:card|listing|product|item)|(?:the|my) [a-z-]+(?: [a-z-]+)?)(?: (have|has|come with|need|contain|include|fit|work with|be))? ([^?,;.!]{2,60}?)[\s?]*$/;
const agreed =
  /^(?:(?:oh|ah|well|hm+)[\s,]+)*(?:yes|yep|yeah|yup|sure|of course|certainly|(?:correct|right)(?! (?:it|this|that)\b)|indeed|it is|it does|it has|they are)\b[\s,.!]*(?:(?:it|they|this|that)(?:['’]?s| is| are| does| do| has| have| can)?\b[\s,.!]*)?([^?.!\n]{0,60}?)[\s.!]*$/;
/** What is said of the listing, of a mark of it or of the work on it is no fact of the product. */
const ofListing =
  /^(?:in|on|at|too|any good|good|ok|ready|done)\b|\b(?:valid|correct|right|wrong|true|public|published|online|live|listed|finished|improved|scored|exported|titles?|headline|descriptions?|bullets?|keywords?|tags?|listings?|cards?|images?|pictures?|photos?|scores?|better|sold out|in stock|safe to)\b/;
const verbs: Record<string, string> = { is: 'is', are: 'is', has: 'has', have: 'has', can: 'can' };
const auxiliary: Record<string, string> = {
  have: 'has',
  has: 'has',
  'come with': 'comes with',
  need: 'needs',
  contain: 'contains',
  include: 'includes',
  fit: 'fits',
  'work with': 'works with',
  be: 'is',
};

/** "Yes, brushless", when the card was just said not to tell it: what the seller says is a fact of the card. */
function agreedTo(asked: string, reply: string, title: string): string | null {
  const [, first = '', subject = '', second, rest = ''] = yesOrNo.exec(asked) ?? [];
  // "Is the lid steel?" is asked of a part, and "is the kettle steel?" of the kettle.
  const own = /^(?:the|my) (?!card$|listing$|product$|item$)(.+)$/.exec(subject)?.[1]?.split(' ') ?? [];
  const isOwn = (word: string) => title.toLowerCase().includes(word);
  // "Is the leash machine washable?" has one word of the leash.
  const of = own.findIndex((word) => !isOwn(word));
  if (of === 0) return null;
  const what = [...(of < 0 ? [] : own.slice(of)), rest].join(' ');
  const [agrees, more = ''] = agreed.exec(withYesFirst(reply)) ?? [];
  const verb = second === undefined ? verbs[first] : auxiliary[second];
  if (agrees === undefined || verb === undefined || ofListing.test(what) || beginsWithOrder(more)) return null;
  const bare = what.replace(/^(?:an?|any|the|also) /, '');
  const said = more.replace(/^(?:an?|the) /, '');
  const mark = marked.exec(bare)?.[1];
  if (mark !== undefined && codes.test(said)) return `add that it ${verb} ${said} ${mark}`;
  const limits = limited.exec(said)?.[0];
  if (limits !== undefined) return `add that it ${verb} ${bare} ${limits.replace(/^but /, '')}`;
  // "Does it have a handle?" "Yes, a steel one."
  const full = /\bone$/.test(said) && /^(?:an?|any|the) /.test(what) ? said.replace(/\bone$/, bare) : said;
  const isSame = full === '' || full.split(' ').every((word) => bare.split(' ').includes(word));
  if (!isSame && !full.includes(bare.split(' ').at(-1) ?? '') && !bare.includes(full.split(' ')[0] ?? '')) return null;
  const value = isSame ? bare : full;
  const article = verb === 'is' || verb === 'can' || /s$/.test(value) || !/^an? /.test(`${what} `) ? '' : anA(value);
  return `add that it ${verb} ${article}${value}`;
}
/** "Is it microwave safe?" "Without the lid yes", "yes, but only up to 30 degrees": how far it holds. */
const limited =
  /^(?:but )?(?:only |just )?(?:without|with|except|excluding|up to|from|below|under|on|in|at|for|if|when|top|only) .{2,50}$/;
/** "Without the lid yes", "yes add it": the word that agrees first, and nothing that only says what to do with it. */
const withYesFirst = (reply: string): string =>
  reply
    .replace(
      /[\s,.!-]*(?:and |so |then |please |pls )*(?:add|put|write|note|mention|include) (?:it|that|this)(?: (?:in|there|down|to (?:it|the (?:card|listing))|please|pls|then|too))*[\s.!]*$/,
      '',
    )
    .replace(/^(.{4,60}?)[\s,]+(yes|yep|yeah|sure)[\s.!]*$/, '$2, $1');
/** "Is it CE certified?" "Yes, EN71 and CE": marks are codes. */
const marked = / (certified|approved|tested|compliant|listed)$/;
const codes =
  /^(?:(?:[a-z]{2,5}[ -]?\d[\d-]*|\d{3,5}|ce|ukca|gs|t[uü]v|fcc|rohs|fda|ul|etl|astm|gots|fsc|oeko-?tex|iso|bsci|vde|ccc)(?:,? (?:and |& )?|$))+$/;
const anA = (word: string) => (/^[aeiou]/.test(word) ? 'an ' : 'a ');

const names: [RegExp, string][] = [
  [/\bbrand\b/, 'brand'],
  [/\b(?:country|where)\b.*\b(?:made|from|origin|come)\b/, 'Country of origin'],
  [new RegExp(`\\b(${name})\\b`), ''],
];
/** "What color is it?", "color?", "why is there no brand on it?", "does it have a brand?" */
const asksWhat =
  /^(?:and |so |but )*(?:what|which|where|who)\b|^(?:the )?[a-z ]{3,24}\?$|^(?:and |so |but )*(?:why|how come)\b.*\b(?:no|not|missing)\b|\b(?:have|has|got|is there|are there|with|say|mention) (?:an? |any |its |the )?(?:brand|colou?r|material|country)\b/;
/** "Germany", "black and silver", when the card was just said not to tell where it is made or its color. */
function named(asked: string, reply: string): string | null {
  if (!asksWhat.test(asked)) return null;
  const found = names.find(([pattern]) => pattern.test(asked));
  const field = found?.[1] === '' ? found[0].exec(asked)?.[1] : found?.[1];
  const value = reply
    .replace(
      new RegExp(`^(?:(?:ok(?:ay)?|well|hm+)[\\s,.!]+)*(?:${stated}|made in|in|from|(?:call|name) it) `, 'i'),
      '',
    )
    .replace(/[\s.!]+$/, '');
  const words = value.toLowerCase().split(/,? (?:and )?/);
  const isValue =
    /^[\p{L}\d][\p{L}\d ,'-]{1,40}$/u.test(value) &&
    words.length <= 4 &&
    !saysNothing(value) &&
    !/^(?:ask|see|guess)\b/i.test(value) &&
    !words.some(
      (word) => isSmallWord(word) || isRequestWord(word) || /^(?:i|idk|dunno|unknown|unsure|nope?|nah)$/.test(word),
    );
  if (field === undefined || !isValue) return null;
  return field === 'brand' ? `set the brand to ${value}` : `set the specification ${field} to ${value}`;
}

/** "Put 540 grams then": a measure alone, with the name that it has anyway. */
function valueTold(text: string): string | null {
  const bare = text
    .trim()
    .replace(
      /^(?:(?:ok(?:ay)?|well|then|so|hm+|it['’]?s|it is)[\s,.!]+)*(?:put|add|write|set|enter|take|say|note|make it)(?: (?:in|down|it is|it['’]?s|about))* /i,
      '',
    )
    .replace(/(?:,? (?:then|please|pls|there|in))*[\s.!]*$/i, '');
  const [fact, ...others] = bare === text.trim() ? [] : factsAlone(bare);
  return fact?.field === 'specifications' && others.length === 0 && /\d/.test(fact.value ?? '')
    ? `set the specification ${fact.name} to ${fact.value}`
    : null;
}

/** What was answered; of a card that was shown for "how many cards fit", what it says of cards. */
function answerIn(step: Turn['steps'][number] | undefined, asked: string): string | null {
  if (step === undefined || isFailure(step.output)) return null;
  if (step.tool === 'answer_from_card') return 'found' in step.output && step.output.found ? step.output.answer : null;
  const [, things] = /\bhow many (\p{L}{3,20})\b/iu.exec(asked) ?? [];
  if (step.tool !== 'read_card' || !('listing' in step.output) || things === undefined) return null;
  const { bullets, description } = step.output.listing;
  return new RegExp(`\\d+ ${things}`, 'i').exec([...bullets, description].join('\n'))?.[0] ?? null;
}

/** "Actually 8", "customer says it's 55", behind an answer with one figure: that figure is another one. */
const otherFigure =
  /^(?:(?:no|oh|hm+|well|actually|sorry|but|and|so|ok(?:ay)?|that['’]?s wrong|thats wrong|wrong)[\s,.!]+)*(?:(?:the |my |a )?(?:customers?|supplier|buyers?|manufacturer|factory|boss|client)(?: \w+)? (?:says?|said|told me|confirmed|writes|wrote)(?: (?:that|me))?[,:]? )?(?:it['’]?s |its |it is |it should be |should be |it must be |they are )?(?:actually |really |now |only )*(\d+(?:[.,]\d+)?)(?: ?([a-z°%]{1,8}))?(?: (?:actually|now|really|in fact))*(?:[.,;!]+\s*(?:(?:the |my )?\w+ confirmed(?: it)?[.,;! ]*)?(?:(?:and |so |please |pls |can you )*(?:fix|correct|change|update|mend)(?: (?:that|it|this))?(?: (?:please|pls))?)?)?[\s.!]*$/i;
export function figureOfAnswer(text: string, last: Turn | undefined): string | null {
  const [, fresh, unit] = text.length > longest ? [] : (otherFigure.exec(text.trim()) ?? []);
  const step = last?.steps.at(-1);
  const answer = fresh === undefined ? null : answerIn(step, last?.text ?? '');
  if (fresh === undefined || answer === null) return null;
  const found = [...answer.matchAll(/(?<![\p{L}\d.,])(\d+(?:[.,]\d+)?)( ?)([\p{L}°%]+)?/gu)];
  const figures = new Set(found.map(([, figure]) => figure));
  const [[, old = '', gap = '', of = ''] = []] = found;
  if (figures.size !== 1 || old === fresh || (unit !== undefined && unit.toLowerCase() !== of.toLowerCase()))
    return null;
  return `replace "${old}${gap}${of}" with "${fresh}${gap}${of}" everywhere`;
}

/** What a reply to an answer that found nothing states, said in full; null for anything else. */
export function toldWhenAsked(text: string, last: Turn | undefined): string | null {
  if (text.length > longest) return null;
  const [, field, own] = answeredAtOnce.exec(text) ?? [];
  if (field !== undefined && own !== undefined) return `set the specification ${field} to ${own.trim()}`;
  const unfound = (last?.steps ?? []).flatMap((step) =>
    step.tool === 'answer_from_card' && !isFailure(step.output) && !step.output.found ? [step] : [],
  );
  if (unfound.length === 0 || last?.steps.at(-1)?.tool !== 'answer_from_card') return null;
  for (const { input, output } of unfound) {
    const question = typeof input?.question === 'string' ? input.question : (last?.text ?? '');
    const asked = normalForm(question).text.trim();
    const full = agreedTo(asked, normalForm(text).text.trim(), 'card' in output ? (output.card?.title ?? '') : '');
    const told =
      full === null ? (named(asked, text.trim()) ?? valueTold(text)) : asTyped(full, `${last?.text} ${text}`);
    if (told !== null) return told;
  }
  return null;
}

/** Words in small letters as the seller typed them: "ce" is CE. */
const asTyped = (full: string, typed: string): string =>
  full
    .split(' ')
    .map((word) => typed.match(/[\p{L}\d-]+/gu)?.find((one) => one.toLowerCase() === word && one !== word) ?? word)
    .join(' ');
