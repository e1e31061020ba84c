import { marketplaceName } from '../marketplace-words.ts';

const before = '(?:(?:at )?first|originally|initially|before|earlier|to (?:begin|start) with)';
const wanted = `(?:(?:${before},? )?(?:i|we)(?:['’]d| had)? (?:${before} )?(?:wanted|thought(?: of| about)?|planned|considered|intended|tried|chose|picked|(?:was|were) (?:going|planning|thinking)(?: of| about)?|had in mind)|(?:my|our) (?:first|original|initial|old) (?:idea|plan|thought|choice) was|(?:${before} )(?:it|this|that) was(?: meant| supposed| going)?)`;
const between =
  '(?: (?:it|this|that|to|do|doing|have|sell|selling|list|put|go|going|use|get|make|offer|be|for|on|with|of|about|the|card|listing|only|just))*';
const marketplace = `(${marketplaceName})(?![\\w-])`;
const told = `${wanted}${between} ${marketplace}(?: in mind)?(?: ${before})?`;
const atStart = new RegExp(
  `((?:^|(?<![.,;!?…])[.,;!?…]+ |\\n)(?:(?:ok(?:ay)?|well|so|hm+|oh|hi|hello|hey|sorry)[ ,]+)*)${told}(?: ?[.,…;:!–—-]+| (?=but\\b))(?! *(?:and|then|also|too|plus|later|not)\\b) *(?:(?:but|so|now|well|please)[ ,]+)*`,
  'i',
);
const atEnd = new RegExp(
  `(?: ?(?<![.,…;!–—-])[.,…;!–—-]+ ?|,? )(?:(?:even )?though |although |but |because )?${told}[\\s.!]*$`,
  'i',
);
const other = new RegExp(
  `(?<!\\b(?:from|not|not for|not on|than|except|instead of|without) )\\b${marketplaceName}\\b`,
  'gi',
);

/** "I wanted Walmart first … do it for Amazon": the order without the marketplace that was wanted before. */
export function withoutWantedBefore(command: string): string {
  for (const form of [atStart, atEnd]) {
    const found = form.exec(command);
    if (found === null) continue;
    const [said, start = ''] = form === atStart ? found : [found[0]];
    const market = (form === atStart ? found[2] : found[1])?.toLowerCase();
    const rest = `${command.slice(0, found.index)}${start}${command.slice(found.index + said.length)}`;
    const named = [...rest.matchAll(other)].map(([name]) => name.toLowerCase());
    if (named.length > 0 && !named.includes(market ?? '')) return rest;
  }
  return command;
}
