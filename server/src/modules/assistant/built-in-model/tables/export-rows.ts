import type { ExportFormat } from '@cardwright/contract/exports';
import type { Marketplace } from '@cardwright/contract/listings';
import { type Ask, type Clause, call, callOnCard, type Row } from '../understanding/ask.ts';
import { changedWithinIn, meansAll, scoreRangeIn } from '../understanding/cards/scope-words.ts';
import { targetIn } from '../understanding/cards/targets.ts';
import { cardsOfMarketplaceIn, marketplacesIn } from '../understanding/marketplace-words.ts';

const marketplaceFormats: Partial<Record<Marketplace, ExportFormat>> = {
  shopify: 'shopify_csv',
  woocommerce: 'woocommerce_csv',
  google: 'google_xml',
  ebay: 'ebay_csv',
  etsy: 'etsy_csv',
  ozon: 'ozon_xlsx',
  wildberries: 'wildberries_xlsx',
  amazon: 'amazon_sheet',
};
const plainFormats: [ExportFormat, RegExp][] = [
  ['jsonld', /\bjson ?-? ?ld\b|\bschema\.org\b|\bstructured data\b/],
  ['json', /\bjson\b/],
  ['csv', /\bcsv\b|\bcomma[- ]separated\b/],
  ['xlsx', /\bxlsx?\b|\bexcel\b|\bspread ?sheets?\b/],
];

/** The format that the words name: a marketplace's own where one is named. */
export function formatIn(text: string): ExportFormat | null {
  const [marketplace] = marketplacesIn(text);
  if (marketplace?.id === 'google' && /\btsv\b|\btab\b/.test(text)) return 'google_tsv';
  const plain = plainFormats.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
  if (plain === 'jsonld') return plain;
  const own = marketplace === undefined ? undefined : marketplaceFormats[marketplace.id];
  return own ?? plain;
}

const thisCard = /\bthis (?:card|listing|product|item|one)\b(?! (?:and|or)\b)/;
/** What goes into which file. */
export function exportOf(clause: Clause) {
  const { text } = clause;
  const isPointed = /\bfor (?:it|that|them|there)\b|\b(?:the|that|my) file\b/.test(text);
  // "They want JSON for it, can you export that": the file was named in another sentence.
  const elsewhere = namedElsewhere(clause);
  const format = formatIn(text) ?? elsewhere ?? (isPointed ? formatIn(clause.whole.text) : null) ?? 'xlsx';
  const [named] = marketplacesIn(text);
  const marketplace = named !== undefined && marketplaceFormats[named.id] === undefined ? named.id : undefined;
  const days = changedWithinIn(text);
  const target = thisCard.test(text) ? ({ kind: 'it' } as const) : targetIn(text);
  if (days !== null || (meansAll(text) && target.kind !== 'places'))
    return call('export_cards', { all: true, format, marketplace, changed_within_days: days ?? undefined });
  if (
    /(?<!\bfor )\b(?:them|these|those|the list)\b/.test(text) ||
    (/\bboth\b/.test(text) && !bothFormats.test(text) && target.kind === 'it')
  )
    return callOnCard('export_cards', clause, { format, marketplace }, { kind: 'places', places: [] });
  if (
    !thisCard.test(text) &&
    /\b(?:my|our|the|full|whole|complete|entire) (?:cards|listings|products|library|items|catalog|inventory|range|assortment|collection|(?:shop|store)(?! (?:runs?|is|uses?|needs?|wants?|takes?|works?|has|lives|sits|accepts?|software|system)\b)|portfolio|stock|product range)\b/.test(
      text,
    )
  )
    return call('export_cards', { all: true, format, marketplace });
  return callOnCard('export_cards', clause, { format, marketplace }, target);
}

/** "In both JSON and CSV": two files, and no two cards. */
const bothFormats =
  /\bboth (?:the )?(?:files?|formats?)\b|\b(?:json|csv|xlsx?|excel)\b[^.;]{1,30}\b(?:json|csv|xlsx?|excel)\b/;

/** The plain file that another sentence of the message names, where no other sentence asks for a file of its own. */
function namedElsewhere({ text, whole }: Clause): ExportFormat | null {
  const asked = whole.text.match(/\b(?:export|download)(?:ed|ing)?\b/g) ?? [];
  const named = plainFormats.filter(([, pattern]) => pattern.test(whole.text));
  return asked.length <= 1 && named.length === 1 && /\b(?:export|download)\b/.test(text)
    ? (named[0]?.[0] ?? null)
    : null;
}
/** "The client opens everything in Excel", beside a sentence that asks for the file. */
const says =
  /^(?:the|our|my|his|her|their|they|he|she|we|some|most|all) (?:[a-z]+ ){0,3}?(?:needs?|wants?|opens?|uses?|works?|likes?|reads?|takes?|accepts?|prefers?|can (?:only )?(?:open|read|use))\b(?!.*\b(?:export|download|file for|please)\b)/;
const exportAsked = (clause: Clause) => {
  const isSaid = says.test(clause.text) && /\b(?:export|download)\b/.test(clause.whole.text.replace(clause.text, ' '));
  return isSaid ? null : (ofMarketplace(clause) ?? ofScores(clause, exportOf(clause)));
};

/** "All my Etsy listings as CSV": the cards are of that marketplace, and the file is the plain one that is named. */
function ofMarketplace(clause: Clause): Ask[] | null {
  const named = cardsOfMarketplaceIn(clause.text);
  const [plain] = plainFormats.find(([, pattern]) => pattern.test(clause.text)) ?? [];
  const isOther = named === null || plain === undefined || marketplacesIn(clause.text).length > 1;
  if (isOther || scoreRangeIn(clause.text) !== null || changedWithinIn(clause.text) !== null) return null;
  return [
    call('list_cards', { marketplace: named.id }),
    callOnCard('export_cards', clause, { format: plain }, { kind: 'places', places: [] }),
  ];
}

/** "Export the cards under 60", "all except those below 60". */
function ofScores({ text }: Clause, ask: Ask): Ask {
  const range = ask.kind !== 'call' || thisCard.test(text) ? null : scoreRangeIn(text);
  if (range === null || ask.kind !== 'call' || ask.tool !== 'export_cards') return ask;
  return { ...ask, input: { ...ask.input, all: true, ...range }, target: null };
}

/** "The bank wants all of them in Excel. Could you prepare that?": the file that was spoken of. */
export const makesFile =
  /^(?:(?:and|so|please|now|can|could|would|will|you|kindly|be so kind|as|to)[ ,]+)*(?:prepare|make|produce|do|arrange|create|generate|put together|get|have|organi[sz]e|take care of|set up|send) (?:it|that|this|one|such a file|the file)(?: (?:ready|done|sorted|for (?:me|us|him|her|them)|please|now|today|quickly|up))*[\s.!?]*$/;

const format = '(?:csv|xlsx?|excel|json(?: ?-? ?ld)?|tsv|xml|spread ?sheets?)';

export const exportRows: Row[] = [
  {
    name: 'export',
    pattern:
      /\b(?:re-?)?export(?:ed|ing|s)?\b|\bdownload\b|\b(?:save|write|turn|convert|put|get|pack) .{0,40}\b(?:to|as|into|in) (?:a |an )?\.?(?:\w+ )?\.?(?:file|csv|xlsx?|excel|json|spreadsheet)\b/,
    // "IT exported the page for me" tells who did.
    unless:
      /\bimport\b|\b(?:delete|remove|erase|clear|clean up|get rid of) [^.;!?]{0,30}\bexports?\b|\b(?:which|what) .{0,20}formats?\b|\bhow (?:do|can) i\b|^(?:[a-z]+ ){0,3}?(?:it|i|we|he|she|they|who|somebody|someone) (?:has |have |had |just |already )*exported\b/,
    read: exportAsked,
  },
  {
    name: 'give me a file',
    pattern: new RegExp(
      `(?:\\b(?:give|send|make|create|get|need|want|prepare|build|generate|produce)|^(?:please )?do)\\b.{0,60}\\b(?:${format}|feed|(?:amazon|ebay|etsy|shopify|ozon|google|woocommerce|wildberries|walmart)(?: \\w+)? (?:file|sheet|format|feed))\\b|^(?:and |now |the |a |good,? |ok,? |same |then )*(?:also |the same )?(?:as )?(?:an? )?(?:\\w+ )?${format}(?: file)?(?: (?:please|too|as well|of .*))?[.!?]?$|\\b(?:amazon|ebay|etsy|shopify|ozon|google|woocommerce|wildberries)s?(?: \\w+)? (?:file|sheet|feed|export|format)\\b|\\bdo (?:me )?(?:the|an?|another|one more) (?:new )?(?:[a-z]+ )?(?:${format}|file|export)\\b|\\b(?:files?|feeds?) (?:for|of) (?:amazon|ebay|etsy|shopify|ozon|google|woocommerce|wildberries|walmart)\\b|\\b${format} (?:file )?(?:of|for|with) (?:it|this|all|every|the|my)\\b|\\bin (?:the )?\\w+ format\\b`,
    ),
    unless:
      /\bimport\b(?! (?:file|sheet|template|format|csv))|\bcards? (?:from|of|out of)\b|\bwhat\b(?! (?:i|we) (?:have )?(?:changed|edited|updated|touched)\b)|\bwhich\b(?! (?:are|were|i|have|is|was|scores?)\b)|\bimages?\b|\bpicture\b/,
    read: exportAsked,
  },
  {
    name: 'a file, in other words',
    pattern: new RegExp(
      `\\b(?:a|the|one) file (?:of|with|for)\\b|\\b(?:another|one more|one|same|it|also|too|now)(?: one)? (?:in|as) ${format}\\b|^${format} (?:too|also|as well)\\b|\\bas (?:an? )?(?:\\w+ )?${format}\\b|\\b(?:give|send|get|make|need|want) (?:me )?(?:the|that|my) file\\b|\\bwalmart file\\b|\\b(?:amazon|ebay|etsy|shopify|ozon|google|woocommerce|wildberries|walmart) (?:import |upload |listing |template )+(?:file|sheet|csv|template)\\b|\\bfile (?:that |which |what )(?:amazon|ebay|etsy|shopify|ozon|google|woocommerce|wildberries|walmart)\\b|\\b(?:to|into|in|as) (?:an? )?\\.?${format}(?: file)?(?: please| for me| now)*[.!]*$|\\bmake (?:me )?(?:the|a) file for (?:it|that)\\b`,
    ),
    unless: /\bimport\b(?! (?:file|sheet|template|format|csv))|\bimages?\b/,
    read: exportAsked,
  },
  {
    name: 'the file again',
    pattern: new RegExp(
      `^(?:(?:and|then|now|so|please|after that)[ ,]+)*(?:the|my|that|a new|a fresh) ${format}(?: file| export)? (?:again|once more|anew|afresh|one more time)(?: please)?[\\s.!]*$`,
    ),
    read: exportAsked,
  },
  {
    name: 'a file that is named beside what goes into it',
    pattern: new RegExp(
      `\\b(?:${format}|feed|schema markup|structured data|flat file)\\b.{0,60}\\b(?:this|it|all|everything|every|each|my|these|those|them|both|whole|entire|full|complete|cards?|listings?|products?|items?)\\b|\\b(?:this|it|all|everything|whatever|every|each|my|these|those|them|both|whole|entire|full|complete|cards?|listings?|products?|items?)\\b.{0,60}\\b(?:${format}|feed|schema markup|structured data|flat file)\\b`,
    ),
    unless:
      /\?\s*$(?<!\b(?:can|could|would|may|will) (?:you|i|we)\b.{0,120})|\b(?:import|upload(?:ed)?|attached?|from|images?|pictures?|photos?|improve|score|rewrite|what|which|why|how|is|are|was|did|not|never|already|every \w+day|add|remove|change)\b/,
    read: exportAsked,
  },
];
