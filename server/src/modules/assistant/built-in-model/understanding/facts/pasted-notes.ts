import { isListingOrder, isOnlyCourtesy } from './listing-orders.ts';
import { tradeIn } from './seller-trade.ts';

/** More is the text of a whole page. */
const mostCharacters = 3_000;
const fewestLetters = 25;
const fewestParts = 3;

/** A product as notes, a mail or a chat tell it, with the order for its card before or behind. */
export interface PastedNotes {
  /** The facts alone, a line each where they were told in lines. */
  text: string;
  order: string;
}

const mailHeader = /^(?:from|to|cc|subject|date|sent|von|an|betreff|gesendet|datum|de|para|asunto|objet|à)\s*:\s/i;
const salutation =
  /^(?:dear|hi|hello|hey|hallo|sehr geehrte[rs]?|guten (?:tag|morgen)|bonjour|hola|ciao|estimad[oa]s?|cher|chère)\b[^\d:;]{0,50}[,!.]?$/iu;
const closing =
  /^(?:(?:many |best |kind |warm |with )*(?:regards|wishes|greetings|thanks|thank you|cheers|sincerely|yours)|mit freundlichen grüßen|(?:viele |beste |liebe )?grüße|saludos|un saludo|cordialement|cordiali saluti|mfg|vg|lg)\b[^\d:]{0,30}$/iu;
/** "[12:04, 3/5/2026] Marco: ", "03/05/2026, 12:04 - Marco: ": who wrote a line of a chat, and when. */
const stamp =
  /^\[?(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? )?\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?(?:, \d{1,4}[./-]\d{1,2}[./-]\d{1,4})?\]?(?: -)? (?=[^:\n]{1,40}: )[^:\n]{1,40}: /i;
/** "Here are my notes:", "please find below the data you asked for:" announce the facts and are none. */
const announcement =
  /^[^\d:]{0,120}\b(?:notes?|data|facts?|details?|info(?:rmation)?|text|following|below|this|here|daten|angaben|infos?|notizen|datos|producto|données|produit|dati|prodotto)\b[^\d:]{0,40}:$/i;
/** "New product:", "and another one:". */
const anotherOne =
  /^(?:(?:and|ok(?:ay)?|so|now|here is|here['’]s|this is|a|an|the|my|our)\s+)*(?:another|next|new|second|third)?(?: ?(?:product|item|article|one))?:$/i;
/** "I have a soap to sell": a sentence of its own names the product. */
const tellsOfSelf = /^(?:i|we) (?:want|would like|need|plan|have|got|am|are)\b/i;
/** What stands first names the card. */
const namesFact = /^(?:brand|price|colou?r|size|weight|material|sku|ean|gtin)\b/i;
/** "Ok here's the ukulele": what it is. */
const presented =
  /^(?:(?:ok(?:ay)?|so|hi|hey|well)[\s,.!]+)*(?:here(?:['’]s| is| are)|this is) (?:the|my|our|an?) (\p{L}[\p{L} '-]{1,40})$/iu;
/** "★★★ WOW!!! … L@@K!!" calls for attention, and names nothing. */
const shout = /(?:[★☆✪✨🔥❗‼►◄~*]|\b(?:wow|look|l@@k)\b|[!>< ])+/iu;
const shouts = new RegExp(`^${shout.source}(?=\\p{L})|(?<=[\\p{L}\\d)"”])${shout.source}$`, 'giu');
const withoutShouts = (name: string) => (/!|★|\*\*/.test(name) ? name.replace(shouts, '').trim() || name : name);
const listSign = /^[-–—*•·]\s+/u;
const englishOrder =
  /\b(?:make|create|turn|write|do|build|draft|prepare|generate|need|want|set up|put|list)\b[^:]*:\s*$/i;
const question = /\?\s*$/;
/** Names a product's text has of its own: it is read as it is laid out. */
const label =
  /^[ \t]*(?:product|item|article|(?:product )?(?:title|name)|description|features|bullets|bullet points|specifications|keywords)[ \t]*:/im;

/**
 * "Vitamin C serum 15% / 30 ml glass bottle / made in Poland / can you turn that into an Amazon listing?": the facts of a
 * product without the order, and without what makes them a mail or a chat. Null where there is no such order of its own.
 */
export function notesTold(said: string): PastedNotes | null {
  if (said.length > mostCharacters || /https?:|www\.|<\w/i.test(said) || label.test(said)) return null;
  // "Make a listing from this:" announces a text that is taken in as it stands.
  const [head = '', ...below] = said.split('\n');
  if (below.length > 0 && englishOrder.test(head) && isListingOrder(head)) return null;
  const units = unitsOf(said);
  const orders = units.filter(({ text }) => isListingOrder(text));
  const [order] = orders;
  if (order === undefined) return null;
  // An order in the midst of the facts is part of a longer talk.
  const first = units.findIndex((unit) => !isBeside(unit.text) && !isListingOrder(unit.text));
  const last = units.findLastIndex((unit) => !isBeside(unit.text) && !isListingOrder(unit.text));
  if (first < 0 || units.slice(first, last).some((unit) => orders.includes(unit))) return null;
  const facts = factsOf(units);
  const text = facts
    .map(
      (unit, index) =>
        (index === 0 ? '' : unit.isNewLine ? '\n' : /:$/.test(facts[index - 1]?.text ?? '') ? ' ' : '. ') + unit.text,
    )
    .join('');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const parts = text.split(/\n|[,;]\s|\.\s/).length;
  const isProduct = letters >= fewestLetters && parts >= fewestParts && /\d/.test(text);
  if (
    !isProduct ||
    tellsOfSelf.test(text) ||
    namesFact.test(text) ||
    facts.some((unit) => question.test(unit.text) || orderLike.test(unit.text))
  )
    return null;
  return { text, order: orders.map((unit) => unit.text).join('. ') };
}

/** Work on a card that is there: the message is no new product. */
const orderLike =
  /^(?:please |pls |then |now |just |and |also )*(?:(?:set|change|correct|update|improve|optimi[sz]e|rewrite|shorten|score|rate|export|import|remove|delete|replace|rename|schedule|remind|compare|undo)\b|every (?:day|week|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b)/i;

interface Unit {
  text: string;
  isNewLine: boolean;
}

const isBeside = (text: string) =>
  isOnlyCourtesy(text) ||
  salutation.test(text) ||
  announcement.test(text) ||
  anotherOne.test(text) ||
  mailHeader.test(text);

const sentenceEnd =
  /(?<!\b(?:approx|ca|incl|max|min|art|dr|st|no|nr|nos|fl|vs|etc|réf|ref|z\. ?b))(?:[.]|(?<![!?])[!?]+)\s+(?=\S)|(?<=^(?:[^:\d]{0,60}:)?[^:\d]{0,120}):\s+(?=\S)/giu;

/** Lines, and the sentences in them, each with its end where that asks something. */
function unitsOf(said: string): Unit[] {
  return said.split('\n').flatMap((line) => {
    const text = line.replace(stamp, '').trim();
    if (text === '') return [];
    let from = 0;
    const sentences: string[] = [];
    for (const match of text.matchAll(sentenceEnd)) {
      const sign = match[0].trim();
      sentences.push(text.slice(from, match.index) + (sign.startsWith('.') ? '' : sign));
      from = match.index + match[0].length;
    }
    sentences.push(text.slice(from));
    const isCut = sentences.some((one) => isListingOrder(one) || isOnlyCourtesy(one) || tradeIn(bare(one)) !== null);
    const own = isCut ? sentences : [text];
    return own.map((one, index) => ({ text: one.trim(), isNewLine: index === 0 }));
  });
}

const bare = (text: string) => text.replace(/[\s.!]+$/, '');

/** The facts, without the letter around them and without list signs: each of them is one. */
function factsOf(units: Unit[]): Unit[] {
  const end = units.findIndex(({ text }) => closing.test(bare(text)));
  const isSigned = (index: number) => end >= 0 && index >= end && index <= end + 2;
  const told: string[] = [];
  const kept = units
    .filter(({ text }, index) => !isListingOrder(text) && !isBeside(text) && !isSigned(index))
    .flatMap((unit): Unit[] => {
      const [, thing] = presented.exec(bare(unit.text)) ?? [];
      if (thing !== undefined) return [{ ...unit, text: thing }];
      const goods = tradeIn(bare(unit.text));
      // A single word is the trade, and says nothing of this product.
      if (goods?.includes(' ')) told.push(goods);
      return goods === null ? [unit] : [];
    });
  const isList = kept.length > 1 && kept.filter(({ text }) => listSign.test(text)).length >= kept.length - 1;
  const facts = kept.map((unit, index) => {
    const text = isList ? unit.text.replace(listSign, '') : unit.text;
    return { ...unit, text: index === 0 ? withoutShouts(text) : text };
  });
  const behind = told.map((text) => ({
    text,
    isNewLine: facts.some(({ isNewLine }, index) => isNewLine && index > 0),
  }));
  return [...facts, ...behind];
}
