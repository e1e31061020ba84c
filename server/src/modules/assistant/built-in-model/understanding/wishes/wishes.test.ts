import { describe, expect, it } from 'vitest';
import { normalForm } from '../speech/normal-form.ts';
import { limitOfIt, wishesIn } from './wishes.ts';

const wishes = (text: string) => {
  const form = normalForm(text);
  return wishesIn(form.text, form.quotes);
};

describe('how a listing is to be written', () => {
  it.each([
    ['improve it, title under 100 characters', { title_max: 99 }],
    [
      'rewrite title and description, title not over 80 characters',
      { title_max: 80, sections: ['title', 'description'] },
    ],
    ['improve it, the title should not go over 70 characters', { title_max: 70 }],
    ['keep the title to at most 80 chars', { title_max: 80, sections: ['title'] }],
    ['shorten the description to 600 characters', { description_max: 600, sections: ['description'] }],
    ['cut the bullets down to five', { bullets_max: 5, sections: ['bullets'] }],
    ['make the description friendlier', { tone: 'friendly', sections: ['description'] }],
    ['less formal please', { tone: 'friendly' }],
    ['make it fun', { tone: 'playful' }],
    ["improve it, customers make fun of the word 'cozy'", {}],
    ['rewrite the description, people poke fun at it', { sections: ['description'] }],
    ['improve the title and description, no keywords', { sections: ['title', 'description'] }],
    ['improve everything but no keywords please', { sections: ['title', 'description', 'bullets', 'specifications'] }],
    ['improve the title, no keyword stuffing', { sections: ['title'] }],
    ['improve all texts but the bullets', { sections: ['title', 'description', 'specifications', 'keywords'] }],
    ['improve everything except the title', { sections: ['description', 'bullets', 'specifications', 'keywords'] }],
    ['improve it without the words cheap and best', { avoid_words: ['cheap', 'best'] }],
    ['improve it but no "cheap"', { avoid_words: ['cheap'] }],
    ['improve it and use the keywords gift and camping', { include_keywords: ['gift', 'camping'] }],
    ['redo the bullets but the word sturdy must not come up', { avoid_words: ['sturdy'], sections: ['bullets'] }],
    [
      'rewrite the title, the words cheap and nice may never show up in it',
      { avoid_words: ['cheap', 'nice'], sections: ['title'] },
    ],
    ['polish it, I do not want handy to be mentioned', { avoid_words: ['handy'] }],
    ['polish it without the term unique turning up', { avoid_words: ['unique'] }],
    ['redo the bullets, the word organic must come up', { include_keywords: ['organic'], sections: ['bullets'] }],
    ['redo the bullets, they must not be seen as ads', { sections: ['bullets'] }],
    ['mend rule T2', { rules: ['T2'] }],
    ['make it shorter', { length: 'shorter' }],
    ['flesh out the description', { length: 'longer', sections: ['description'] }],
    ['improve it', {}],
    ['redo it, must-haves: oak tray, tea tray', { include_keywords: ['oak tray', 'tea tray'] }],
    ['rewrite it, incl. "oak", excl. "luxury"', { include_keywords: ['oak'], avoid_words: ['luxury'] }],
    ['"oak tray" has to appear, "pine" must not', { include_keywords: ['oak tray'], avoid_words: ['pine'] }],
    ['use "oak", do not use "pine"', { include_keywords: ['oak'], avoid_words: ['pine'] }],
    ['new text without the word stainless, we had a lawsuit', { avoid_words: ['stainless'] }],
    ['rewrite it without advertising blah', {}],
    ['improve the keywords, hands off the title', { sections: ['keywords'] }],
    [
      'improve it but keep your hands off the bullets please',
      { sections: ['title', 'description', 'specifications', 'keywords'] },
    ],
    ['rewrite it but keep away from the description', { sections: ['title', 'bullets', 'specifications', 'keywords'] }],
    [
      'improve everything, only the title stays as it is because it is a brand name',
      { sections: ['description', 'bullets', 'specifications', 'keywords'] },
    ],
    ['leave the title, do the bullets and keywords', { sections: ['bullets', 'keywords'] }],
    ['redo title and bullets; the description was approved by legal and must stay', { sections: ['title', 'bullets'] }],
    ['formal, title under 90 characters', { tone: 'formal', title_max: 89 }],
    ['do T2 and K1 but leave B1', { rules: ['T2', 'K1'] }],
    ['could you be so friendly and look', {}],
  ])('%s', (text, expected) => {
    expect(wishes(text)).toEqual({ marketplaces: [], ...expected });
  });

  it('names several marketplaces in their order, and none that it is not for', () => {
    expect(wishes('improve it for eBay, Shopify and Walmart').marketplaces).toEqual(['ebay', 'shopify', 'walmart']);
    expect(wishes('it is from Amazon, improve it for Etsy').marketplaces).toEqual(['etsy']);
  });

  it('reads nothing out of a quoted text', () => {
    expect(wishes('set the title to "friendly and shorter for Amazon"')).toEqual({
      marketplaces: [],
      sections: ['title'],
    });
  });
});

it.each([
  ['the description is far too long. rewrite it, 400 characters at most', { section: 'description', max: 400 }],
  ['My title does not fit. Please make it at most 70 chars', { section: 'title', max: 70 }],
  ['the title and the description are long. make it 300 characters', null],
  ['make it 300 characters', null],
])('a limit behind "it" is one of what an earlier sentence names: %s', (text, limit) => {
  expect(limitOfIt(normalForm(text).text)).toEqual(limit);
});
