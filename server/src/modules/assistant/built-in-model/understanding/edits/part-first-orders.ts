import { ordinalPattern } from '../speech/number-words.ts';
import { inBullet, withWordOutThere } from './words-not-there.ts';

const courtesy =
  '(?:(?:hi|hello|hey|please|pls|kindly|ok|okay|and|also|now|so|then|can you|could you|would you)[\\s,.!]+)*';
const owner = "(?:(?:the|my|its|our|this) )?((?:[\\p{L}-]+ )?[\\p{L}-]+['’]s )?";
const part = `${owner}(titles?|headline|description|bullets?(?: points)?|keywords?|search terms|tags|specs?|specifications?)`;
const courtesies = '(?:(?:please|pls|kindly|also|now|just|can you|could you) )*';
/** What goes out or comes in: a word or an entry, and nothing that holds another order. */
const entry =
  '(?!.*\\b(?:and|then|but|or)\\s+(?:please\\s+)?(?:add|put|replace|set|change|make|write|insert|move|improve|lock|shorten|use|keep|export|score|remove|delete|drop)\\b)([^.;:!?\\n]{1,80}?)';
const end = '((?:,? (?:please|pls|thanks|thank you|for me|now))*[\\s.!]*)$';
const removed = new RegExp(
  `^(${courtesy})(?:from|out of|in|on) ${part},? ${courtesies}(remove|delete|drop|erase|cut|strike|take out|take away|take off|kick out|throw out|get rid of) ${entry}${end}`,
  'iu',
);
const added = new RegExp(
  `^(${courtesy})(?:to|into|in|among) ${part},? ${courtesies}(add|put|insert|include) (?:the |new )*words? ${entry}${end}`,
  'iu',
);
/** "Remove it", "remove what is wrong": what goes stands elsewhere. */
const isOpen = /^(?:it|that|this|them|these|those|all|any|every\w*|some\w*|anything|what\w*|which|whose)\b/i;
const isList = /^(?:bullet|keyword|search|tag|spec)/i;
/** "The second one". */
const isPlace = new RegExp(`^(?:the )?(${ordinalPattern})(?: (?:one|entry|point|line))?$`, 'i');
/** Of a text only a word or a phrase goes out as it stands. */
const isWord = /^(?:(?:the )?(?:words?|terms?|phrase|brand(?: name)?)\b.*|["'“‘«].*|\S+)$/i;

const label = new RegExp(
  `^(${courtesy}(?:the |my |its |new )?)(titles?|headline|description|bullets?(?: points)?|keywords?|search terms|tags|specs?|specifications?)(?: (?:for|on|of|in) (?:this(?: (?:one|card|listing))?|it|here))? ?[:-] *(${courtesies})(add|include|insert|append|remove|delete|drop|erase) (?=(the |["'“‘«])?)`,
  'iu',
);
const ofText = /^(?:title|headline|desc)/i;
const textLabel = new RegExp(
  `^(${courtesy})(?:the |my |its )?(titles?|headline|description|bullets?(?: points)?)(?: (?:for|on|of|in) (?:this(?: (?:one|card|listing))?|it|here))? ?[:-] *${courtesies}(add|append|put|remove|delete|erase|drop) ([^:;!?\\n]{1,160}?)${end}`,
  'u',
);
const quote = /^(?:"[^"]+"|“[^”]+”|'[^']+')$/;
/** "Remove Acme", "remove stainless steel": no title is written like that; "drop leaf table" may be one. */
const isNoTitle = (verb: string, words: string) =>
  /^\S+$/.test(words) ||
  quote.test(words) ||
  /^\p{Lu}[\p{L}\d-]*(?: \p{Lu}[\p{L}\d-]*){1,3}$/u.test(words) ||
  (verb !== 'drop' && /^(?!before\b)\S+(?: \S+){1,2}$/.test(words));
/** "Title: remove Acme", "description: add "Dishwasher safe."", "bullets: remove the second". */
function withOrderFirst(command: string): string {
  const [said, lead = '', noun = '', verb = '', rest = '', tail = ''] = textLabel.exec(command) ?? [];
  if (said === undefined || isOpen.test(rest)) return command;
  const isOut = !/^(?:add|append|put)$/.test(verb);
  if (!ofText.test(noun)) {
    const place = isOut ? isPlace.exec(rest)?.[1] : undefined;
    return place === undefined ? command : `${lead}${verb} the ${place} bullet${tail}`;
  }
  if (isOut) return isNoTitle(verb, rest) ? `${lead}${verb} ${rest} from the ${noun}${tail}` : command;
  const [, first, edge] = /^(.{1,120}?) (?:first|last|(?:at|to|on) the (start|beginning|front|end))$/.exec(rest) ?? [];
  if (first !== undefined)
    return `${lead}put ${first} at the ${edge ?? (rest.endsWith('first') ? 'start' : 'end')} of the ${noun}${tail}`;
  return quote.test(rest) ? `${lead}add ${rest} to the ${noun}${tail}` : command;
}

/** "Keywords: please add …": what is polite is no part of the text. "Title: drop leaf table" may be a title. */
function withoutCourtesy(command: string): string {
  return command.replace(label, (said, lead: string, noun: string, polite: string, verb: string, words?: string) => {
    const isOut = /^[rde]/i.test(verb);
    if (isList.test(noun))
      return isOut && /^spec/i.test(noun)
        ? `${lead}from the ${noun} ${verb} `
        : `${lead}${noun}: ${isOut ? verb : 'add'} `;
    return isOut && (polite !== '' || words !== undefined) ? `in the ${noun} ${verb} ` : said;
  });
}

const namedBehind =
  /^(?:(?:and|so|also|hi|hello|ok)[\s,]+)*(?:it|this(?: one)?)(?:['’]s|\s+(?:is|has|holds|measures|weighs|takes))\s+(?:about\s+)?((?:[^,.;!?]|[.,](?=\d)){1,50}?)(?:\s*[,.;–-]\s*|\s+)(?:(?:and|so|please|pls)\s+)*(?:put|write|add|enter|note|list)\s+(?:that|it|this)\s+(?:down\s+)?(?:in|into|to|under|among)\s+(?:its|the|my)\s+(?:specs?|specifications?|details|table)\s+as\s+(?:the\s+|an?\s+)?["'“‘]?(\p{L}+(?: (?!please\b|too\b|thanks\b)\p{L}+)?)["'”’]?(?:,? (?:please|pls|too|thanks))*[\s.!]*$/iu;
/** "It is 40 x 28 cm, put that in its specs as Size": the fact with the name that it gets. */
const withNameOfValue = (command: string): string =>
  command.replace(
    namedBehind,
    (_, value: string, name: string) =>
      `add the specification ${name}: ${value.trim().replace(/(?<=\d\s?\S{1,6}) (?:tall|wide|long|high|deep|thick|heavy)$/i, '')}`,
  );

/** "From keywords please remove word flask": the order first, as the tables know it. */
export function withPartBehind(spoken: string): string {
  const command = withNameOfValue(withWordOutThere(inBullet(withOrderFirst(withoutCourtesy(spoken)))));
  const out = removed.exec(command);
  const match = out ?? added.exec(command);
  if (match === null) return command;
  const [, before = '', whose = '', noun = '', verb = '', said = '', tail = ''] = match;
  if (isOpen.test(said) || !(isList.test(noun) || isWord.test(said))) return command;
  const lead = `${before}${verb.toLowerCase()}`;
  const place = isPlace.exec(said)?.[1];
  if (out === null) return `${lead} ${said} to the ${whose}${noun}${tail}`;
  if (place !== undefined && isList.test(noun))
    return `${lead} the ${place} ${noun.replace(/s$/i, '')}${whose === '' ? '' : ` of the ${whose.trim().replace(/['’]s$/, '')}`}${tail}`;
  return `${lead} ${said} from the ${whose}${noun}${tail}`;
}
