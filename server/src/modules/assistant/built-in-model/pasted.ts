import { oncePerText } from './kept-readings.ts';
import { notesTold } from './understanding/facts/pasted-notes.ts';
import { productsTold } from './understanding/facts/told-products.ts';
import { stepsApart } from './understanding/orders/numbered-steps.ts';
import { textWithOrder } from './understanding/orders/orders-beside-text.ts';

/** What the seller pasted, apart from what the seller asks. Nothing inside `data` is ever read as a request. */
export interface Message {
  command: string;
  html: string | null;
  text: string | null;
  urls: readonly string[];
  /** No word before the text says that it is pasted. */
  isUnled?: true;
}

/** Nothing but words: no page, no pasted text, no address. */
export const isWordsAlone = ({ html, text, urls }: Message): boolean =>
  html === null && text === null && urls.length === 0;

const maxUrls = 5;
/** So far in a message its labels are looked for. */
const longestLabelled = 20_000;
/** Longer than most requests, shorter than any listing worth importing. */
const longestCommand = 600;
/** A message that opens as a request is one up to this length. */
const longestRequest = 4 * longestCommand;
const htmlStart =
  /<!doctype html|<html[\s>]|<head[\s>]|<body[\s>]|<script[\s>]|<(?:div|section|article|main|ul|table|h1|p|meta)[\s>]/i;
const addressPattern = /\bhttps?:\/\/[^\s<>"'`]+|\bwww\.[^\s<>"'`]+\.[^\s<>"'`]+/gi;
/** A line that announces what follows: "Here is my listing:". */
const announcement = /:\s*$/;

export const splitMessage = oncePerText((text): Message => {
  const trimmed = text.trim();
  if (productsTold(trimmed) !== null || notesTold(trimmed) !== null)
    return { command: trimmed, html: null, text: null, urls: [] };
  const start = looksLikeHtml(trimmed) ? trimmed.search(htmlStart) : -1;
  if (start >= 0) {
    const command = trimmed.slice(0, start).trim();
    const shortCommand = command.length <= longestCommand ? command : '';
    return {
      command: withoutUrls(shortCommand),
      html: trimmed.slice(start),
      text: null,
      urls: urlsIn(shortCommand).slice(0, 1),
    };
  }
  const ordered = looksLikeHtml(trimmed) ? null : textWithOrder(trimmed);
  if (ordered !== null) {
    const { order, text: pasted, isUnled } = ordered;
    return { command: order, html: null, text: pasted, urls: [], ...(isUnled ? { isUnled } : {}) };
  }
  const table = tableIn(trimmed);
  if (table !== null) return { command: withoutUrls(table.said), html: null, text: table.rows, urls: [] };
  const labelled = labelledStart(trimmed);
  if (labelled >= 0 && labelled <= longestCommand && urlsIn(trimmed.slice(0, labelled)).length === 0)
    return withOrderLast(trimmed.slice(0, labelled), trimmed.slice(labelled));
  const said = withoutLetter(trimmed);
  const [first = '', rest] = splitFirstParagraph(said);
  if (rest !== '' && isListingText(first, rest))
    return { command: withoutUrls(first), html: null, text: rest, urls: [] };
  const isLong = trimmed.length > longestCommand && !(trimmed.length <= longestRequest && opensRequest(trimmed));
  if (isLong && saysSomething(trimmed) && urlsIn(trimmed.slice(0, longestCommand)).length === 0)
    return { command: '', html: null, text: trimmed, urls: [] };
  const command = said.slice(0, longestRequest);
  const urls = urlsIn(command);
  const bare = withoutUrls(command);
  return { command: urls.length === 0 ? bare : stepsApart(bare), html: null, text: null, urls };
});

const orderLast =
  /\n[ \t]*((?:(?:please|pls|plz|kindly|can you|could you|now|and|then)[ ,]+){1,4}(?:make|do|improve|optimi[sz]e|re-?write|polish|score|rate|check|create|write|fix|import|set|prepare|export)\b[^\n:]{0,120})\s*$/i;
/** "Title: …, Price: …, please make it better for Etsy": the line behind the labels is the order. */
function withOrderLast(before: string, labelled: string): Message {
  const [, order = ''] = orderLast.exec(labelled) ?? [];
  const text = order === '' ? labelled : labelled.replace(orderLast, '');
  return {
    command: [before.trim(), order.trim()].filter((said) => said !== '').join('\n'),
    html: null,
    text,
    urls: [],
  };
}

/** What the seller pasted and asks, with a card in hand: a line that nothing leads to is told of that card. */
export function splitBeside(text: string, hasCard: boolean): Message {
  const message = splitMessage(text);
  return hasCard && message.isUnled === true ? { command: text.trim(), html: null, text: null, urls: [] } : message;
}

const salutation =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|greetings)\b[^\n.?:]{0,40}[,.:!]?[^\S\n]*\n\s*/i;
const closing =
  /\n[^\S\n]*(?:(?:many |best |kind |warm |with )*(?:thanks|thank you|regards|wishes|greetings|cheers|sincerely|yours)|best)\b[^\n]{0,40}(?:\n[^\n]{0,60}){0,3}$/i;
/** Asks for something, as the text of a listing does not. */
const letterAsks =
  /\?|\b(?:please|kindly|(?:can|could|would|will) you|i (?:would like|want|need)|we (?:would like|want|need))\b/i;
/** "Dear assistant, (a blank line) please improve the whole listing. (a blank line) Regards, Tobias": the words between them. */
function withoutLetter(text: string): string {
  const body = text.replace(closing, '').replace(salutation, '');
  return body.length < text.length && letterAsks.test(body) && body.trim() !== '' ? body.trim() : text;
}

const listingNoun =
  '(?:listings?|cards?|titles?|headlines?|descriptions?|bullets?|bullet points|key features|specifications?|keywords?|search terms)';
const opening =
  /^(?:(?:hi|hello|hey|please|ok|okay|so|now|and|also|thanks|thank you|there|can you|could you|would you|i want you to|i would like you to|i'd like you to|i need you to)[ ,!.]+){0,6}(?:(?:improve|optimi[sz]e|re-?write|rework|polish|enhance|fix|update|change|make|shorten|expand|score|check|rate|compare|export|import|look at|go through|edit|set|add|remove|translate|adapt|adjust|prepare|tell me|show me|explain|give me|help)\s+(?:me\s+)?(?:it|this|that|these|those|my|the|all|our|every|with|both|what|how|why)\b|(?:i|we|my|our|how|what|why|which|can|could|would|do you|is|are)\b)/i;
/** "Improve my mug listing, its title is ...": the seller speaks of listings, which no product's text does. */
const opensRequest = (text: string) => opening.test(text) && new RegExp(`\\b${listingNoun}\\b`, 'i').test(text);
/** What a listing should become, not what it says: "The title should name the brand". */
const wish = new RegExp(
  `\\b${listingNoun}\\b[^.\\n]{0,30}\\b(?:should|must|may not|needs? to|has to|have to)\\b|^(?:please )?(?:make|keep|write|shorten|put|move|cut|rewrite|do not|don't|remove|add) (?:all |in |to )?(?:the |its |my )?${listingNoun}\\b`,
  'i',
);
const longestWish = 300;

/** A word about a tag is not a page: it takes a document's start or several elements. */
function looksLikeHtml(text: string): boolean {
  if (/<!doctype html|<html[\s>]/i.test(text)) return true;
  return (text.match(/<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?>/gi)?.length ?? 0) >= 6 && htmlStart.test(text);
}

function splitFirstParagraph(text: string): [string, string] {
  const blank = /\n\s*\n/.exec(text);
  const line = /\n/.exec(text);
  if (line && announcement.test(text.slice(0, line.index)))
    return [text.slice(0, line.index).trim(), text.slice(line.index).trim()];
  if (blank) return [text.slice(0, blank.index).trim(), text.slice(blank.index).trim()];
  const inline = /^(.{0,200}?\b(?:listing|product|text|description|page)\b[^.\n]{0,60}):\s+(?=\S)/is.exec(text);
  if (inline?.[1] !== undefined && !/https?$/i.test(inline[1]) && !isFactLine(inline[1], text.slice(inline[0].length)))
    return [inline[1].trim(), text.slice(inline[0].length).trim()];
  return [text, ''];
}

/** "I have a product: soy candle, lavender, 200 g, 18 EUR": what a new card is made of, and no text of a page. */
const isFactLine = (first: string, rest: string): boolean =>
  /\b(?:i|we) (?:have|got|sell|make|made)\b|^\W*(?:(?:ok(?:ay)?|hi|hello|so|and|next|my|our|an?|another|new|the|here is|this is)\W+)*(?:product|item)$/i.test(
    first,
  ) &&
  !/\n|[.!?]\s/.test(rest.trim()) &&
  rest.split(',').length >= 3;

function isListingText(first: string, rest: string): boolean {
  if (first.length > longestCommand || urlsIn(first).length > 0 || !saysSomething(rest)) return false;
  if (wish.test(rest.slice(0, longestWish)) || isForCard(first, rest) || isManner(rest)) return false;
  if (urlsIn(rest.slice(0, 300)).length > 0) return announcesText.test(first) && isTextAround(rest);
  return rest.length >= 80 || (announcement.test(first) && rest.length >= 20) || rest.split('\n').length >= 4;
}

/** "The description for Etsy: friendly, longer than now, and without the word ...": how it shall be written. */
const isManner = (rest: string): boolean =>
  rest.length <= 300 &&
  !rest.includes('\n') &&
  /^(?:(?:a bit|a little|more|much|very|rather|in an?) )?(?:friendl(?:y|ier)|formal|informal|playful|plain|short(?:er)?|long(?:er)?|concise|persuasive|warm(?:er)?|professional|simple[r]?|without|no longer than|at most|under|max)\b/i.test(
    rest,
  );

/** "Import this listing:" before a text in which an address stands among other lines. */
const announcesText =
  /\b(?:this|the following|my|following|below|here is|here's)\b.{0,40}\b(?:listing|text|card|product|description|offer)\b.{0,60}$/is;
function isTextAround(rest: string): boolean {
  const lines = rest.split('\n').filter((line) => line.trim() !== '');
  const others = lines.filter((line) => urlsIn(line).length === 0);
  return urlsIn(lines[0] ?? '').length === 0 && others.length >= 3 && others.join('').length >= 20;
}

/** "New description: ...": the text of the card in hand, and no other listing. */
const statesText =
  /\b(?:new|final|approved|own|corrected?|use|set|put|change|replace|update|exactly|word for word|should (?:be|read|say)|has to be|must be|to read)\b.{0,80}\b(?:description|title)\b|\b(?:description|title)\b.{0,60}\b(?:final|approved|exactly|word for word|(?:should|must|has to) (?:be|read|say)|now|from (?:the )?client)\b/is;
const statesListing =
  /\b(?:imports?|load|fetch|cards?|listings?|create|new product|products? (?:description|page|text)|improve|rewrite|re-?work|score|rate|check|shorten|translate|polish|optimi[sz]e|better|what|why|how)\b/i;
/** Numbered changes: "1. price 23.40", "2) please change the brand to Acme". */
const numberedChange =
  /^\s*(?:\d{1,2}[.)]|[-*•])\s*(?:(?:please|then|the|new)\s+)*(?:price|brand|category|availability|stock|marketplace|change|set|rewrite|update|tell|score|improve|lock|remove|add|make|rename|export|show)\b/i;
const asksForChanges = /\b(?:corrections?|changes?|updates?|edits?|fixes|things|hi|hello|dear|please|to-?do)\b/i;
function isForCard(first: string, rest: string): boolean {
  const lines = rest.split('\n').filter((line) => line.trim() !== '');
  if (lines.filter((line) => numberedChange.test(line)).length >= 2 && asksForChanges.test(first))
    return rest.length <= longestCommand;
  return lines.length < 4 && first.length <= 160 && statesText.test(first) && !statesListing.test(first);
}

/** A key that was held down is no listing. */
function saysSomething(text: string): boolean {
  if (text.length < 100) return true;
  const said = text
    .slice(0, 5_000)
    .toLowerCase()
    .replace(/(\S)\1{19,}/g, ' ');
  return said.trim().length >= 30 && new Set(said).size >= 12;
}

function urlsIn(text: string): string[] {
  const found = (text.match(addressPattern) ?? []).map((address) => {
    const clean = address.replace(/[.,;:!?)\]}>]+$/, '');
    return /^https?:/i.test(clean) ? clean : `https://${clean}`;
  });
  return [...new Set(found)].slice(0, maxUrls);
}

/** The mark after an address belongs to the sentence. */
export const withUrlsAs = (words: string, text: string): string =>
  text.replace(addressPattern, (address) => ` ${words}${/[.,;!?]*$/.exec(address)?.[0] ?? ''}`);
const withoutUrls = (text: string) =>
  withUrlsAs('', text)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();

const fewestRows = 4;
const row = /^[^\t\n]{2,60}\t+[^\t\n]+\t*$/;
/** The rows of a table with a name and a value in each, and what is said around them; null without such a table. */
function tableIn(text: string): { said: string; rows: string } | null {
  if (!text.includes('\t') || text.length > longestLabelled) return null;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const rows = lines.filter((line) => row.test(line.trim()));
  const said = lines.filter((line) => !row.test(line.trim())).join('\n');
  return rows.length >= fewestRows && said.length <= longestCommand && !said.includes('\t')
    ? { said, rows: rows.join('\n') }
    : null;
}

/** With a title first it is a listing, however little it says. */
const shortestTitled = 50;
const label =
  /^[ \t]*(?:product|item|article|(?:product )?(?:title|name|brand|price|description|features|key features|bullets|bullet points|material|colou?r|size|weight|category|specifications|keywords))[ \t]*:/i;

/** Where a listing starts whose lines have labels; -1 when there is none. Two labels alone may be changes that are asked for. */
function labelledStart(text: string): number {
  let at = 0;
  let start = -1;
  let labels = 0;
  let isTitled = false;
  for (const line of text.slice(0, longestLabelled).split('\n')) {
    if (label.test(line)) {
      if (start < 0) {
        start = at;
        isTitled = /^[ \t]*(?:product|item|article|title|name)\b/i.test(line);
      }
      labels += 1;
    }
    at += line.length + 1;
  }
  return labels >= 3 && text.length - start >= (isTitled ? shortestTitled : 80) ? start : -1;
}
