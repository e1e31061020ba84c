import { marketplaceName } from '../marketplace-words.ts';

const polite = '(?:(?:please|pls|ok(?:ay)?|so|and|now|then|also|can you|could you|just|hm+)[\\s,]+){0,4}';
const quotable = '("[^"]{2,40}"|“[^”]{2,40}”|[\\p{L}\\d-]{2,30}(?: [\\p{L}\\d-]{2,30})??)';
const section = '(titles?|description|bullets?(?: points?)?|specs?|specifications?|keywords?|tags)';
const end = '(?: (?:please|pls|thanks))?[\\s.!]*$';
const bare = (word: string) => word.replace(/^["“]|["”]$/g, '');

/** Orders as people say them loosely, and the words that say the same plainly. */
const orders: [RegExp, (...said: string[]) => string][] = [
  // "Stop using the word "premium" ever" and "no more "premium" anywhere" are rules.
  [
    new RegExp(
      `^${polite}(?:(?:stop|quit) (?:using|writing|saying|putting)|(?:do not|do ?n['’]?t|never) (?:use|write|say|put)) (?:the )?(?:words?|terms?|phrase) ${quotable}(?: (?:ever|again|anymore|any more|ever again|anywhere|from now on))+${end}`,
      'iu',
    ),
    (word) => `never use the word "${bare(word)}"`,
  ],
  // "Always say flask, not bottle".
  [
    new RegExp(
      `^${polite}always (?:say|write|use|call it) ${quotable},? (?:and )?(?:not|never|instead of|rather than) ${quotable}${end}`,
      'iu',
    ),
    (word, other) => `always use the keyword "${bare(word)}" and never use the word "${bare(other)}"`,
  ],
  // "Write real sentences in the description": how it is to be, and none of its words.
  [
    new RegExp(
      `^${polite}(?:write|use|make|put) (?:it )?(?:in )?(?:real|proper|full|complete|whole|normal|actual) (?:sentences?|paragraphs?|english|prose)(?: (?:in|into|for|of) (?:the |its )?${section})?${end}`,
      'iu',
    ),
    (place) => `rewrite the ${place === '' ? 'description' : place}`,
  ],
  // "Make another title: like this but shorter".
  [
    new RegExp(
      `^${polite}(?:make|write|give me|do) (?:me )?(?:another|a new|a different|one more) (title|description) ?[:,-]? ?(?:like|as) (?:this|that|it|the (?:old|last|first|current) one|before),? (?:but|only|just) (shorter|longer)${end}`,
      'iu',
    ),
    (place, length) => `make the ${place} ${length}`,
  ],
  // "Replace every "stainless" by "inox"": each place of the word, wherever it stands.
  [
    new RegExp(
      `^${polite}(?:replace (?:every|each|all)(?: the)?(?: words?)? (?!titles?\\b|descriptions?\\b|bullets?\\b|keywords?\\b|prices?\\b|cards?\\b|listings?\\b|images?\\b|pictures?\\b|photos?\\b|of\\b|texts?\\b)${quotable}|(?:change|swap) (?:every|each|all)(?: the)?(?: words?)? (["“][^"”]{2,40}["”])) (?:with|by|for|to|into) ${quotable}(?:,? (?:everywhere|in all texts))?${end}`,
      'iu',
    ),
    (word, quoted, other) => `replace "${bare(word === '' ? quoted : word)}" with "${bare(other)}" everywhere`,
  ],
  // "Bring back the description from before".
  [
    new RegExp(
      `^${polite}(?:restore|(?:bring|give|get|put|take)(?: me)? back) (?:the |my |its )?${section} (?:from|of) before${end}`,
      'iu',
    ),
    (place) => `bring the old ${place} back`,
  ],
  // "Set bullet 2 to: Fits all": the words behind the colon, whatever they would ask for elsewhere.
  [
    new RegExp(
      `^(${polite}(?:set|change) (?:the )?(?:bullet(?: point)? \\d|(?:first|second|third|fourth|fifth|last|\\d(?:st|nd|rd|th)) bullet(?: point)?) to) ?: ?([^"“”\\n]{2,300})$`,
      'iu',
    ),
    (order, text) => `${order} "${text.trim()}"`,
  ],
  // "I have something else to fix first" asks for nothing yet.
  [
    new RegExp(
      `^(?:(?:wait|hold on|hm+|ok(?:ay)?|no|sorry|but)[\\s,.!]+)*(?:i|we)(?: still| just)?(?: have| got|['’]ve got| need| want| must)(?: to (?:fix|do|check|change|ask))? (?:something|sth|another thing|some things|other things)(?: else)?(?: to (?:fix|do|check|change|ask(?: you)?))? first${end}`,
      'iu',
    ),
    () => 'not now',
  ],
  // "Put "15%" in the title then": the exact words, and no improvement.
  [
    new RegExp(
      `^(${polite}(?:put|add|write|include) ["“][^"”\\n]{1,120}["”] (?:in|into|to) (?:the |its )?${section}),? then${end}`,
      'iu',
    ),
    (order) => order,
  ],
  // Without "ever" it is how this card shall be.
  [
    new RegExp(
      `^${polite}(?:stop|quit) (?:using|writing|saying|putting) (?:the )?(?:words?|terms?|phrase) ${quotable}${end}`,
      'iu',
    ),
    (word) => `without the word "${bare(word)}"`,
  ],
  // "Add it to the specs: bulb not included".
  [
    new RegExp(
      `^${polite}(?:add|put|write|include) (?:it|this|that|these) (?:to|in|into|under) (?:the )?${section} ?: ?(\\S.*)$`,
      'isu',
    ),
    (place, value) => `add to the ${place}: ${value}`,
  ],
  // "Rename it to Cadence 39 as well, everywhere".
  [
    new RegExp(
      `^(${polite}rename (?:it|this|that|the (?:card|listing|product)) (?:to|as) [^"“\\n]{2,120}?)(?:,? (?:as well|too))?,? (?:as well|too|everywhere)${end}`,
      'iu',
    ),
    (order) => order,
  ],
  // "Add a note that it ships in 2 days" is for this card, and "a note that it isn't" says nothing alone.
  [
    new RegExp(
      `^${polite}(?:add|put|write|include|make) (?:a |the )?(?:note|remark|hint)(?: (?:to|in|into) (?:the )?(description|bullets?|specs?|specifications?))?(?: that | saying (?:that )?| ?: ?)(?!(?:it|that|they|this) \\S+[\\s.!]*$)(\\S.{5,300})$`,
      'isu',
    ),
    (place, fact) => (place === '' ? `add that ${fact}` : `add to the ${place}: ${fact}`),
  ],
  // A safety warning stands in the description.
  [
    new RegExp(
      `^${polite}(?:add|put|write|include) (?:a |the |this )?(?:safety )?(?:warning|disclaimer|safety note)(?: (?:to|in|into) (?:the )?(description|bullets?))? ?: ?(\\S.{5,300})$`,
      'isu',
    ),
    (place, text) => `add to the ${place === '' ? 'description' : place}: ${text}`,
  ],
  // "3.2 kg, forgot" is a weight that was not told before.
  [
    new RegExp(
      `^(?:oh|ah|and|sorry)?[\\s,]*(\\d[\\d.,]* ?(?:kg|g|grams?|lbs?|oz)),? (?:i )?(?:forgot|sorry)(?: (?:that|it|to (?:say|tell)))?${end}`,
      'iu',
    ),
    (weight) => `it weighs ${weight}`,
  ],
  // "Heres the pic of it", "it's for eBay", "ok ok good enough, save".
  [
    new RegExp(
      `^${polite}here(?:['’]?s| is| comes) (?:the|a|one|my|another) (?:pics?|pictures?|photos?|fotos?|images?)(?: (?:of|for|to) (?:it|this|that|the (?:card|listing)))?${end}`,
      'iu',
    ),
    () => 'here is the photo',
  ],
  [
    new RegExp(
      `^${polite}(?:it['’]?s|it is|the (?:card|listing) is|that['’]?s) (?:meant )?for (?:my )?(?=${marketplaceName}\\b)([a-z-]+)${end}`,
      'iu',
    ),
    (marketplace) => `set the marketplace to ${marketplace}`,
  ],
  [
    new RegExp(
      `^(?:(?:ok(?:ay)?|good enough|good|great|fine|perfect|nice|thanks|now|please|just)[\\s,.!]+)*save(?: (?:it|this|that|everything|now))*${end}`,
      'iu',
    ),
    () => 'save it',
  ],
  // "Titles have to start with the brand Trailo".
  [
    new RegExp(
      `^${polite}(?:the )?titles? (?:must|should|has to|have to|needs? to|shall) (?:start|begin) with the brand(?: name)? (?!of\\b|in\\b|and\\b|first\\b)${quotable}${end}`,
      'iu',
    ),
    (brand) => `the title must start with ${brand}`,
  ],
  // "Why is Japan in there?? It's Chinese": where it stands is told from the card.
  [
    new RegExp(
      `^${polite}(?:but )?why (?:is|does it say) (?!the\\b|it\\b|this\\b|that\\b|there\\b|my\\b|so\\b)${quotable} (?:in (?:there|it|the (?:text|listing|card|title|description|bullets?))|on (?:there|it|the card))\\b[?!. ]*(?:(?:it['’]?s|it is|we are|we['’]re|this is|that['’]?s|they are) [^?\\n]{2,60})?$`,
      'iu',
    ),
    (word) => `where does it say "${bare(word)}"?`,
  ],
  // "Lead time shouldn't be in there, obviously".
  [
    new RegExp(
      `^${polite}(?!(?:the |its )?(?:titles?|description|bullets?|price|keywords?|tags?|brand|images?|pictures?|photos?|it|that|this|there)\\b)(?:the |its )?([\\p{L}]{3,20}(?: [\\p{L}]{2,20}){0,2}) (?:should ?n['’]?t|should not|must not|mustn['’]?t) be (?:in (?:there|it|the (?:listing|card|specs|specifications))|on (?:there|it|the card))(?:,? (?:obviously|of course|though|at all|anyway))*${end}`,
      'iu',
    ),
    (name) => `remove the specification "${name}"`,
  ],
];
const longest = 400;

/** The plain order of a loose one; any other command as it is. */
export function plainOrder(command: string): string {
  if (command.length > longest) return command;
  for (const [pattern, order] of orders) {
    const found = pattern.exec(command.trim());
    if (found !== null) return order(...found.slice(1).map((part) => part ?? ''));
  }
  return command;
}
