import { describe, expect, it } from 'vitest';
import { normalForm } from './normal-form.ts';
import { rewordings } from './plain-speech.ts';

describe('other ways of speaking', () => {
  it.each([
    ['jazz up the description', 'improve the description'],
    ['have another crack at the title', 'redo the title'],
    ['chuck out the third bullet', 'remove the third bullet'],
    ['show my assortment', 'show my listings'],
    ['I want that you score it', 'please score it'],
    ['would you be so kind as to export it', 'please export it'],
    ['score it when you get a minute', 'score it '],
    ['what is the lid made of, remind me', 'what is the lid made of'],
    ['remind me every Friday to score it', 'remind me every friday to score it'],
    ['the price is nineteen fifty', 'the price is 19.50'],
    ['20 50 ml bottles', '20 50 ml bottles'],
    ['score every last card', 'score every card'],
    ['come up with new bullets', 'write new bullets'],
    ['the word cheap may not come up in it', 'the word cheap may not come up in it'],
  ])('%s', (said, plain) => expect(normalForm(said).text).toBe(plain));

  it('keeps the own words of the seller beside them', () => {
    const { text, raw } = normalForm('chuck out the keyword Thermos Flask');
    expect(raw(text.indexOf('thermos'))).toBe('Thermos Flask');
    expect(normalForm('set the title to "jazz up the day"').quotes).toEqual(['jazz up the day']);
  });

  it('takes what is left away at the end for no part of a value', () => {
    const { text, raw } = normalForm("the brand is Nordlys while you're at it");
    expect(raw(text.indexOf('nordlys'))).toBe('Nordlys');
  });

  it('takes a time that grows with the text', () => {
    const start = process.cpuUsage().user;
    for (const { pattern } of rewordings)
      for (const word of ['and ', 'please ', 'the ', 'take a ', 'my card ', ', '])
        word.repeat(2_400 / word.length).replace(pattern, '');
    // Measured: about 40 ms for all.
    expect((process.cpuUsage().user - start) / 1_000).toBeLessThan(1_000);
  });
});
