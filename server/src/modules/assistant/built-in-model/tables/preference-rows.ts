import { type Ask, type Clause, call, type Row } from '../understanding/ask.ts';
import { notEverywhere } from '../understanding/edits/everywhere.ts';
import { replacementsIn } from '../understanding/edits/replacements.ts';
import { materials } from '../understanding/facts/fact-values.ts';
import { factsAlone } from '../understanding/facts/stated-facts.ts';
import { marketplacesIn } from '../understanding/marketplace-words.ts';
import { saysStanding, standingRulesIn, unit, voiceSaid } from '../understanding/wishes/standing-rules.ts';
import { wishesIn } from '../understanding/wishes/wishes.ts';

const lasting =
  /\b(?:always|never|from now on|in (?:the )?future|for the future|remember|note (?:that|for)|by default|in (?:all|any|every one|each) (?:of )?(?:my|our) |in (?:every|each) (?:\w+ )?(?:listing|card|product|offer|text|one of my)\b|in every (?:title|description)\b|my brand|our (?:brand|tone|voice|style)|do not ever|i (?:prefer|mostly|usually)(?! (?:a|an|the|this|it)\b)|we (?:write|say|prefer|use|usually|always|never|only|do not (?:write|say|use))|is banned|are banned|banned|(?:our|all my) products (?:come|are|have|ship|include)|keep in mind|prefer(?:ence)?|my (?:main |default )?market ?place is|brand voice(?: is)?:?|forbidden words?|forbidden for|(?:write|use|say) [^.,]{1,40}, ever|everywhere|our units|(?:i|we) use (?:metric|imperial)|^(?:i|we) (?:mainly |also )?sell (?:everything |all )?on \w+[.!]*$|sell (?:only )?on \w+ only|default marketplace|sell only on)\b/;

/** Words that say it for all times; without them a fact, a stated brand or an exchange of words is about one card. */
const forAllTimes =
  /\b(?:always|never|from now on|in (?:the )?future|remember|by default|keep in mind|prefer|(?:every|each|all|any)(?: one)?(?: of)?(?: my| our| the)? (?:listing|card|product|offer|text)s?)\b/;
const ofOneCard = new RegExp(
  `^(?:and |so |ok(?:ay)?,? |well,? )*(?:my|our) brand(?: name)? (?:is|:)|\\b(?:i|we) use (?:only )?${materials}\\b`,
);
/** "Note that it is dishwasher safe", with a card in hand. */
const notedFact =
  /^(?:please )?(?:note|make a note)(?: that|:)? (?:it|this|the (?:card|product|item|listing|material|color|size|weight)) (?:is|has|weighs|comes|holds|was|measures|should)\b/;
const hereOnly =
  /\b(?:in|on|for) (?:this|the current) (?:one|card|listing|product|offer|title|description|text)\b(?! (?:and|or) )/;
/** "Make the title longer, but never above 120 characters", "I do it by hand from now on": a limit of this work, the seller's own. */
const ofThisWork =
  /^(?:(?:aha|ah|oh|ok(?:ay)?|yes|no|well|good|great|fine|right|then|now|so|and|please|just|thanks|hm+|i see)[\s,.!]+)*(?:improve|optimize|rewrite|polish|shorten|make (?:it|the))\b.*\b(?:but|and|only) (?:never|not|always) (?:above|over|beyond|longer than|more than|below|under|past|at most) \d|\b(?:i|we) (?:will |shall |can |would rather |am going to |are going to )?(?:do|make|handle|manage|check|run|export|score|take care of) (?:it|that|this|them|those|everything|all)\b[^.;!?]* (?:from now on|in (?:the )?future)[\s.!]*$/;
const isOfOneCard = ({ whole, around }: Clause) =>
  ofThisWork.test(whole.text.trim()) ||
  (around.hasCard && hereOnly.test(whole.text)) ||
  (around.hasQuestions && factsAlone(whole.raw(0)).length > 0) ||
  (!forAllTimes.test(whole.text) &&
    ((around.hasCard && (ofOneCard.test(whole.text.trim()) || notedFact.test(whole.text.trim()))) ||
      replacementsIn(whole).length > 0));

const clean = (text: string) =>
  text
    .replace(
      /^(?:(?:please|pls|plz|(?:can|could|would|will) you|and|ok|okay|remember|that|this|note|for the future|keep in mind|from now on|in future|in the future|always|also|:|,|-)\s*)+/i,
      '',
    )
    .replace(/(?:,? (?:remember(?: that| this| it)?|please|thanks|from now on|keep that in mind))+[.!]*$/i, '')
    .replace(/^[\s,:-]+|[\s.!,]+$/g, '');

const remember = (kind: string, value: string): Ask | null =>
  value === '' ? null : call('remember_preference', { kind, value });

/** One entry for each word: each can be forgotten by itself. */
const words = (kind: string, values: string[]): Ask[] | null =>
  values.length === 0 ? null : values.map((value) => call('remember_preference', { kind, value }));

/** What is to be remembered, of a message that is known to state a rule. */
export function ruleOf({ whole, quotes }: Clause): Ask | Ask[] | null {
  const { text } = whole;
  const said = clean(whole.raw(0));
  const rules = standingRulesIn(whole);
  if (rules.length > 0) return rules.map((rule) => call('remember_preference', { ...rule }));
  if (
    /\b(?:metric|imperial) (?:units?|system|measurements?)|\bunits?:? (?:in|of|are|is|should)\b|\b(?:inch(?:es)?|cm|mm|centimeters?|millimeters?|meters?|grams?|kilos?|kg|ounces?|oz|pounds?|lbs?|liters?|ml|feet|ft|fahrenheit|celsius|gallons?)\b,? (?:and |but )?(?:never|not|no|instead of|rather than|over)\b|\b(?:metric|imperial)\b|\b(?:liters?|inches|inch|grams?|ounces?|cm|mm|centimeters?|millimeters?|kilos?|kilograms?|pounds?|feet|watts?|ml|milliliters?|oz|kg|celsius|fahrenheit)\b.{0,20}\b(?:as|like|not|instead of|and not)\b|\b(?:as|in|use) (?:inches|cm|centimeters|millimet(?:er|re)s|met(?:er|re)s|feet|grams|kilos|kilograms|kg|pounds|lbs|liters|milliliters|ml|ounces|metric|imperial|celsius|fahrenheit|mm)\b/.test(
      text,
    )
  )
    return remember('units', said);
  const wishes = wishesIn(text, quotes);
  const disliked =
    /\b(?:(?:do not|never) (?:want|like|wish|need)(?: to (?:see|read|have|find|use))?|hate|dislike|can not stand|am tired of) (?:(?:the |any )?(?:words?|terms?|phrases?|expressions?) ((?:"\d+"(?:,| and| or)* ?)+|[a-z][a-z' -]{1,40}?)|((?:"\d+"(?:,| and| or)* ?)+))(?= in\b| any\b| at\b|[,.!]|\s*$)/.exec(
      text,
    );
  if (disliked !== null) return words('avoid_words', listOf(disliked[1] ?? disliked[2] ?? '', quotes));
  if (quotes.length === 1 && neverThatWord.test(text)) return words('avoid_words', quotes);
  const banned = /\bthe words? (?:(.{1,60}?)) (?:is|are) (?:banned|forbidden|not allowed|off limits|taboo)/.exec(
    text,
  )?.[1];
  if (banned !== undefined) return words('avoid_words', listOf(banned, quotes));
  if (wishes.avoid_words !== undefined && /\b(?:never|avoid|not|ban(?:ned)?|without|leave out|skip)\b/.test(text))
    return words('avoid_words', wishes.avoid_words);
  if (
    /\b(?:tone|voice|style)\b|\bwrite (?:in a|like|as if)|\bsound\b/.test(text) &&
    wishes.include_keywords === undefined
  )
    return remember('brand_voice', voiceSaid(said));
  if (wishes.tone !== undefined && ofTexts.test(text) && wishes.include_keywords === undefined)
    return remember('brand_voice', voiceSaid(said));
  const included = wishes.include_keywords ?? mentioned(text, quotes);
  if (included.length > 0)
    return words(
      neverWritten.test(text) ? 'avoid_words' : 'include_keywords',
      included.map((word) => word.replace(/ as (?:a |the )?keywords?$/, '')),
    );
  const [market] = marketplacesIn(text);
  if (market !== undefined && /\b(?:sell|market ?place|work|default|list|shop|improve|only|mostly|mainly)\b/.test(text))
    return remember('marketplace', market.id);
  const isHere = ordersHere.test(text) && notEverywhere(whole.raw(0)) === whole.raw(0);
  return isRule(text) && !isHere ? remember('other', said) : null;
}

/** "Change the count to 90 everywhere", "check it for forbidden words": work on a card, and no rule. */
const ordersHere =
  /^(?:(?:please|pls|so|and|ok(?:ay)?|now|can you|could you)[\s,]+)*(?:change|replace|correct|fix|update|check|scan|search|look (?:for|through|at))\b(?!.*\b(?:always|never|from now on|remember|in (?:the )?future)\b)/;
const keeps =
  /\b(?:remember|from now on|in (?:the )?future|for the future|by default|keep in mind|bear in mind|note (?:that|for)|ban(?:ned)?|forbidden|do not ever|(?:i|we) (?:mostly|usually|prefer)|prefer(?:ence)?|everywhere|in (?:all|any|every|each)\b|(?:must|should|shall|ha(?:s|ve) to|needs? to|(?:is|are) to|can|may) (?:be )?(?:always|never)|(?:always|never) (?:must|should|shall|ha(?:s|ve) to|needs? to))\b/;
const ordered =
  /(?:^|[.,;:!-] *|\b(?:please|and|but|so|you|that|to) )(?:always|never)(?: ever)? (?!(?:in|out|on|off|at|been|had|was|were|seen|heard|sold|did|again|mind|got|the|a|an|my|our|too|any|enough|quite|really|so|that)\b)[a-z]+(?<!ed)\b/;
const ownWriting =
  /\b(?:i|we) (?:(?:always|never|only|do not|usually|just) )*(?:write|say|spell|call|use|put|mention|state|list|sell|include|add|start|begin|end|want|like|measure|quote|round)\b/;
/** "It's always in stock", "we are never closed": said of the world, and no rule for texts. */
const isRule = (text: string) => keeps.test(text) || ordered.test(text) || ownWriting.test(text);

const neverWritten =
  /\b(?:never|not)(?: ever| again)? (?:add|use|put|include|mention|write|say|have|insert|work|slip|squeeze)\b/;

/** "He always wrote "luxurious" ... I never want that word". */
const neverThatWord =
  /\b(?:never|not|no longer)(?: ever)? (?:want|use|see|write|say|like|have|need|allow)(?: to (?:see|read|hear|use|have))? (?:that|this|the) (?:words?|term|phrase|expression)\b/;

/** "I want my texts warm". */
const ofTexts = /\b(?:texts?|copy|writing|wording|words|descriptions|listings|cards|everything|all of it)\b/;
const listOf = (text: string, quotes: string[]) =>
  [...text.split(/,|\band\b|\bor\b/)]
    .map((one) => {
      const quote = /"(\d+)"/.exec(one)?.[1];
      return quote === undefined ? one.replace(/[?!.]+\s*$/, '').trim() : (quotes[Number(quote)] ?? '').trim();
    })
    .filter((one) => one !== '');

const mentioned = (text: string, quotes: string[]): string[] => {
  const match =
    /\b(?:mention|include|use|say|add) (?:the (?:words?|keywords?|phrase) )?(.{2,80}?) (?:in (?:every|all|each|any|my|our)|everywhere|always)\b/.exec(
      text,
    )?.[1] ??
    /\b(?:always|in future|in the future|from now on),? (?:mention|include|say|add) (?:the (?:words?|keywords?) )?([^.;]{2,80})/.exec(
      text,
    )?.[1] ??
    /\b(?:want|need) (?:to (?:see|have) )?the (?:words?|keywords?|phrase) (.{2,60}?)(?: in\b| there\b|[.,]|$)/.exec(
      text,
    )?.[1];
  const stated =
    /\b(?:the )?(?:words?|phrases?|keywords?) ((?:"\d+"(?:,| and| or)* ?)+)(?:should|must|has to|have to|need to|belongs?)\b/.exec(
      text,
    )?.[1];
  const found = match ?? stated;
  return found === undefined ? [] : listOf(found, quotes);
};

const kinds: [string, RegExp][] = [
  ['brand_voice', /\b(?:brand ?voice|tone|voice|style)\b/],
  ['units', /\bunits?\b|\bmetric\b|\bimperial\b/],
  ['marketplace', /\bmarketplace\b/],
  ['include_keywords', /\bkeywords?\b|\balways (?:include|use|mention)\b/],
  ['avoid_words', /\b(?:ban(?:ned|s)?|avoid(?:ed)?|never|forbidden|words?)\b/],
];

const end =
  '(?= *(?:(?:please|now|again|at once|so far|about me|of me|(?:that )?you (?:have|know|saved|kept)|(?:that )?i (?:gave|told|taught) you)[\\s.!]*)*(?:[.!]*$|[,;.] | and | then ))';
const allOfThem = new RegExp(
  `\\b(?:(?:all|every|any)(?: of)?(?: (?:my|the|your|our|these|those))?(?: (?:saved|stored|kept|remembered|old|other))? (?:preferences?|rules?|settings|memor(?:y|ies)|wishes|notes)|(?:everything|all|anything)(?: that)? (?:you|i|we) (?:(?:ever|have|had|still) )*(?:remember(?:ed)?|kn[eo]w|saved?|stored?|ke?pt|noted?|learn(?:ed|t)|told you|taught you)|(?:wishes|preferences|rules|settings|notes) (?:you can |please )?(?:throw away|delete|clear|erase|drop|remove|wipe)|forget (?:everything|it all|all(?: of (?:it|that))?)|(?:clear|reset|erase|delete|remove|drop|forget) (?:(?:my|the|your|our) )?(?:preferences|memory|memories))${end}`,
);

/** "The rule about prices no longer applies". */
const lapsed =
  /\b(?:instructions?|rules?|preferences?|wish(?:es)?) (?:about|regarding|on|concerning|for|of|as to) (?:the |my |our )?([a-z][a-z -]{1,40}?)(?= (?:is|are|has|have|no longer|does|can|may|should)\b|[,.;!]|\s*$)/;

/** "My voice is calm, forget the exclamation marks": the voice is not what is to be forgotten. */
const statedVoice =
  /\b(?:voice|tone|style)(?: of voice)? (?:is|should be) (?!too|so|not|no|all|wrong|bad|old|out|obsolete|stale|history|past|over|gone)[^.;!?]{3,60}[,.;] (?:and |so |please |you can )*forget (?:about )?the (?!(?:old|last|other|previous|first) )/;
const behindForget = (text: string) => text.slice(text.search(/\bforget\b/));

/** Which of what is remembered is to be forgotten. */
export function forgottenIn({ whole }: Clause): Ask | null {
  const { text, quotes } = whole;
  const kind = kinds.find(([, pattern]) => pattern.test(statedVoice.test(text) ? behindForget(text) : text))?.[0];
  if (kind === undefined && allOfThem.test(text)) return call('forget_preference');
  const quoted =
    quotes[0] ??
    /\bwords? (\w+)\b/.exec(text)?.[1] ??
    /^(?:the word )?(\w+) is (?:no longer|not) (?:banned|forbidden)/.exec(text)?.[1] ??
    /^(\w+) is allowed/.exec(text)?.[1] ??
    /\b(?:use|say|write) (?:the word )?(\w+) again\b/.exec(text)?.[1] ??
    /\b(?:banned?|avoid(?:ing)?|unban|use) (?:the word )?(\w+)$/.exec(text.replace(/[.!]+$/, ''))?.[1];
  const value = kind === 'avoid_words' || kind === 'include_keywords' || kind === undefined ? quoted : undefined;
  const concern = lapsed.exec(text)?.[1]?.trim();
  if (kind === undefined && concern !== undefined) return call('forget_preference', { value: concern });
  if (kind === undefined && value === undefined) {
    const about = text
      .replace(
        /^.*?\bforget (?:(?:that|about|(?:what|everything|all|anything) (?:that )?(?:i|you) \w+(?: you)? about|everything about|the) )?/,
        '',
      )
      .replace(/^(?:that )?(?:i|we) (?:want(?:ed)?|said|asked for|told you|like[ds]?|prefer(?:red)?) (?:about )?/, '')
      .replace(/^(?:the|my|your) /, '')
      .replace(/^(?:things?|stuff|parts?|bits?|ones?|words?|wish(?:es)?|bans?) (?:about|with|on|for|of) (?:the )?/, '')
      .replace(/[.;!?](?:\s.*)?$/s, '')
      .replace(/ (?:things?|stuff|rules?|bans?)$/, '');
    return /^(?:it|that|this)?$/.test(about) ? null : call('forget_preference', { value: about });
  }
  return call('forget_preference', {
    kind,
    value:
      /^(?:words?|things?|rules?|lists?|notes?|is|are|no|has|have|the|again|it|any|to|you|that|i|we|about|for|from|of|and)$/.test(
        value ?? '',
      )
        ? undefined
        : value,
  });
}

/** Work on texts, questions and edits of a part hold the same words. */
const notKept =
  /\bprefer to (?:return|go|revert|restore|undo|get|leave|stay|wait|keep (?:it|this|that)|have (?:it|this|that|my))\b|^(?:please )?(?:improve|optimize|rewrite|polish|score|export|shorten|make it|make the|undo)\b|^(?:do (?!not)|did|(?:can|could|will|would)(?! you (?:please )?(?:remember|note|save|keep|store|memorize)\b| you (?:(?:please|always|only|never) )*(?:use|write|avoid|say)\b[^.;:!]*\b(?:from now on|in (?:the )?future|always|everywhere)\b)|what|which|how|why|who|is|are|does) |(?<!\b(?:can|could|will|would) you (?:please )?(?:remember|note|save|keep|store|memorize)\b[^.?!]*)\?\s*$|\block\b|\bnever mind\b|\b(?:change|touch|edit|alter|rewrite) the (?:title|description|bullets?|keywords?|spec)|^(?:is|are) |\b(?:title|description|bullets?|keywords?|specifications?)\b.{0,30}\b(?:not|never) (?:ever )?(?:change|touch|edit|alter|rewrite) (?:it|them|that|this)\b|\bi (?:never|always) (?:know|understand|see)|\bpassword\b|\bimport\b|\bexport\b|\bcsv\b|(?:,|:| -) ?(?:please |now |so )*(?:improve|optimize|rewrite|polish|rework|fix|redo)(?: it| this| them| all| of| these| those| my| the| listings| cards| everything)*(?: please| now| for me)*[.!]*$|^(?:please )?(?:better|nicer|shorter|longer|stronger|new|fresh) (?:titles?|descriptions?|bullets?|keywords?|texts?)\b|^(?:please |can you )*(?:replace|swap|exchange) /;

/** "Use grams, not ounces". */
const unitsInstead = new RegExp(
  `^(?:[a-z]+[ ,]+){0,6}?${unit}(?:,? (?:please|and|but))*,? (?:not|instead of|rather than|never|no|over) (?:(?:in|use|with|the) )?${unit}\\b(?: (?:please|everywhere|for (?:weights?|sizes?|lengths?)|thanks))*[\\s.!]*$|^(?:(?:please|and|but|use|no)[ ,]+)*(?:no|instead of|not) ${unit},? (?:but |use |only |please )*${unit}\\b[^.;?\\d]{0,20}$`,
);

/** "Don't use the word eco anymore". */
const usedNoLonger =
  /^(?:(?:please|and|so|ok(?:ay)?)[ ,]+)*do not (?:ever )?(?:use|write|say|mention) (?:the )?(?:words?|terms?|phrases?) [^.;:?!]{2,60}? (?:any ?more|any longer|ever again)(?: (?:in|on) (?:any of |all )?(?:my|our) [a-z]+)?[\s.!]*$/;

export const preferenceRows: Row[] = [
  {
    name: 'forget',
    pattern:
      /\bforget\b|\b(?:instructions?|rules?|preferences?|wish|wishes)\b[^.;!?]{0,60}\b(?:(?:is|are|has|have)(?: been| now| become)* (?:obsolete|outdated|out[- ]of[- ]date|stale|history|superseded|void|moot|expired|lapsed|cancell?ed|no longer (?:valid|needed|true|current|relevant|in force))|no longer appl(?:y|ies))\b|\bno longer (?:need|want|have) (?:the |my |that |our )?(?:rules?|instructions?|preferences?) (?:about|regarding|on|concerning|for|of)\b|\b(?:wishes|preferences|rules|settings|notes)\b.{0,20}\b(?:throw away|delete|clear|erase|drop|remove|wipe)\b|\b(?:throw away|wipe|clear|erase) .{0,20}\b(?:wishes|preferences|rules|settings|notes)\b|\b(?:delete|remove|clear|drop|reset|erase) (?:all )?(?:of )?(?:my |the |your |that )?(?:\w+ )?(?:preferences?|memory|memories|rules? about|brand voice|banned words?)\b|\b(?:no longer|not) (?:banned|forbidden)\b|\ballowed again\b|\ballow (?:the word )?\S+ again\b|\b(?:can|may) (?:use|say|write) (?:the word )?\S+ again\b|\bunban\b|\bstop (?:avoiding|using my|remembering)\b/,
    // "Forget that, improve it" takes back what was said before; the rest is the wish.
    unless:
      /\b(?:do not|never|not|(?:hope|sure) you (?:do|did|will) not|without) (?:ever |please )?forget(?:ting)?\b|\bforget (?:about )?(?:it|that|this)(?:[.!]*$|[,;.:!]| -| and | then | please\b)|\bforget (?:about )?(?:(?:the|its|my|all|those|that|your) )*(?:(?:old|current|present|existing|first|original) )*(?:titles?|headline|bullets?|description|keywords?|tags|texts?|copy|wording)\b[^.?!]{0,40}(?:\b(?:and|then)\b|[,;-])[^.?!]{0,20}\b(?:write|make|create|give|draft|compose|do|come up with|think of|start)\b[^.?!]{0,30}\b(?:new|fresh|another|better|anew|over|again|other|different)\b|\bforget (?:about )?(?:the|that|this|these|those|my) (?:(?:first|last|other|wrong|second|attached) )*(?:photos?|pictures?|images?|pics?|files?|attachments?|uploads?|screenshots?|links?|urls?|address(?:es)?|messages?|questions?|ideas?|thought|one)\b/,
    read: forgottenIn,
  },
  {
    name: 'words that are used no longer',
    pattern: usedNoLonger,
    read: ({ text, wishes, around }) =>
      wishes.avoid_words === undefined || (around.hasCard && !/\b(?:my|our) /.test(text))
        ? null
        : words('avoid_words', wishes.avoid_words),
  },
  {
    name: 'forget what was just spoken of',
    // "I like the tone, but the last sentence is odd, delete it": the sentence.
    pattern:
      /\b(?:brand voice|tone(?: of voice)?|(?:banned|forbidden) words?|preferences?|(?:rules?|instructions?|notes?|settings?|things?) (?:(?:that )?(?:i|we|you)\b|about|on|for))\b[^"]{3,120}[.,;:!-] ?(?:(?:so|and|then|please|now|just|can you|could you|you can|you may|you could|you should|feel free to|actually) )*(?:forget|drop|scrap|delete|remove|erase|ditch|bin)(?: about)? (?:it|that|this|them)(?: (?:please|now|again|for good|then|all))*[\s.!?]*$/,
    unless:
      /(?:[.,;:!-]|\b(?:but|and)) [^.,;:!]*\b(?:titles?|headline|bullets?|points?|description|keywords?|tags?|specs?|specifications?|sentences?|paragraphs?|lines?|photos?|pictures?|images?|prices?|brand|category|tasks?|cards?|listings?)\b[^.,;:!]*[.,;:!-] ?(?:[a-z]+ ){0,4}(?:forget|drop|scrap|delete|remove|erase|ditch|bin)\b|\b(?:remember|from now on|instead|new (?:tone|voice)|is now|should be)\b|\b(?:tone|voice)(?: of voice)?(?: is|:) (?!too|so|not|no|all|wrong|bad|old|out|obsolete|stale|history|past|over|gone)/,
    read: (clause) => {
      const { text } = clause.whole;
      const word =
        /\bwords? (?:"(\d+)"|(?!(?:things?|rules?|lists?|notes?|settings?|is|are|was|were|has|have|i|we|you|that|which|about|in|for|from|can|no)\b)([a-z-]+))/.exec(
          text,
        );
      if (word === null) return forgottenIn(clause);
      const value = word[1] === undefined ? word[2] : clause.whole.quotes[Number(word[1])];
      return call('forget_preference', { kind: 'avoid_words', value });
    },
  },
  {
    name: 'list preferences',
    pattern:
      /\bpreferences?\b|\bsettings\b.{0,20}\bsaved\b|\bsaved (?:settings|wishes|rules|notes)\b|\bwhat (?:do |did |have )?(?:you|i) (?:still )?(?:told you|tell you|remember|know|memori[sz]ed?|saved|kept|noted|stored)\b|\b(?:words?|terms?) (?:did|do|have) i (?:ban|avoid|forbid)|\b(?:which|what) words .{0,20}\b(?:ban|banned|avoid)|\bmy (?:brand voice|tone|banned words|settings|rules)\?*$|\b(?:which|what) rules do you\b|\b(?:which|what|the) (?:of (?:my|the|our) )?(?:rules|wishes|instructions|settings|notes|habits) (?:did|have|had|do|that)? ?(?:i|you) (?:have |had )?(?:give|gave|given|tell|told|set|made|make|saved?|kept?|know|remember|got)\b|\bwhat (?:is|are) (?:my|our) (?:brand voice|tone|banned words|saved)|\bwhat (?:did|have) i (?:ask(?:ed)?|tell|told|want(?:ed)?) you to (?:remember|keep|note|save)\b|\b(?:is|are) (?:the )?words? .{1,40} (?:banned|forbidden|allowed|off limits)\?/,
    unless: /\b(?:remember that|from now on|always|never)\b|\b(?:is|are) (?!my|our|saved|the)\w+ (?:and|$)/,
    read: () => call('list_preferences'),
  },
  {
    name: 'a rule that is to be kept',
    pattern: /\S/,
    unless: notKept,
    read: (clause) => {
      const { whole } = clause;
      if (!saysStanding(whole.text) || isOfOneCard(clause)) return null;
      const rules = standingRulesIn(whole);
      return rules.length === 0 ? null : rules.map((rule) => call('remember_preference', { ...rule }));
    },
  },
  {
    name: 'units instead of others',
    pattern: unitsInstead,
    unless: notKept,
    read: (clause) =>
      /\d/.test(clause.text) || hereOnly.test(clause.whole.text) ? null : remember('units', clean(clause.whole.raw(0))),
  },
  {
    name: 'remember',
    pattern: lasting,
    unless: notKept,
    read: (clause) => (isOfOneCard(clause) ? null : ruleOf(clause)),
  },
];
