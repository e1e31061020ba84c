import { describe, expect, it } from 'vitest';
import { foreignAsks } from './foreign-words.ts';

const inputOf = (text: string) => {
  const [ask] = foreignAsks(text) ?? [];
  return ask?.kind === 'call' ? ask.input : (ask?.topic ?? null);
};

it.each(['wait, was that 20 credits?', 'was it 20 credits?', 'that was 20 credits, right?', 'was the score 60?'])(
  'is English: %s',
  (text) => expect(foreignAsks(text)).toBeNull(),
);
it.each(['was kostet das?', 'Was ist der Preis?'])('is not: %s', (text) => expect(foreignAsks(text)).not.toBeNull());

describe('requests in other languages', () => {
  it.each([
    ['Bitte mach den Hintergrund weiß', { image: 'main', operations: ['white_background'] }],
    ['mets le fond de la photo en blanc', { image: 'main', operations: ['white_background'] }],
    [
      'Сделай описание покороче, пожалуйста, и убери слово «дешёвый»',
      { sections: ['description'], length: 'shorter', avoid_words: ['дешёвый'] },
    ],
    [
      'Bitte verbessere die Beschreibung ohne das Wort „billig“',
      { sections: ['description'], avoid_words: ['billig'] },
    ],
    ['Bitte verbessere die Beschreibung ohne das Wort billig', { sections: ['description'], avoid_words: ['billig'] }],
    ['mejora el título sin la palabra "barato"', { sections: ['title'], avoid_words: ['barato'] }],
    ['améliore la description sans le mot « pas cher »', { sections: ['description'], avoid_words: ['pas cher'] }],
    [
      'verbessere es mit dem Wort "Edelstahl" und ohne "billig"',
      { include_keywords: ['Edelstahl'], avoid_words: ['billig'] },
    ],
    ['verbessere den Titel', { sections: ['title'] }],
    ['Proszę zmienić cenę na 89 złotych', { edits: [{ op: 'set', field: 'price', value: '89 zł' }] }],
    ['Günaydın, yeni bir ürün eklemek istiyorum, nasıl yapabilirim?', 'language'],
    ['improve it with "crème brûlée" in the title', null],
  ])('%s', (text, input) => expect(inputOf(text)).toEqual(input));
});
