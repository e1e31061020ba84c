import { describe, expect, it } from 'vitest';
import { mentionsIn, quotedTitles } from './card-mentions.ts';
import { isObject } from './object-names.ts';

const objectsIn = (text: string) =>
  mentionsIn(text)
    .filter((mention) => mention.isSure || isObject(text, mention, true))
    .map(({ start, end }) => text.slice(start, end).toLowerCase());

describe('a thing that work is ordered for', () => {
  it.each([
    ['crop the sleeping bag main photo', 'the sleeping bag'],
    ['fix the spelling in the samovar title', 'the samovar'],
    ['give my samovar catchier bullets', 'my samovar'],
    ['the samovar could use a nicer description', 'the samovar'],
    ['jazz up the samovar', 'the samovar'],
    ['make the samovar sound classier', 'the samovar'],
    ['a spreadsheet with the samovar please', 'the samovar'],
    ['how wide is the spout on the samovar?', 'the samovar'],
    ['replace cheap with fair on the samovar', 'the samovar'],
    ['for the samovar i want a shorter title', 'the samovar'],
    ['put a bullet on the samovar: keeps tea hot', 'the samovar'],
    ["what's my samovar missing", 'my samovar'],
    ['samovar price 59', 'samovar'],
    ['samovar - shorter title please', 'samovar'],
    ['drop the unscented soap to 4 dollars', 'the unscented soap'],
    ['improve the rechargeable head torch', 'the rechargeable head torch'],
    ['polish up my leather belt', 'my leather belt'],
  ])('is its object: %s', (text, thing) => {
    expect(objectsIn(text)).toContain(thing);
  });

  it.each([
    'describe the lid in more detail',
    'the strap photo is too dark',
    'how long is the cord on the base?',
    'I took the photo in the cellar, brighten it',
    'you can see the mop behind it, make it white',
    'get rid of the tripod behind it',
    'the postman wants to know what it weighs',
    'a shorter title for the holidays',
    'wholesale price 9.50',
    "what's the SKU on this",
    'it says so on the carton',
    'mention that it fits the cupholder',
  ])('is no part, place or purpose: %s', (text) => {
    expect(objectsIn(text)).toEqual([]);
  });
});

describe('a title that is written out in quotes', () => {
  it.each([
    'what would "Copper Samovar, Two Litres" score on Etsy?',
    'improve "Copper Samovar, Two Litres"',
    'Bewerte bitte die Karte "Copper Samovar, Two Litres"',
  ])('names its card: %s', (text) => {
    expect(quotedTitles(text).map(({ words }) => words.join(' '))).toEqual(['copper samovar two litres']);
  });

  it.each([
    'change the title to "Copper Samovar, Two Litres"',
    'rename it to "Copper Samovar, Two Litres"',
    'optimise it for "copper samovar with tap"',
    'add the keyword "Copper Samovar Big"',
  ])('is none where it is a text or a search: %s', (text) => {
    expect(quotedTitles(text)).toEqual([]);
  });
});
