import { marketplaceIds, marketplaceNames } from '@cardwright/listing/marketplaces/profiles';

export const newChatTitle = 'Untitled chat';

/** Where there is less room the page cuts them; more than this is no title. */
const longestTitle = 90;
const longestProduct = 70;
/** A title is made of the beginning of a text, however long the rest is: characters of the text, and of its first line. */
const begin = { text: 5_000, line: 200 };
const address = /\bhttps?:\/\/[^\s<>"']+/gi;
/** A first message that says nothing of what the chat is about: the next one names it. */
const smallTalk =
  /^(?:hi|hello|hey|hiya|howdy|good (?:morning|afternoon|evening|day)|greetings|thanks?|thank you|ok(?:ay)?|test(?:ing)?)(?: there| all| team| assistant)?[\s!.,?)(:-]*$/i;

/** A chat's title from its first request: its first words, or the shop's name when it is only an address. Null for small talk. */
export function chatTitleOf(text: string): string | null {
  const withoutMarkup = text.slice(0, begin.text).replace(/<[^>]{0,500}>/g, ' ');
  const line = withoutMarkup
    .split('\n')
    .map((part) => part.replace(address, ' ').replace(/\s+/g, ' ').trim())
    .find((part) => /[\p{L}\p{N}]/u.test(part) && !smallTalk.test(part));
  if (line === undefined) return hostOf(text);
  return cut(line.slice(0, begin.line).replace(/[\s:,;–-]+$/u, ''), longestTitle);
}

/** What is done, by the first word of it in a request. */
const deeds: [RegExp, string][] = [
  [/\b(?:improv|optimi[sz]|re-?writ|enhanc|polish|better|boost|fix|shorten|tidy)\w*/i, 'Improve'],
  [/\b(?:scor|rat(?:e|ing)|audit|review|evaluat|analy[sz]|assess|check)\w*/i, 'Score'],
  [/\b(?:compar|differen)\w*/i, 'Compare'],
  [/\b(?:export|download)\w*/i, 'Export'],
  [/\b(?:images?|pictures?|photos?|background)\b/i, 'Images of'],
  [/\b(?:creat|writ|draft)\w*/i, 'Create'],
  [/\b(?:import|add|fetch)\w*/i, 'Import'],
];

/** A better title once it is known which product the first request is about: "Improve Brewlin kettle for Amazon". */
export function productTitleOf(request: string, product: string): string | null {
  const name = shortName(product);
  if (name === '') return null;
  const words = request.replace(address, ' ').slice(0, 600);
  const found = deeds.flatMap(([pattern, deed]) => {
    const at = words.search(pattern);
    return at < 0 ? [] : [{ at, deed }];
  });
  const [first] = found.sort((one, other) => one.at - other.at);
  const target = targetIn(words);
  const title = first === undefined ? name : `${first.deed} ${name}`;
  return `${cut(title, longestTitle - target.length)}${target}`;
}

/** The marketplaces that the request is for: " for Amazon", or nothing. */
function targetIn(words: string): string {
  const lower = words.toLowerCase();
  const names = marketplaceIds
    .filter((id) => id !== 'generic' && new RegExp(`\\b(?:for|to|on) (?:my |the )?${id}\\b`).test(lower))
    .map((id) => marketplaceNames[id]);
  return names[0] === undefined ? '' : ` for ${names[0]}`;
}

/** Of a listing's title the part before the first dash, comma or bracket, which names the product. */
function shortName(title: string): string {
  const plain = title.replace(/\s+/g, ' ').trim();
  const [head = ''] = plain.split(/\s[–—|-]\s|[,;(|[]/u);
  return cut((head.trim().length < 3 ? plain : head).trim(), longestProduct);
}

function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const head = text.slice(0, longest);
  const space = head.lastIndexOf(' ');
  return `${(space > longest / 2 ? head.slice(0, space) : head).toWellFormed().trimEnd()}…`;
}

function hostOf(text: string): string | null {
  const [url] = text.match(address) ?? [];
  if (url === undefined || !URL.canParse(url)) return null;
  return `Listing from ${new URL(url).hostname.replace(/^www\./, '')}`.slice(0, longestTitle);
}
