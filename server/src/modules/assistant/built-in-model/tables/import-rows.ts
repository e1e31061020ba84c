import { type AttachedFile, isSheet } from '../../attached-files.ts';
import { type Ask, type Clause, call, callOnCard, type Row, say } from '../understanding/ask.ts';
import { targetIn } from '../understanding/cards/targets.ts';
import { entersNewCard, factsAlone } from '../understanding/facts/new-card-words.ts';
import { withoutAsides } from '../understanding/facts/told-product.ts';
import { productsTold } from '../understanding/facts/told-products.ts';
import { withWorkBehind } from '../understanding/facts/work-behind-facts.ts';
import { marketplaceName, marketplacesIn } from '../understanding/marketplace-words.ts';
import { partsOf } from '../understanding/orders/clauses.ts';
import type { NormalText } from '../understanding/speech/normal-form.ts';

const itemNoun = '(?:listing|card|product (?:page|card|listing)|product|offer|item|article)';
const cardNoun = '(?:listings?|cards?|product (?:page|card|listing)s?|product|offer)';
const makeVerb =
  '(?:create|make|write|draft|build|compose|put together|set ?up|start|generate|prepare|add|need|want|begin)';
const makeCard = new RegExp(
  `\\b(?<!re-?)${makeVerb} (?:me |us |up |out )*(?:a |an |another |one |my )(?:(?:brand )?new |first |second |third |separate |extra |complete |full |good |product )*(?:\\w+ )?${cardNoun}\\b|^(?:a )?new (?:\\w+ )?${cardNoun}\\b|^(?:ok(?:ay)? |so |and |hi |hiya |next,? )*(?:(?:an?|another|the|one) )?(?:(?:brand )?new|next) (?:one|item|product|sku) ?[:-] ?\\S[^?:]*,[^?]*,|^(?:(?:ok(?:ay)?|so|and|hi|hello)[ ,]+)(?:a )?new (?:\\w+ )?${cardNoun}\\b|^(?:a |another )?(?:brand )?new (?:sku|product|item|article|line|thing)(?: to (?:sell|list|add))? ?[:,-] ?\\S|^(?:i |we )?(?:have )?got (?:an? )?(?:\\w+ )?new (?:\\w+ ){0,2}?(?:to (?:sell|list|add)|for sale)\\b|\\b(?:need|want|have|like|get) (?:to have )?(?:an? )?(?:new )?${cardNoun} for (?:this|that|them|these|it)\\b(?! one)|\\b(?:build|draft|create|make|write|set up|do) (?:me |us )?(?:the|a) (?:card|listing)(?: (?:please|now|then|for me|from that))*[?.!]*$|^(?:please |hi |hello |can you |could you )*${makeVerb} (?:new )?${cardNoun}(?:,| -|:) ?(?:the )?(?:product|item|article|it) (?:is|:)|^for ${marketplaceName},? (?:i |we )?(?:need|want|have) (?:an? )?new ${cardNoun}\\b|^(?:please )?(?:create|make|start|write|draft|new)(?: one| a card| a listing)? for ${marketplaceName} ?[:-] ?\\S|\\badd (?:something|one|an? (?:item|thing|article))(?: new)? ?[:,-] ?\\S|\\badd (?:it|this|that|them|one) (?:in )?as (?:an? )?(?:new )?(?:product|card|listing|item)\\b|^${cardNoun} for \\S|\\b(?:make|create) (?:a )?new (?:\\w+ )?${cardNoun}\\b|\\b(?:build|make|create|write) (?:a |the )?${cardNoun} (?:from|of|out of) (?:that|this|it|these facts)\\b|^(?:please |can you |could you |i want to |i need to |let us |hi |hello )*${makeVerb} (?:me )?(?:(?:an?|the|this|another|one|following|new) )*(?:${marketplaceName} )?${cardNoun}(?: please)?(?: ?:| -| called| named| for (?!it\\b|this|that|me\\b|them|${marketplaceName}))(?: (?:an?|the|my|our))? ?\\S|^(?:please |hi |hello |can i (?:have|get) )*(?:an? |another )?(?:new (?:${marketplaceName} )?|${marketplaceName} )${itemNoun}(?: please)?(?: ?:| -| called| named) ?\\S|^(?:please |hi |hello |ok |so )*(?:put in|enter|i have|we have|i have got|we have got|got|here is|here comes|this is|there is) (?:an? |another |my |our |one )*new ${itemNoun}(?: ?:|,| -| called| named| for you ?:) ?\\S|^(?:please |can you |could you )*(?:create|make|add|start) (?:new )?(?:card|listing|product) (?!for\\b|of\\b|from\\b|with\\b|it\\b|in\\b|to\\b|better|shorter|again|please)[a-z]+ [^?]*[,\\d]|^(?:please |hi |hello |so )*(?:i|we) (?:want|would like|need|plan) to (?:list|sell|offer|add) (?:an? |my |our |some |these )(?!\\w+ (?:card|listing)s?\\b)[^?]*,[^?]*$`,
);

/** The facts without the words that ask for a card. */
const lead = new RegExp(
  `^(?:(?:hi|hello|hey|please|ok|okay|can|could|would|you|i|we|want|need|like|to|now|let us|and|for ${marketplaceName})[ ,!]*)*(?:${makeVerb} )?(?:me |us |up |out )*(?:a |an |another |one |my |the |this )?(?:(?:brand )?new |following |second |third |separate |extra |product |complete |full |good )*(?:amazon |ebay |etsy |shopify |walmart |google |ozon |wildberries |woocommerce )?${cardNoun}(?: please)?(?: (?:called|named)| -)?(?: (?:for (?:amazon|ebay|etsy|shopify|walmart|google|ozon|wildberries|woocommerce))(?: for| of|:|,)?| from these (?:facts|details|data)| with these (?:facts|details)| about| for| of|,? from)?(?: (?:my|a|an|our|the|this))? ?:? ?`,
);

/** "It is a thermos, 750 ml. I have no page yet. Create a card for it": the sentences that state something. */
function factsBeside(whole: NormalText): string | null {
  const parts = partsOf(whole);
  const rest = parts.filter(
    ({ text }) =>
      !makeCard.test(text) && !/\b(?:not|no)\b.{0,20}\b(?:page|website|site|shop|listing|link|address)\b/.test(text),
  );
  const asking = parts.filter(({ text }) => makeCard.test(text));
  const isBeside = asking.length > 0 && asking.every(({ text }) => targetIn(text).kind !== 'named');
  if (!isBeside || !rest.some(({ text }) => targetIn(text).kind === 'named')) return null;
  return withoutAsides(
    rest
      .map(({ raw }) => raw(0).trim())
      .join('. ')
      .replace(/([:?!])\. /g, '$1 '),
  );
}

/** "Create the cards from it", beside a sheet or a text. */
const ofFile = /\b(?:from|out of|of|for|with) (?:it|this|that|these|them|those)\b/;

/** A card of the facts that a message states, and what is to be done with it. */
export function create(clause: Clause): Ask[] | null {
  const { files, filesAreNew } = clause.around;
  if (filesAreNew && files.some(({ kind }) => kind !== 'image') && ofFile.test(clause.text)) return null;
  const made = createOf(clause);
  return made === null ? null : withWorkBehind(made);
}

/** "Stanley No. 5", "second-hand": of a product that is new here it is no place in a list. */
const modelNumber = /\b(?:number|no\.?|nr\.?|#) ?\d+\b|\bsecond[- ]hand\b/g;

function createOf(clause: Clause): Ask | null {
  const { whole } = clause;
  const { text } = whole;
  // "Make an Etsy listing of it" is about the card in hand.
  if (/\b(?:from|on) (?:the web|the internet|online|my (?:website|site|shop|store))\b/.test(text))
    return say('import_what');
  if (clause.around.hasCard && /\b(?:of|from|out of) (?:it|this|that)\b/.test(text)) return null;
  const entered = entersNewCard.exec(text);
  const match = entered ?? lead.exec(text);
  const usesLead =
    entered !== null ||
    (match !== null && makeCard.test(match[0].length > 0 ? text.slice(0, match[0].length + 1) : ''));
  const said = (usesLead ? whole.raw(match?.[0].length ?? 0) : whole.raw(0))
    .replace(
      /^(?:(?:ok(?:ay)?|hi|hello|hey|so|and|well)[\s,!.]+)*(?:i|we) (?:also |now |just )?(?:have|sell|make|made|got|offer) (?:an? |this |these |the )?(?:new |following )?(?:products?|items?|things?|articles?|one|this)?\s*:\s*/i,
      '',
    )
    .replace(
      /^(?:(?:please|hi|hello|ok|so|an?|my|our|new|next|one(?=:)|(?:another )?one for|another one(?=[.:,])|put in|enter|i have(?: got)?|we have(?: got)?|got|here is|here comes|this is|there is|i want to list|we want to list|i want to sell|we want to sell|i would like to (?:list|sell)|create|make|add|start|card|listing|product|item|article|offer|called|named|for (?:amazon|ebay|etsy|shopify|walmart|google|ozon|wildberries|woocommerce)(?= ?[:–-]))\b[\s,:–-]*)+/i,
      '',
    )
    .replace(/^[\s.,:;–-]+/, '')
    // "A product description for a garlic press": the press is the product.
    .replace(/^(?:product )?(?:descriptions?|texts?|copy|titles?) (?:for|of) (?:an? |my )?(?=\S)/i, '')
    .replace(
      /^(?:i |we )?(?:want to|would like to|need to|wanna) add (?:something|smth|one|an? (?:item|thing|article))(?: new)?[\s:,–-]*/i,
      '',
    )
    .replace(/,?\s*(?:to sell|for sale|i sell (?:it|this)) on \w+[.!]*$/i, '')
    .replace(/(?:,? (?:please|thanks|thank you))+[.!]*$/i, '')
    .trim();
  const facts = factsAlone(said);
  // "I need a card for it": what it is stands in the sentences around.
  const isPointed = /\b(?:card|listing) for (?:it|this|that|them)\b/.test(text);
  const stated = usesLead && !isPointed ? null : factsBeside(whole);
  if (stated !== null) return call('create_card', { text: stated, marketplace: marketplacesIn(text)[0]?.id });
  const stands = new RegExp(`^[^:]{0,40}\\bfor ${marketplaceName} ?[:-] ?`);
  const named = usesLead ? text.slice(match?.[0].length) : text.replace(stands, '');
  const target = targetIn(named.replace(modelNumber, ' '));
  // "A second card for the 1 kg one" says of what, and nothing that is true of it.
  const isOnlyOne = /^(?:the |an? )?(?:[\w.-]+ ){1,3}(?:one|version|size|variant)[\s.!]*$/i.test(facts);
  if (target.kind !== 'named' || facts.length < 4 || isOnlyOne) return say('create_what');
  return call('create_card', { text: facts, marketplace: marketplacesIn(text)[0]?.id });
}

/** "Oops, wrong file": nothing is taken in. */
const isWrongFile =
  /\bwrong (?:file|sheet|spreadsheet|csv|list|upload|attachment)\b(?!.*\b(?:import|right one|correct one|here is|instead)\b)|\b(?:file|sheet|spreadsheet|csv|upload|attachment) (?:was|is) (?:a mistake|the wrong one|not for you)\b/;
const take =
  '(?:import|fetch|load|pull|grab|upload|take in|read in|bring in|add|get|process|turn|make|convert|use|put|store|save|stick|throw|move|read|enter)';

/** Products of a sheet, or one product of any other document; nothing can be made of a picture. */
export function takeIn(file: AttachedFile, said: string): Ask | null {
  const marketplace = marketplacesIn(said)[0]?.id;
  if (isSheet(file)) return call('import_file', { file_id: file.file_id, marketplace });
  return file.text.trim() === '' ? null : call('import_listing', { text: file.text, marketplace });
}

/** New cards. */
export const importRows: Row[] = [
  {
    name: 'a file of products',
    pattern: new RegExp(
      `\\b(?:re-?)?${take}\\b|\\bhere (?:is|are)\\b|\\battached\\b|\\btake (?:these|this|them|it|those|all|the)\\b|\\bproducts?\\b|\\b(?:file|csv|sheet|spreadsheet|list|attachment|listings|cards)\\b|\\b(?:create|write|build|draft|generate|prepare)\\b.*\\b(?:card|listing)\\b`,
    ),
    unless:
      /\b(?:gallery|white|square|crop|export (?!of\b|from\b)|bullet|keyword|title)\b|\bto (?:the|this|my) (?:card|listing)\b|\bwhat\b|\b(?:list|show|see|display)\b.{0,20}\b(?:my|all)\b.{0,12}\b(?:cards|listings)\b/,
    read: ({ around, whole }) => {
      const file = around.filesAreNew ? around.files[0] : undefined;
      // What comes after the import is done with its cards.
      if (isWrongFile.test(whole.text)) return null;
      if (file === undefined || around.fileIsTaken === true) return null;
      return takeIn(file, whole.text);
    },
  },
  {
    name: 'create from what is sold',
    pattern:
      /\b(?:we|i) (?:also |now |just |even |newly |recently )*(?:have to sell|have for sale|want to sell|have|sell|make|offer|stock|started selling|produce|got) (.{8,300}?)[\s,.;:-]+(?:(?:please|can you|could you|and|so|you) )*(?:set|make|create|put|add|write|prepare|draft) (?:one|it|(?:a|the) card|(?:a|the) listing|something)(?: up)? (?:for (?:me|it|them|that|this|those)|up)\b/,
    unless:
      /\b(?:image|picture|photo|bullet|keyword|title|task|shorter|better)\b|\b(?:need|want) an? (?:new )?(?:card|listing) for (?:it|this|that|them)\b/,
    read: (clause, match) => {
      const start = match.index + match[0].indexOf(match[1] ?? '');
      const facts = clause.whole.raw(start, start + (match[1] ?? '').length);
      return targetIn(match[1] ?? '').kind === 'named'
        ? call('create_card', { text: facts, marketplace: marketplacesIn(clause.whole.text)[0]?.id })
        : null;
    },
  },
  {
    name: 'create from several products',
    pattern: /\S[:–,.-]\s*\S/,
    read: ({ whole }) => {
      const [market, ...others] = marketplacesIn(whole.text);
      const marketplace = others.length === 0 ? market?.id : undefined;
      return productsTold(whole.raw(0))?.map((text) => call('create_card', { text, marketplace })) ?? null;
    },
  },
  {
    name: 'create from facts',
    pattern: makeCard,
    unless:
      /\b(?:public|image|picture|photo|graphic|chart|task|bullet|keyword|export|csv|xlsx|json|better|shorter|(?:stronger|nicer|improved|catchier|friendlier|clearer|longer|best)(?= [^,:\d]*$))\b|\bscore\b|\bimport\b|\bcards? (?:from|of|out of) (?:this|the|my) (?:csv|file|sheet|page)\b/,
    read: create,
  },
  { name: 'create from facts that are entered', pattern: entersNewCard, read: create },
  {
    name: 'import the page of a card again',
    pattern:
      /\bre-?import(?:ing)?\b|\b(?:import|fetch|load|read|pull|check) (?:it|this|that|them|the (?:page|listing|card|source|original page)|this (?:page|listing|card)|its page)? ?(?:once )?again\b|\b(?:refresh|re-?fetch|re-?load|re-?read|re-?sync|update) (?:it|this|that|(?:the|this|my) (?:card|listing|product)) from (?:there|(?:the|its|my|our) (?:original |shop |source |web ?)*(?:page|source|shop|site|website|address|link|url|store))\b/,
    // "I read it again" is what the seller did.
    unless:
      /\bas (?:a )?new\b|^(?:[a-z]+[ ,]+){0,3}?(?<!\b(?:can|could|may|shall|should|must|do|did) )(?:i|he|she|they) (?:have |had |just |already |only |also )*(?:read|check) (?:it|this|that|them|the [a-z]+)\b/,
    read: (clause) =>
      clause.around.hasCard ||
      clause.around.isScheduled === true ||
      targetIn(clause.text).kind === 'named' ||
      (clause.around.lastTool === 'list_cards' && targetIn(clause.text).kind === 'places')
        ? callOnCard('reimport_card', clause)
        : null,
  },
  {
    name: 'import without anything given',
    pattern:
      /\b(?:re-?)?import(?:ing)?\b|\b(?:add|load|fetch|bring in|upload) (?:a|an|my|another|one|some|the) (?:new )?(?:listing|product|page|card|item)s?\b/,
    unless: /\bimport(?:ed)? version\b/,
    read: () => say('import_what'),
  },
];
