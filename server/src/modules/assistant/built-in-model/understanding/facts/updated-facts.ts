import type { ListingEdit } from '../../../tool-types.ts';
import { named, specName } from '../edits/edit-values.ts';

const mostCharacters = 400;
const fewestFacts = 2;
const mostWords = 6;
const courtesy = '(?:(?:hi|hello|hey|please|pls|ok(?:ay)?|so|and|now|can you|could you|would you)[\\s,!.]+){0,4}';
/** "Update information:", "please change:". */
const lead = new RegExp(
  `^${courtesy}(?:update|change|correct|edit|adjust|new)(?: (?:the|these|this|following|some|product|my|its)){0,3}(?: (?:info(?:s|rmations?)?|data|facts?|details?|specs?|specifications?|values?|measurements?|parameters?))?(?: (?:please|as follows|to))?\\s*[:–]\\s*`,
  'i',
);
/** "New weight 2.2 kg, new colour green". */
const startsNew = new RegExp(`^${courtesy}new (?=(?:${specName}|colour)\\b)`, 'i');
const tail =
  /[\s.,;!]*(?:(?:please|pls|kindly|thanks|thank you|thx)[\s,]*|(?:can you |could you )?(?:please )?(?:update|change|correct|edit|adjust)(?: (?:it|them|this|that|these|all|the card|the listing))?[\s,]*)*[.!?]*$/i;
const border = new RegExp(
  `\\s*[,;\\n]\\s*(?:and )?|\\.\\s+|\\s+and (?=(?:the |new |its )*(?:${specName}|colour)\\b)`,
  'i',
);
const known = new RegExp(`^(?:${specName}|colour)s?$`, 'i');
const word = '[\\p{L}-]{2,20}';
const link = '(?:(?: is| are| to| now| =|:))*';
const figure = new RegExp(
  `^(?:(?:the|new|now|its|also) )*(${word}(?: ${word}){0,2}?)${link} ([$€£]?\\d.{0,60})$`,
  'iu',
);
const words = new RegExp(`^(?:(?:the|new|now|its|also) )*(${word})${link} (\\p{L}.{0,60})$`, 'iu');
/** Texts and other work are read elsewhere. */
const noName =
  /\b(?:titles?|headline|description|bullets?|points?|keywords?|tags?|photos?|pictures?|images?|score|marketplace|stock|it|this|that|put|set|add|remove|write|make|by|under|than|instead|from|please|improve|export)\b/i;

/** "Shorter title", "other tone". */
const comparing = /^\p{L}+er\b|^(?:more|less|other|another|first|second|only|just)\b/iu;

/** "Update: weight 1.95 kg, new colour orange, poles 7001 aluminium": each fact with its name; null for other words. */
export function updatedFacts(said: string): ListingEdit[] | null {
  if (said.length > mostCharacters || said.includes('"') || /\?\s*$/.test(said)) return null;
  const begin = lead.exec(said)?.[0] ?? '';
  if (begin === '' && !startsNew.test(said)) return null;
  const facts = said.slice(begin.length).replace(tail, '').split(border);
  const edits = facts.map((fact) => factOf(fact.trim(), begin !== ''));
  const sound = edits.filter((edit) => edit !== null);
  return sound.length === edits.length && sound.length >= fewestFacts ? sound : null;
}

function factOf(fact: string, isLed: boolean): ListingEdit | null {
  const [, name = '', value = ''] = figure.exec(fact) ?? words.exec(fact) ?? [];
  const isName =
    (isLed && name !== '' && !/^max$/i.test(name)) || known.test(name) || /^(?:price|brand|category)$/i.test(name);
  const isWish = !known.test(name) && !/\d/.test(value) && comparing.test(name);
  if (!isName || isWish || noName.test(fact) || value.split(/\s+/).length > mostWords) return null;
  const field = /^(?:price|brand|category)$/i.exec(name)?.[0].toLowerCase() as 'price' | 'brand' | undefined;
  return field === undefined
    ? { op: 'set', field: 'specifications', name: named(name), value }
    : { op: 'set', field, value };
}
