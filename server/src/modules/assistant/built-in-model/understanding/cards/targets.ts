import { marketplaceName } from '../marketplace-words.ts';
import { cardinalPattern, numberWord, ordinalPattern, ordinalWord } from '../speech/number-words.ts';
import { isRequestWord } from '../speech/vocabulary.ts';

/** Which card an ask is about. */
export type Target =
  /** Whichever is in hand. */
  | { kind: 'it' }
  /** Known already. */
  | { kind: 'cards'; card_ids: string[] }
  /** Places in the last list, from 1; -1 is the last one. `isExcept`: all the others. */
  | { kind: 'places'; places: number[]; isExcept?: boolean }
  /** Words of the titles: one list for each card. `isSure`: they are said as the name of a card. `isExcept`: all the others. */
  | { kind: 'named'; names: string[][]; isSure: boolean; isExcept?: true }
  /** A card that is not known yet: looked for by these words, through all cards without them, or asked for. `isMissing`: no card has its name. */
  | { kind: 'unknown'; look: { query?: string } | null; isMissing?: boolean };

const cardNoun = '(?:one|ones|card|cards|listing|listings|product|products|item|items|offer)';
/** Parts of a card have places too: "the second bullet" is no card. */
const partNoun =
  '(?! (?:bullets?|points?|images?|pictures?|photos?|pics?|keywords?|tags?|spec\\w*|rules?|problems?|issues?|fix|thing|things|word|words|lines? of|rows? of|entry of|sentence|paragraph|time|question|version|change|day|night|evening|summer|winter|season|minute|update|edit|round|of (?:the|each|every|a)|of each|half))';
const places = [
  new RegExp(`\\b(?:the )?(${ordinalPattern})(?: ${cardNoun})?\\b${partNoun}`, 'g'),
  new RegExp(
    `\\b(?:number|no\\.?|nr\\.?|#|card|listing) ?(${cardinalPattern})\\b(?! ?(?:%|characters?|ml|g|kg|cm|mm|l|x|\\.\\d))`,
    'g',
  ),
];
const numbered = /^(?:number|no|nr)\b/;
const ofPart =
  /\b(?:bullets?|points?|images?|pictures?|photos?|pics?|keywords?|tags?|spec\w*|rules?|sentences?|paragraphs?|tasks?)\b/;
const bareNumbers = new RegExp(`^(?:[a-z]+ ){1,3}(${cardinalPattern})((?:,| and| &|, and) ?${cardinalPattern})*$`);

/** "1 and 4 as csv". */
const numbersForFile = new RegExp(
  `^(?:please |and |now |ok )*(${cardinalPattern}(?:(?:, and|,| and| &| \\+) ?${cardinalPattern}){1,9}) (?:as|in|to|into|for) (?:an? |the )?(?:${marketplaceName}|csv|xlsx|excel|json|spreadsheet)\\b`,
);
/** "Send me 1 and 3 as excel". */
const numbersSent = new RegExp(
  `^(?:please |can you |could you |and |now |ok )*(?:send|put|give|pack|save|bundle|get)(?: me)? (?:cards? |numbers? )?(${cardinalPattern}(?:(?:, and|,| and| &| \\+) ?${cardinalPattern}){0,9}) (?:as|in|to|into|for) (?:an? |one |the )?(?:single )?(?:${marketplaceName}|csv|xlsx|excel|json|spreadsheet)\\b`,
);
/** "export 1 and 3 as csv". */
const numbersOfWork = new RegExp(
  `^(?:please |can you |and |now )*(?:export|improve|score|rate|rewrite|optimize|polish|fix|download|compare|publish|show|open|make|do|redo|rework|shorten|improve|share|adapt|prepare|check)(?: me)? (${cardinalPattern}(?:(?:, and|,| and| &) ?${cardinalPattern}){0,9})(?: (?:as|in|to|into|for|please|better|shorter|longer|nicer|friendlier|stronger|ready|again)\\b.*)$`,
);

/** "1 and 4 need better titles", "3 deserves more"; in words only where there are several. */
const numbersInNeed = new RegExp(
  `^(?:please |and |now |ok |well |numbers? |cards? )*(\\d{1,2}|${cardinalPattern}(?:(?:, and|,| and| &| \\+) ?${cardinalPattern}){1,9}) (?:(?:both|all|also|still|really) )*(?:needs?|wants?|deserves?|requires?|could (?:use|do with)|(?:should|must|has to|have to) (?:get|have|be))\\b`,
);
/** "The titles of 2 and 3 are too long". */
const numbersWithParts = new RegExp(
  `\\b(?:titles?|headlines?|descriptions?|bullets?|keywords?|texts?) (?:of|for|in) (?:numbers? |cards? )?(${cardinalPattern}(?:(?:, and|,| and| &| \\+) ?${cardinalPattern}){1,9})\\b(?! (?:[a-z]+ )?(?:lines?|words?|bullets?|characters?|letters?|sentences?|points?|parts?|days?))`,
);

/** "the first two" and "the last three" of a list of cards. */
const fewPattern =
  /\b(first|top|last) (two|three|four|five|[2-9])\b(?! (?:words?|bullets?|images?|pictures?|photos?|keywords?|lines?|sentences?|problems?|issues?|points?|fixes|rules?|hours?|weeks?|days?|months?|years?|changes|versions|times|characters?))/;

/** "The first three", "1 and 3": several cards by their places. */
export const severalPlaces =
  '(?:the )?(?:first|top|last) (?:two|three|four|five|[2-9])|(?:numbers? )?\\d{1,2}(?:(?:, and|,| and| &) ?\\d{1,2})+';
const ofCards = new RegExp(` ${cardNoun}$`);
/** "A Record No. 4 plane": the number of its model. */
const ofModel =
  /\ban? (?!(?:new|better|shorter|longer|nicer) )(?:[a-z][a-z'-]+ ){1,2}$(?<!\b(?:for|of|on|to|in|at|from|with|by|as|and|or|is|card|listing|product|item) )/;
/** "A second channel", "at last", "do that one first": an order of things, or of time. */
const isNoPlace = (said: string, before: string, after: string) =>
  (/\b(?:an?|at) $/.test(before) && !numbered.test(said)) ||
  (numbered.test(said) && ofModel.test(before)) ||
  (said === 'first' &&
    /^ *(?:[,.:;!?]|please|$)/.test(after) &&
    !/(?:^|\b(?:the|my|number|and|card|listing) |[,&] ?)$/.test(before));

/** "For eBay in British English": a way of writing, and no name. */
const kindOfEnglish = / (?:in|with) (?:british|american|australian|canadian|us|uk) (?:english|spelling)\b/g;

/** Which card these words mean. */
export function targetIn(said: string): Target {
  const text = said.replace(/#(?=\d)/g, 'number ').replace(kindOfEnglish, '');
  const [, end, few = ''] = fewPattern.exec(text) ?? [];
  if (end !== undefined) {
    const count = numberWord(few) ?? 0;
    const from = end === 'last' ? -count : 1;
    return { kind: 'places', places: Array.from({ length: count }, (_, index) => from + index) };
  }
  const found = places.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      // "Score it first, then improve it" says when.
      if (match[0] === 'first' && /^,? (?:and then|then|before|and after)\b/.test(text.slice(match.index + 5)))
        return [];
      if (/\b(?:for|i|we|you|they|it) $/.test(text.slice(0, match.index)) && match[1] === 'first') return [];
      const before = text.slice(Math.max(0, match.index - 24), match.index);
      if (isNoPlace(match[0], before, text.slice(match.index + match[0].length))) return [];
      const isNumber = numbered.test(match[0]) && !ofPart.test(text);
      if (
        !ofCards.test(match[0]) &&
        !(isNumber && /\bon $/.test(before)) &&
        /\b(?:image|picture|photo|bullet|rule|keyword|bullets?|point|(?<!work )on|until|by) (?:the )?(?:number )?$/.test(
          before,
        )
      )
        return [];
      const place = ordinalWord(match[1] ?? '') ?? numberWord(match[1] ?? '');
      return place === null || place === 0 ? [] : [place];
    }),
  );
  if (
    found.length > 0 &&
    !/\b(?:last|first) (?:change|week|month|year|night|\d+|seven|thirty|few|version|days?|time|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/.test(
      text,
    )
  )
    return { kind: 'places', places: [...new Set(found)] };
  if (
    bareNumbers.test(text) &&
    !/\b(?:to|at|under|by|x|than|below|why|price|max|costs?|bullets?|points?|keywords?|tags?|spec\w*|all)\b/.test(text)
  ) {
    const numbers = (text.match(/\b\d{1,2}\b/g) ?? []).map(Number);
    if (numbers.length > 0) return { kind: 'places', places: numbers };
  }
  const few2 = [numbersOfWork, numbersForFile, numbersSent, numbersInNeed, numbersWithParts]
    .map((pattern) => pattern.exec(text)?.[1])
    .find((found) => found !== undefined);
  if (few2 !== undefined)
    return {
      kind: 'places',
      places: (few2.match(/\d{1,2}|[a-z]{3,}/g) ?? []).flatMap((word) => numberWord(word) ?? []),
    };
  const names = namesIn(text);
  if (names.length === 0) return { kind: 'it' };
  return { kind: 'named', names, isSure: sureName.test(text.replace(reason, ' ')) };
}

/** "my steel bottle", "the bottle card", "the one with the blue glaze": a card is named. */
const sureName =
  /\bmy (?!own\b|(?:[a-z-]+ ){1,2}(?:class|course|club|school|group|choir|church|fair|museum|crowd|teacher|colleagues?|friends?|girls|boys|ladies|mates|followers)\b|(?:taste|opinion|view|mind|boss|clients?|customers?|buyers?|liking|eyes?|ears?|phone|telephone|camera|team|lawyer|aunt|uncle|sister|brother|wife|husband|mother|father|mum|mom|dad|daughter|son|friends?|cousin|neighbou?r|colleagues?|partner|accountant|niece|nephew|grand[a-z]+|kids?|children|family|assistant|helper|designer|photographer|supplier|bookkeeper)\b)[a-z"]|\b(?:card|listing|product|item|one)s? (?:called|named|titled|for|with|about|of)\b|\bthe (?:(?!(?:is|are|was|were|has|have|been|so|please|to|that|which)\b)[\w"'-]+ ){1,8}(?:card|listing|one|product|item)s?\b|\b(?:card|listing|product) "/;

const saying =
  '(?:is|are|was|were|has|have|had|does|do|did|will|would|can|could|should|must|wants?|needs?|keeps?|says?|asks?|hates?|loves?|complains?|disputes?|thinks?|likes?|dislikes?|calls?|called|goes|sells?|forbids?|objects?|feels?|looks?|reads?|sounds?|deserves?|expects?|signed|approved|told|tells)';
/** Why something is asked for names no card: "because …", "…, the client hates it". */
const reason = new RegExp(
  `(?:[,;(]| -)? ?\\b(?:because|since|so that|in order to|given that|although|even though|as (?=(?:it|they|we|i|he|she|nobody|people)\\b))\\b.*|(?:[,;(]| -) ?(?:and |but |as )?(?:(?:which|who|it|they|he|she|we|i|nobody|people|everyone|everybody|that one|those|these|this) (?!mean)[a-z]+|(?:the|our|my|an?|some) (?:[a-z]+ ){1,3}?${saying}|(?:customers?|buyers?|people|legal) ${saying})\\b.*`,
);
/** "I am curious", "it feels stale": what a pronoun does or is. */
const predicate =
  /\b(?:i|we|it|they|you|he|she|who|nobody|somebody|people) (?:(?:am|is|are|was|were|be|been|will|would|can|could|should|must|has|have|had|do|does|did|not|so|very|just|also|really|more|too|quite|still|now|only|simply) )*[a-z]+/g;

const small = new Set(
  `a an the my our your its his her their this that these those it them they i me we us you he she one ones same other another both
each every all any some more most less much many few lot bit little of for to on in into at by from with without within up down
out off over under below above and or but nor so if then than as is are was were be been being am do does did done doing have has had
having can could may might must shall should will would not no yes yep please pls now just only also too again still already ever
never always there here since what which who whom whose where when why how hi hey hello thanks thank okay ok great good nice well really
very quite yeah yea yup nah lol haha meh cheers sweet new newly current latest recent whole entire full complete own let get got give gives show tell see look looks find open
view read print go going put take make makes made making want wants need needs like likes love think know try work works working use
used using help run start stop keep let better best good bad worse fine ready shape fit fits sell sells selling sale sold buy buyer
customer customers shop store market next previous before after about around against per via like such sort kind thing things way
ways part parts part bit piece time times once twice first second third fourth fifth last number card cards listing listings
product products item items page pages library catalog offer offers file files sheet row rows data seo amazon ebay etsy shopify
woocommerce walmart google ozon wildberries merchant shopping score scores points point rules rule title titles headline name
description descriptions bullet bullets feature features keyword keywords tag tags spec specs specification specifications
attribute attributes image images picture pictures photo photos main gallery background price brand category marketplace
stock available availability friendly friendlier formal playful plain persuasive tone voice warmer warm fun professional
professionally formally shorter longer short long concise character characters chars letters words word max maximum minimum most
least anything something nothing everything everyone text content write rewrite improve optimize polish fix mend tidy enhance
enhancing better boost redo rework revise refresh rephrase adapt prepare tune update change edit set add remove delete drop
replace lock unlock protect compare difference differ different changed changes undo revert restore version versions original
export exports download csv xlsx json excel spreadsheet format feed import imports fetch load grab pull upload check rate grade
audit review evaluate analyze assess judge explain question answer publish unpublish share public private link case live offline
withdraw task tasks schedule every day daily week weekly month monthly today yesterday tomorrow days hour remember forget
preference preferences credits credit usage plan amount left much long high low big small heavy weigh weighs weight size
dimensions measurements measures material color colour made capacity hold holds cost costs warranty include includes including come comes lid
mind ahead sure done care kindly could doing turn bring back place instead except leave alone touch different wrong weak missing problem problems issue issues mistake mistakes lose losing error errors key apart rest reduce sound simple handle tsv trim correct enough language catchier exciting alphabetical rank magic version human note
far sorted sort order ordered ranked rating rated expensive past touched touch worst weakest lowest highest poorest strongest moment display displayed rid during one two three four five six seven eight nine ten
change changing anew boring again mark total totally bad idea skip pretty lovely dear guys team assistant hello says said say mine stuff lot exactly honestly automatic automatically account job jobs run running ran cousin husband wife friend friends boss colleague sister brother mum mom dad son daughter neighbor partner client clients somebody someone anybody nobody people person guy opinion honest thoughts verdict through across among between really actually currently still until while though although because else instead maybe perhaps probably possible possibly able allowed hope hopefully guess wonder wondering please sorry thank thanks wait hang hold gonna wanna lined opened closed ago soon later yesterday tonight morning evening noon afternoon weekend everywhere somewhere anywhere anyway whatever whichever whenever loads tons bunch couple few several whole together separately proper properly good better decent dead quick quickly fast slow slowly easy easily hard stupid silly crazy nightmare kill bits bobs rubbish garbage crap awful terrible horrible boring dull weak poor cut pass passes rank top meets meet requirements requirement requires bin ill version versions amazing asc desc ascending descending bulk total brief settings saved calculated calculate points order arrange somewhere discontinue erase inside send supplier tackle going wait beautiful attractive suitable fancy elegant modern clean cool awesome wonderful nicely beautifully thinks deserve deserves stronger nicer catchier clearer weaker delta versus pdp pdps usp usps block away stay stays appear appears occur occurs punchier fresh reasons reason myself curious article articles facts fact approval throughout accordingly altogether needful wordy tighten untidy`.split(
    /\s+/,
  ),
);

/** A word that many requests hold, whatever they are about. */
export const isSmallWord = (word: string): boolean => small.has(word);

/** Runs of words that requests are not made of, such as names of products. */
function namesIn(text: string): string[][] {
  const bare = text
    .replace(reason, ' ')
    .replace(predicate, ' ')
    .replace(
      /\b(?:without|avoid|except|called|keywords?|include|including|incl|mention|contain|work in|must-haves?|leave out|nowhere|never|not)\b.*/g,
      ' ',
    )
    .replace(
      /\b(?:to|as|in|into|for|on) (?:a |an |the )?(?:amazon|ebay|etsy|shopify|walmart|google|ozon|wildberries|excel|csv|xlsx|json)\b.*/g,
      ' ',
    );
  return bare
    .split(/,|;|\band\b|&|\+/)
    .map((part) =>
      (part.match(/[\p{L}\p{N}]+/gu) ?? []).filter(
        (word) => word.length >= 3 && !/^\d+$/.test(word) && !small.has(word) && !isRequestWord(word),
      ),
    )
    .filter((words) => words.length > 0);
}
