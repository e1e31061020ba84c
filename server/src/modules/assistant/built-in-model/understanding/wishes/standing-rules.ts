import type { PreferenceKind } from '@cardwright/contract/improve-wishes';
import { marketplacesIn } from '../marketplace-words.ts';
import { matchesIn } from '../speech/matches.ts';
import type { NormalText } from '../speech/normal-form.ts';

/** What a seller wants of all texts. */
export interface StandingRule {
  kind: PreferenceKind;
  value: string;
}

/** Words that ask to keep something for all times, and say nothing of what. */
const cue =
  '(?:(?:please|pls|can you|could you|would you|you can|and|ok|so|now) )*(?:(?:remember|memori[sz]e|save|store|note|record|keep|put)(?: (?:this|that|it|them|down|these|two|three|things|rules?|both))*(?: (?:as|for|in|to|of) (?:my|our|a|an|the|your|all)? ?(?:brand )?(?:voice|tone|rules?|keywords?|units?|preferences?|mind|memory|notes?|future|everything|all|always|ever|good|stuff|texts|listings|later|me))*|(?:make|take) (?:a )?note(?: of (?:it|this|that)| that)?|(?:as a )?(?:standing|general|fixed|new) rule|as a rule|note to self|keep in mind|bear in mind)';
const times =
  '(?:from now(?: on)?|from today(?: on)?|in (?:the )?future|for the future|only ever|ever only|going forward|for good|for ever|forever|for always|perm(?:anent(?:ly)?)?|always|(?:never )?ever again|at all times|by default|everywhere)';
const asksToKeep = new RegExp(
  `\\b(?:remember|memori[sz]e|keep (?:this|that|it|them) (?:in(?! (?:(?:the|my|its|our) )?(?:titles?|headline|descriptions?|bullets?|keywords?|specs?|specifications?|text)\\b)|saved|stored|noted|on (?:file|record))|keep in mind|bear in mind|(?:save|store|note|record) (?:this|that|it|them)|(?:make|take) (?:a )?note|note (?:for|to)|standing rule|as a rule|your memory|(?:everything|anything|whatever|all(?: that)?) you (?:ever |will )?write)\\b|\\b${times}\\b|\\bblack ?list(?:ed)?\\b`,
);
/** Whether the words say that something is to be kept for all texts. */
export const saysStanding = (text: string): boolean => asksToKeep.test(text);

const leadCues = new RegExp(
  `^(?:(?:${cue}|${times}|hey|hi|hello|that|this|two|things?|please|pls|and|also|it|:|,|-)(?=[\\s,:.-]|$)[\\s,:.-]*)+`,
  'i',
);
const tailCues = new RegExp(
  `(?:[\\s,.;:!-]+(?:${cue}|${times}|(?:(?:and|so|please) )?(?:do not|don['’]?t|never)(?: you)?(?: ever)? forget(?: (?:about )?(?:it|that|this))?|for (?:all|every|any)(?: of)?(?: (?:the|my|our))?(?: (?:next|other|new|future|coming|following))* (?:texts?|listings?|cards?|descriptions?)|please|pls|thanks|thank you|it|for me|ok|okay|that is all)){1,10}[\\s.!]*$`,
  'i',
);

/** The seller's words without those that ask to keep them. */
const withoutCues = (raw: string): string =>
  raw
    .replace(leadCues, '')
    .replace(tailCues, '')
    .replace(/^\s*(?:can|could|would|will) you (?:please )?(?=\S)/i, '')
    .replace(/^[\s,:-]+|[\s.!,]+$/g, '');

export const unit =
  '(?:metric|imperial|ounces?|oz|grams?|kilos?|kilograms?|kg|pounds?|lbs?|inch(?:es)?|centimeters?|cm|millimeters?|mm|meters?|feet|foot|ft|yards?|liters?|milliliters?|ml|gallons?|pints?|celsius|fahrenheit|watts?)';
const units = new RegExp(`(?<!\\d ?)\\b${unit}\\b`);
const unitUse = new RegExp(
  `\\b(?:use|uses|using|write|writes|show|give|state|put|in|only|units?|measur\\w*|sizes|weights|dimensions|prefer|want|system|not|never|always|are|is|instead) (?:[a-z]+ ){0,4}?${unit}\\b|${unit}(?:,? (?:and|or|not) ${unit})? (?:in|for|only|instead|please|everywhere|units?|system|always|not|never|and|over)\\b|^${unit}\\b`,
);
const style =
  '(?:friendly|formal(?:ly)?|informal(?:ly)?|casual(?:ly)?|polite(?:ly)?|playful(?:ly)?|warm(?:ly)?|calm(?:ly)?|elegant(?:ly)?|discreet(?:ly)?|plain(?:ly)?|simpl[ey]|professional(?:ly)?|direct(?:ly)?|honest(?:ly)?|humorous(?:ly)?|funny|cheeky|serious(?:ly)?|slang|premium|relaxed|modest(?:ly)?|down[- ]to[- ]earth|like (?:a|an|we|you))';
const voice = new RegExp(
  `\\b(?:tone(?: of voice)?|(?:brand )?voice|brand speaks?)\\b|\\b(?:we|i|you|our brand|my brand|the brand|our texts|my texts|everything|texts|listings) (?:should |must |always |have to |has to )*(?:speaks?|talks?|sounds?|comes? across|writes?|are|is)\\b[^.;"]{0,40}\\b${style}\\b|^(?:speak|talk|sound|write)\\b[^.;"]{0,40}\\b${style}\\b|\\bwrit(?:e|es|ing)\\b[^.;"]{0,40}\\bin an? [^.;"]{2,40}\\b(?:style|way|manner)\\b`,
);
/** Rules about how a text is written, which are no word to avoid or to use. */
const writing =
  /\b(?:spelling|emojis?|emoticons?|exclamation (?:marks?|points?)|capital(?:s| letters)|all caps|caps|abbreviations?|punctuation|oxford comma|contractions|(?:british|american|uk|us|australian) english|hashtags?)\b/;

const stop =
  '(?= (?:in|inside|into|within|on|for|to|from|ever|again|any ?more|any ?where|every ?where|at|please|keep|remember|save|note|make|because|since|or|and|but|is|are|has|have|had|must|should|when|if|as|never|always|it|that|by|which)\\b|[,.;:!?()]| -|\\s*$)';
const item =
  "(?!(?:the|i|we|it|my|our|because|since|they|he|she|this|that|please|as|not|never|always|remember|keep|note|save|ever|and|or|any|all|word|words|use|say|me|you|to|in|on|at|for|of|with|from|by|into|than|be|is|are|has|have|should|must)\\b)[a-z][a-z'-]*(?: (?!(?:in|inside|on|for|to|from|ever|again|any|please|because|is|are|has|or|and|but|at|never|must|should)\\b)[a-z'-]+){0,2}?";
/** A reason may stand behind a comma: "avoid eco-friendly, customers laugh about it". */
const nextItem =
  '(?:"\\d+"|#\\d+|(?!(?:the|i|we|it|my|our|because|since|please|as|not|never|always|remember|keep|note|save|and|or)\\b)[a-z][a-z\'-]+(?=,| and | or |[.;:!?)]| (?:in|on|for|from|ever|again|any|at|is|are|has|have|must|should|may|can)\\b|\\s*$))';
const list = `((?:"\\d+"|${item}${stop})(?:(?:,? (?:and|or|no) |, |\\/)${nextItem})*)`;
const word =
  '(?:the |any |a |this |these |my |our )*(?:words?|terms?|phrases?|expressions?|adjectives?|keywords?|tags?)?:? ?';
const avoided = [
  `\\b(?:stop (?:using|saying|writing)) ${word}${list}`,
  `\\b(?:never(?: ever)?|do not(?: ever)?|must not|should not|can not|may not|not to|no longer|not) (?:to )?(?:use|using|say|saying|write|put|include|mention|add|print|want to (?:see|read)|want|like) ${word}${list}`,
  `\\b(?:avoid|ban|forbid|black ?list|block|outlaw|boycott|veto|steer clear of|stay away from)(?:ing)?:? (?:using |saying |use of )?${word}${list}`,
  `\\b(?:black ?list(?:ed)?|banned|forbidden|taboo|no-?go)(?: words?| terms?)?: ?${list}`,
  `\\b(?:the )?(?:words?|terms?|phrases?) ${list} (?:is|are) (?:strictly )?(?:banned|forbidden|taboo|off limits|not allowed|black ?listed|a no-?go|prohibited)`,
  `(${'"\\d+"'}(?:(?:,| and| or)* "\\d+")*) (?:is|are) (?:strictly )?(?:banned|forbidden|taboo|off limits|not allowed|black ?listed|prohibited)`,
  `\\b(?:words?|terms?|phrases?) ${list} (?:do not belong|(?:should|must|may|can) (?:never|not)(?: ever)? (?:appear|be used|be written|be there|turn up|show up))`,
  `(?:\\b(?:the )?(?:words?|terms?|phrases?) )?("\\d+"|(?<=(?:word|term|phrase) )[a-z'-]+) (?:has|have) no (?:place|business)|(?:\\b(?:words?|terms?|phrases?) |(?="))("\\d+"|[a-z'-]+) (?:does not belong|(?:should|must|may|can) (?:never|not)(?: ever)? (?:appear|be used|be written|be there|turn up|show up))`,
  `\\b(?:words?|terms?|phrases?) ("\\d+"|[a-z'-]+),? (?:i|we) (?:never|do not)(?: ever)? (?:want|like|wish|need)`,
  `\\b(?:no|without|never)(?: the)?(?: words?)? ("\\d+"(?:(?:,| and| or| no)* "\\d+")*)`,
  `\\b(?:never(?: ever)?|do not(?: ever)?|must not|should not|no longer) (?:to )?(?:call|describe|name|refer to) (?:[a-z-]+ ){1,4}?(?:as )?("\\d+"(?:(?:,| and| or)* "\\d+")*)`,
].map((pattern) => new RegExp(pattern, 'dg'));
const allowed = /("\d+"|\b[a-z'-]+) (?:is|are) (?:ok(?:ay)?|fine|allowed|good|all right|alright)\b/g;
const hated =
  /\b(?:hate|dislike|detest|despise|can not (?:stand|bear)|sick of) (?:this|that|the|these|those) (?:words?|terms?|phrases?)\b/;
const ofAll =
  'every|each|all|any|(?:my|our) (?:[a-z]+ )?(?:texts?|listings?|cards?|titles?|descriptions?|bullets?|copy|offers?|products?)\\b';
const included = [
  `\\b(?:keywords?|phrases?|search terms?|tags?|slogans?|claims?):? ${list}`,
  `\\b(?:the )?words?:? ("\\d+"(?:(?:,| and| or)* "\\d+")*)`,
  `\\b(?:include|mention|contain|use|add|put|have|has to have|should have|must have|work in|say)s? ${word}("\\d+"(?:(?:,| and| or)* "\\d+")*)`,
  `("\\d+"(?:(?:,| and| or)* "\\d+")*) (?:always )?(?:is|are|be|has to be|have to be|must be|should be|belongs?) (?:included|inside|present|in|on|part of|used)\\b`,
  `("\\d+"(?:(?:,| and| or)* "\\d+")*) (?:is |be |to be |gets? |to |should |must |has to |have to |needs to |always )*(?:worked|put|built|written|woven|appear|be|stand|show up|come up|turn up)(?: up)? (?:in|into) (?:${ofAll})`,
  `\\b(?:the )?(?:words?|phrases?|terms?) ([a-z][a-z '-]{1,40}?) (?:always )?(?:belongs?|(?:should|must|ha(?:s|ve) to|needs? to|ought to)(?: always| also)* (?:be|appear|stand|show up|come up|turn up)) (?:in|into) (?:${ofAll})`,
  `\\b(?:work|put|build|write|weave|get) ("\\d+"(?:(?:,| and| or)* "\\d+")*) (?:in|into) (?:every|each|all|any)`,
].map((pattern) => new RegExp(pattern, 'dg'));

const noMarket =
  /\b(?:quit|quitted|left|no longer|not|stopped|closed|instead of|rather than|gave up|dropped|never)(?: (?:on|for|selling on|with|using|my|the|sell|selling))* $/;
const allOfMine =
  /\b(?:everything|all (?:of )?(?:my|our|the)? ?(?:things|stuff|products|items|listings|cards|goods)|(?:i|we) (?:am |are |only |mainly |mostly |always |just |now )*(?:sell|list|trade|work)(?:ing)?|(?:we|i) (?:are|am) (?:now )?(?:only|just|exclusively) (?:on|at) |(?:we|i) (?:are|am) (?:now )?(?:on|at) [a-z]+ (?:only|alone)\b|my shop|our shop|is (?:my|our|the) (?:only|main|default|home|new)|(?:my|our) (?:only|main|default) (?:marketplace|market|shop|place|channel|platform)|default marketplace|marketplace is|only (?:on|for))\b/;

const unlessSaid =
  /\b(?:when(?:ever)?|if|unless|as long as)\b (?:i|we|nothing|no)\b[^.;,]{0,30}?\b(?:say|said|tell|told|mention(?:ed)?|write|written|named?|specify|specified|state[ds]?)\b[^.;,]{0,30}/;
const ofTexts =
  /\b(?:never|not|no|avoid|without|words?|titles?|headlines?|descriptions?|bullets?|keywords?|tone|voice|write|friendly|formal|short(?:er)?|long(?:er)?|improve|score|export|every|price)\b|"/;
/** "Assume Etsy when I do not say anything": a marketplace where none is named, and no words to avoid. */
function marketByDefault({ text }: NormalText): StandingRule | null {
  const [market, ...others] = marketplacesIn(text);
  const rest = text.replace(unlessSaid, ' ');
  return market === undefined || others.length > 0 || rest === text || ofTexts.test(rest)
    ? null
    : { kind: 'marketplace', value: market.id };
}

/** The rules that the words state, by their kind; none where they state another or none. */
export function standingRulesIn(whole: NormalText): StandingRule[] {
  const market = marketByDefault(whole);
  if (market !== null) return [market];
  const parts = segmentsOf(whole);
  const rules = parts.map((part) => elidedIn(part.text, part.raw) ?? rulesOf(part.text, part.raw, whole));
  const kinds = new Set(rules.flat().map(({ kind }) => kind));
  return parts.length > 1 && kinds.size > 1 && rules.every((some) => some.length > 0)
    ? rules.flat()
    : rulesOf(whole.text, (start, end) => whole.raw(start, end), whole);
}

/** "The voice of my brand is soft": soft. */
export const voiceSaid = (said: string): string =>
  said.replace(
    /^(?:(?:my|our|the) )?(?:(?:brand|shop|store|label|company)(?:['’]s)? )?(?:tone(?: of voice)?|voice|style)(?: of (?:my|our|the) (?:brand|shop|store|label|company|business))?(?: is|:| ?=| should be)?\s*/i,
    '',
  );

type Raw = (start: number, end?: number) => string;

/** "Never use cheap but always affordable": the verb was said before. */
function elidedIn(text: string, raw: Raw): StandingRule[] | null {
  const [, lead = '', word = ''] =
    /^(always )((?!(?:use|say|write|mention|include|add|do|be|ask|keep|put|will|would|have|has|had|did|was|were|is|are|shall)\b)[a-z'-]+)[\s.!]*$/.exec(
      text,
    ) ?? [];
  return word === '' || units.test(text)
    ? null
    : [{ kind: 'include_keywords', value: raw(lead.length, lead.length + word.length) }];
}

function segmentsOf(whole: NormalText): { text: string; raw: Raw }[] {
  const cuts = [
    ...whole.text.matchAll(
      /[.;:]\s+(?=\w)|, (?:but )?(?=(?:never|always)\b)| but (?=(?:never|always)\b)|,? and (?=(?:units?|never|always|avoid|use|brand|tone|voice|my|our|no|the (?:units?|tone|voice|marketplace)|we|i)\b)/g,
    ),
  ];
  const ends = [...cuts.map(({ index }) => index), whole.text.length];
  const starts = [0, ...cuts.map(({ index, 0: said }) => index + said.length)];
  return starts
    .map((from, at) => ({ from, to: ends[at] ?? whole.text.length }))
    .filter(({ from, to }) => withoutCues(whole.text.slice(from, to)) !== '')
    .map(({ from, to }) => ({
      text: whole.text.slice(from, to),
      raw: (a, b = to - from) => whole.raw(from + a, from + b),
    }));
}

function rulesOf(text: string, raw: Raw, { quotes }: NormalText): StandingRule[] {
  const said = withoutCues(raw(0));
  const rule = (kind: PreferenceKind, value = said): StandingRule[] => (value === '' ? [] : [{ kind, value }]);
  if (units.test(text) && unitUse.test(withoutCues(text))) return rule('units');
  if (writing.test(text.replace(/"\d+"/g, ''))) return rule('other');
  if (voice.test(text)) return rule('brand_voice', voiceSaid(said));
  const fine = new Set([...text.matchAll(allowed)].map(([, one = '']) => one));
  const not = valuesOf(avoided, text, raw, quotes, fine);
  if (not.length > 0) return not.map((value) => ({ kind: 'avoid_words', value }));
  if (hated.test(text) && quotes.length > 0) return quotes.map((value) => ({ kind: 'avoid_words', value }));
  if (!/\b(?:never|not|no|avoid|without|hate)\b/.test(text)) {
    const kept = valuesOf(included, text, raw, quotes, fine);
    if (kept.length > 0) return kept.map((value) => ({ kind: 'include_keywords', value }));
  }
  const markets = marketplacesIn(text);
  const wanted = markets.filter(({ id }) => {
    const at = text.search(new RegExp(id === 'ebay' ? 'e-?bay' : id));
    return at < 0 || !noMarket.test(text.slice(0, at));
  });
  const [market] = wanted;
  return market !== undefined && wanted.length === 1 && allOfMine.test(text) ? rule('marketplace', market.id) : [];
}

/** "The phrase salt and pepper" is one. */
const isPhrase = /\b(?:phrase|expression|slogan):? ?$/;

function valuesOf(patterns: RegExp[], text: string, raw: Raw, quotes: string[], fine: Set<string>): string[] {
  const found = patterns.flatMap((pattern) =>
    matchesIn(text, pattern).flatMap(({ indices }) => {
      const [from, to] = indices?.slice(1).find((span) => span !== undefined) ?? [0, 0];
      const listed = text.slice(from, to);
      return isPhrase.test(text.slice(0, from)) && !/[",]| or /.test(listed)
        ? [{ said: listed, at: from }]
        : itemsOf(listed, from);
    }),
  );
  const values = found.flatMap(({ said, at }) => {
    if (fine.has(said)) return [];
    const quote = /^"(\d+)"$/.exec(said)?.[1];
    const value =
      quote === undefined ? raw(at, at + said.length).replace(/[\s.,;:!]+$/, '') : (quotes[Number(quote)] ?? '');
    return value.length < 2 ? [] : [value];
  });
  return [...new Set(values)];
}

/** The entries of a list, and where each begins. */
const itemsOf = (listed: string, from: number): { said: string; at: number }[] => {
  let at = from;
  return listed.split(/(,|\/| and | or |\bno )/).flatMap((one) => {
    const start = at + (/^\s*/.exec(one)?.[0].length ?? 0);
    at += one.length;
    const said = one.trim();
    return /^(?:|,|\/|and|or|no|it|them|that|this|these)$/.test(said) ? [] : [{ said, at: start }];
  });
};
