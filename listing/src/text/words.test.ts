import { describe, expect, it } from 'vitest';
import { listingWith } from '../listing-builders.ts';
import { baseLanguage, guessLanguage, listingLanguage } from './language.ts';
import { contactPatterns, emojiPattern, hasContact, withoutContacts } from './signs.ts';
import { isPlaceholder } from './word-lists.ts';
import { codePoints, isUnspaced, phrasePattern, spansOf, utf8Bytes, wordList, wordsOf } from './words.ts';

describe('words', () => {
  it('keeps inner apostrophes, hyphens and dots, and gives offsets', () => {
    expect(wordList("Kids' 2.9-in bottle — L’eau, ÉTÉ")).toEqual(['kids', '2.9-in', 'bottle', 'l’eau', 'été']);
    expect(wordsOf('A Cup')[1]).toEqual({ word: 'cup', start: 2, end: 5 });
  });

  it('counts code points and bytes', () => {
    expect(codePoints('a😀é')).toBe(3);
    expect(utf8Bytes('a😀éж杯')).toBe(1 + 4 + 2 + 2 + 3);
    for (const text of ['', 'plain', 'Ж😀\u0301', '不锈钢']) {
      expect(codePoints(text)).toBe([...text].length);
      expect(utf8Bytes(text)).toBe(new TextEncoder().encode(text).length);
    }
  });

  it('finds a phrase only where no letter or digit touches it', () => {
    const pattern = phrasePattern(['хит', 'хит продаж', '#1', '100% guaranteed']);
    const found = (text: string) => spansOf(text, pattern).map((span) => span.text);
    expect(found('Хит продаж! хитрый #1 #12 100%  Guaranteed')).toEqual(['Хит продаж', '#1', '100%  Guaranteed']);
    expect(phrasePattern([])).toBeNull();
  });

  it('knows scripts without spaces', () => {
    expect(isUnspaced('不锈钢水杯 500ml')).toBe(true);
    expect(isUnspaced('Tea set with the sign 茶')).toBe(false);
    expect(isUnspaced('123')).toBe(false);
  });
});

describe('signs', () => {
  it('takes pictures for emoji, not trade marks, digits or arrows', () => {
    for (const emoji of ['✨', '😀', '❤️', '🇩🇪', '1️⃣', '✔', '👍🏽']) expect(emoji.search(emojiPattern)).toBe(0);
    for (const sign of ['™', '©', '®', '5', '#', '→', '½', '°']) expect(sign.search(emojiPattern)).toBe(-1);
  });

  it('finds contacts and leaves numbers and abbreviations alone', () => {
    const kinds = (text: string) =>
      contactPatterns.filter(({ pattern }) => text.search(pattern) >= 0).map(({ kind }) => kind);
    expect(kinds('Mail me@shop.example.org')).toContain('e-mail address');
    expect(kinds('See www.example.com/a')).toContain('web address');
    expect(kinds('Visit example.com')).toContain('web address');
    expect(kinds('Call +49 (30) 123 45-67')).toContain('phone number');
    expect(kinds('Size 30 x 40 cm, 2.9 in. Fits A4. +5 °C to +40 °C')).toEqual([]);
    for (const text of ['a@b.io', 'http://x', 'www.1', 'x.shop', '+4930123456']) {
      const isFound = contactPatterns.some(({ pattern }) => text.search(pattern) >= 0);
      expect(hasContact(text), text).toBe(isFound);
    }
    expect(hasContact('Size 30 x 40 cm. Fits A4.')).toBe(false);
    expect(withoutContacts('Call +49 30 1234567 now').replace(/\s+/gu, ' ')).toBe('Call now');
  });
});

it('takes the language from the tag, else from the letters', () => {
  expect(baseLanguage('en-GB', 'Кружка')).toBe('en');
  expect(baseLanguage(null, 'Кружка LED')).toBe('ru');
  expect(baseLanguage('', 'Mug')).toBe('en');
  expect(baseLanguage(null, '不锈钢')).toBe('und');
  expect(baseLanguage(null, 'Steel')).toBe('en');
  expect(baseLanguage(null, 'Flasche aus Edelstahl mit Deckel und Griff')).toBe('de');
});

it.each([
  ['紫砂壶 200毫升', '购物 PChome store of the shop', 'zh'],
  ['三徳包丁 165mm VG10', '刃渡りは165mmです。', 'ja'],
  ['ขวดน้ำ', 'The bottle is for you', 'en'],
  ['Teapot 紫砂', 'The pot is of clay', 'en'],
])('a listing called “%s” is told in its script', (title, description, language) => {
  expect(listingLanguage(listingWith({ title, description }))).toBe(language);
});

it('knows values that stand for nothing', () => {
  for (const value of ['', ' N/A ', 'tbd', '—', 'Не указано']) expect(isPlaceholder(value)).toBe(true);
  for (const value of ['нет', 'No', '0', 'Nano']) expect(isPlaceholder(value)).toBe(false);
});

it.each([
  ['en', 'The lid opens with one hand and fits your bag.'],
  ['ru', 'Крышка открывается одной рукой, LED подсветка.'],
  ['de', 'Der Deckel ist mit einer Hand zu öffnen und passt in die Tasche.'],
  ['fr', "Le couvercle s'ouvre avec une main et reste dans la poche du sac."],
  ['es', 'La tapa se abre con una mano y cabe en el bolso para los viajes.'],
  ['pl', 'Pokrywka otwiera się jedną ręką i jest wykonana ze stali do mycia w zmywarce.'],
  ['it', 'Il coperchio si apre con una mano ed è adatto per la borsa della spesa.'],
])('guesses %s by its small words or its alphabet', (language, text) => {
  expect(guessLanguage(text)).toBe(language);
});

it('guesses no language by a name', () => {
  expect(guessLanguage('Norvik Trail Bottle 32 oz')).toBeNull();
  expect(guessLanguage('')).toBeNull();
});

it('takes no unit for a small word', () => {
  expect(guessLanguage('Power supply 650 W, 230 W USB, 65W')).toBeNull();
  expect(guessLanguage('Shelf 30 in x 40 in, 5 in deep, for the wall')).toBe('en');
});
