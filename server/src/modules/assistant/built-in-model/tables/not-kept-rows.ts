import type { ListingEdit } from '../../tool-types.ts';
import { type Ask, callOnCard, type Row, say } from '../understanding/ask.ts';
import { targetIn } from '../understanding/cards/targets.ts';
import { quoted, short } from '../understanding/edits/edit-values.ts';

const lead =
  '^(?:(?:please|and|so|now|ok(?:ay)?|hi|hey|also|then|sorry|btw|by the way|note|can you|could you|i want to|i would like to)[\\s,.!:]+)*';
const end =
  '(?: (?:please|now|right now|today|at the moment|currently|as of today|again|too|only|unfortunately|sorry))*[\\s.!]*$';
const number =
  '(\\d[\\d.,]*|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|fifty|a hundred|a dozen|none)';
const units =
  '(?: (?:more |further |other )?(?:pieces?|pcs|units?|items?|copies|pairs?|sets?|boxes|of (?:them|these|those|it|this(?: one)?)))*';
const stock =
  '(?:(?:the |our |my |its |available |current )*(?:stock|inventory|quantity)(?: (?:level|count|quantity|amount|number|in stock|available|on hand))?|(?:the )?number (?:in stock|of pieces|of units|available))(?: (?:of|for|on) (?:it|this|that|the|my|this one)(?: [a-z]+){0,3}?)?';
const kept =
  '(?:left|in stock|on stock|in (?:the |our |my )?(?:warehouse|store ?room|storage|shelf|shop)|on (?:the )?(?:shelf|hand)|remaining|available|at home|to sell)';
const have =
  '(?:(?:we|i) (?:(?:only|still|just|now|currently|actually|do) )*(?:have|got|hold|keep|are left with)|(?:there )?(?:is|are)|(?:it|this one) has)';

/** How many there are, in the ways that sellers say it; the number is the first group. */
const counts = [
  `${lead}(?:set|put|change|update|make|adjust|correct|bring) ${stock}(?: (?:up|down))?(?: to| at| =|:| as| is)? ?${number}${units}(?: ${kept})?${end}`,
  `${lead}${stock}(?: (?:is|are|now|=|at|only))*(?: ?[:=])? ?${number}${units}${end}`,
  `${lead}(?:${have} )?(?:(?:only|just|still|another|now|about|around|exactly|at least) )*${number}${units} ${kept}(?: ${kept})?${end}`,
  `${lead}(?:add|take|remove|deduct|subtract|put|book) ${number}${units} (?:to|from|into|off|out of) ${stock}${end}`,
  `${lead}(?:raise|lower|reduce|increase|decrease|cut) ${stock} (?:by|to) ${number}${units}${end}`,
  `${lead}(?:we |i )?(?:have |just )*restock(?:ed)?(?: it| this)?(?:,|:| with| by)* ${number}${units}${end}`,
  `${lead}(?:we|i) (?:have |just |also )*(?:got|received|bought|made|ordered) ${number} (?:more|further|new)(?: ones)?${units}${end}`,
  `${lead}(?:mark|set|make) (?:it|this) (?:as )?(?:available|in stock)[ ,:-]+(?:with )?${number}${units}${end}`,
].map((form) => new RegExp(form));
const isFew = new RegExp(
  `${lead}(?:(?:it|this|we|they) (?:is|are) |stock is )?(?:(?:very )?low (?:on |in |of )?stock|running (?:low|out)(?: of stock| on stock)?(?: soon)?|(?:almost|nearly|soon) (?:sold out|gone|out of stock)|(?:the )?last (?:few )?pieces?(?: left)?|(?:the )?last (?:one|ones|few) left)${end}`,
);
const isNone = /^(?:0|zero|none)$/;
const availability = (value: string) => ({ edits: [{ op: 'set', field: 'availability', value } as ListingEdit] });

const shelf = '(?:labels?|badges?|collections?|folders?|favou?rites|wish ?list|bookmarks?|watch ?list|groups?)';
const card = '(?:it|this|that|them|these|those|both|(?:the|my|this|that|all|these) [a-z][a-z -]{1,40}?)';
const name = '(?: (?:called|named|as|with|for|of|:))?(?: (?:"\\d+"|[a-z][a-z0-9-]*)){0,4}?';
const labels = new RegExp(
  [
    `${lead}(?:label|badge|star|bookmark|favou?rite) ${card}(?: (?:as|with|in) (?:an? )?)?(?: ?(?:"\\d+"|[a-z][a-z0-9-]*(?![a-z0-9-]))){0,4}?${end}`,
    `${lead}(?:add|put|give|attach|set|create|make|start|open|use|assign)(?: (?:it|this|that|them|me|us))? (?:(?:an?|the|another|new|some) )+${shelf}${name}(?: (?:to|on|for|onto) ${card})?${end}`,
    `${lead}(?:add|put|move|sort|file|assign|save|group) ${card} (?:in|into|to|under|as) (?:(?:the|an?|our|new|my(?! collection)) )*(?:[a-z]+ ){0,3}?${shelf}${name}${end}`,
    `${lead}group (?:it|them|these|those|${card}) (?:under|as|into|by|together)\\b.{0,40}$`,
    `${lead}(?:mark|tag) ${card} as (?:an? |the |my )?(?:best ?-?sellers?|favou?rites?|featured|promoted|recommended|top sellers?|staff picks?|priority)${end}`,
    `${lead}put an? (?:star|heart|flag|pin) on ${card}${end}`,
    `^(?:and |so )?(?:what|which|how many) (?:collections?|folders?|labels?) (?:do (?:i|we) have|are there|is (?:it|this) in)[\\s?.!]*$`,
    `^(?:can|could|may|how (?:can|do)) (?:i|we|you) (?:tag|label|group|sort|organi[sz]e) (?:my |the |our )?(?:cards|listings|products)\\b.{0,40}$`,
  ]
    .map((form) => `(?:${form})`)
    .join('|'),
);
const inTexts =
  /\b(?:bullets?|title|headline|description|keywords?|specs?|specifications?|photos?|pictures?|images?|shots?|sentence|improve|rewrite|score|export|price|tasks?|category)\b/;

const tagged = new RegExp(
  `${lead}tag (it|this|that|(?:the|my|this|that) [a-z0-9][a-z0-9 -]{1,40}?|number \\d{1,2}) (?:with|as) (?=\\S)`,
);
const taggedBare = new RegExp(
  `${lead}tag ((?:this|the) (?:card|listing|product|item|one)|it|this(?! (?:card|listing|product|item|one)\\b)) (?=["a-z])`,
);
const addedTo = new RegExp(
  `${lead}(?:add|put) (?:an? |the |another |new )*(?:tags?|keywords?) (.{1,80}?) (?:to|on) (?:it|this|that|(?:this|that|the) (?:card|listing|product|item|one))${end}`,
);
const favored = /^(?:an? |the |my )?(?:best ?-?sellers?|favou?rites?|featured|promoted|staff picks?|priority)[\s.!]*$/i;

/** "Tag it properly", "add keywords people search for to it": no keyword is said. */
const noKeyword =
  /^(?:that|which|who|people|customers?|buyers?|shoppers?|line|properly|correctly|right|better|please|now|for (?:seo|search|google)|to|in|of|with)\b/i;
/** "Tag it as sold out". */
const state = /^(?:as )?(?:(sold out|out of stock)|in stock|available)[\s.!]*$/i;
/** A keyword for each word that is said: "gift and home" are two. */
const keywords = (said: string): ListingEdit => ({
  op: 'add',
  field: 'keywords',
  value: short(said.replace(/["“”#]/g, '').replace(/,? (?:please|pls|thanks|thank you|too|as well|now)[\s.!]*$/i, ''))
    .replace(/,? (?:and|&) /g, ', ')
    .trim(),
});

/** What sellers keep beside their cards elsewhere: numbers of pieces, labels and collections. Tags are keywords. */
export const notKeptRows: Row[] = [
  {
    name: 'how many pieces there are',
    pattern: /\d|\b(?:stock|left|last|none|low|sold|available|inventory|quantity|restock\w*|more|gone|running)\b/,
    unless: /\?\s*$|^(?:if|when|how|what|is|are|do|does|list|show|find|export|improve|score)\b/,
    read: (clause) => {
      const { text, around } = clause;
      if (isFew.test(text)) return say('stock_count');
      const counted = counts.map((form) => form.exec(text)?.[1]).find((found) => found !== undefined);
      if (counted === undefined) return null;
      // Nothing left is what the card can say.
      const value = isNone.test(counted) ? 'out_of_stock' : 'in_stock';
      if (
        !around.hasCard ||
        (value === 'in_stock' &&
          !/(?<!\b(?:quantity|number|amount|level|count) )\b(?:in stock|on stock|available)\b(?! (?:quantity|stock))/.test(
            text,
          ))
      )
        return say('stock_count');
      const ask = callOnCard('edit_card', clause, availability(value), { kind: 'it' });
      return value === 'in_stock' ? [ask, say('stock_count_beside')] : ask;
    },
  },
  {
    name: 'a tag',
    pattern: /^[^?]{0,60}\b(?:tag|tags|keywords?)\b[^?]*$/,
    unless:
      /\b(?:do not|never|all my|every|all (?:the )?(?:cards|listings|products)|(?:tags?|keywords?) (?:from|of) (?:my|our|the|a|another|other) )\b/,
    read: (clause): Ask | null => {
      const { text, around } = clause;
      const to = addedTo.exec(text);
      if (to !== null) {
        const said = (to[1] ?? '').replace(/^(?:about|for|on|like|such as) /, '');
        if (noKeyword.test(said)) return say('edit_what');
        const from = to[0].indexOf(said, to[0].search(/\b(?:tag|keyword)/) + 3);
        const stated = /^"\d+"$/.test(said) ? quoted(clause, said) : clause.raw(from, from + said.length);
        return callOnCard('edit_card', clause, { edits: [keywords(stated)] }, { kind: 'it' });
      }
      const match = tagged.exec(text) ?? taggedBare.exec(text);
      if (match === null) return null;
      const quote = /^"\d+"/.exec(text.slice(match[0].length))?.[0];
      const stated = quote === undefined ? clause.raw(match[0].length) : quoted(clause, quote);
      if (favored.test(stated) || stated.trim() === '' || inTexts.test(text.slice(match[0].length))) return null;
      const status = state.exec(stated);
      if (status === null && noKeyword.test(stated)) return around.hasCard ? say('edit_what') : null;
      const edits =
        status === null
          ? [keywords(stated)]
          : availability(status[1] === undefined ? 'in_stock' : 'out_of_stock').edits;
      const target = targetIn(match[1] ?? '');
      return callOnCard('edit_card', clause, { edits }, target.kind === 'named' ? { ...target, isSure: true } : target);
    },
  },
  {
    name: 'labels and collections',
    pattern: labels,
    unless: inTexts,
    read: () => say('no_labels'),
  },
];
