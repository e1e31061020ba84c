import { describe, expect, it } from 'vitest';
import { listingSource } from '../ground/listing-texts.ts';
import { listingWith } from '../listing-builders.ts';
import { improveListing } from './improve-listing.ts';
import { isPropertySentence, propertySentences } from './property-sentences.ts';

describe('properties in sentences', () => {
  it.each([
    [
      'de',
      ['Breite: 13 mm', 'Grifflänge: 400 mm', 'Gewicht: 620 g'],
      ['Die Breite beträgt 13 mm, die Grifflänge 400 mm und das Gewicht 620 g.'],
    ],
    [
      'de',
      ['Maße: 20 x 30 cm', 'Material: Edelstahl'],
      ['Die Maße betragen 20 x 30 cm.', 'Das Material ist Edelstahl.'],
    ],
    [
      'fr',
      ['Longueur extérieure: 890 mm', 'Poids: 2 kg', 'Matière: Coton'],
      ['La longueur extérieure est de 890 mm et le poids de 2 kg.', 'Le produit est en coton.'],
    ],
    ['es', ['Altura del tacón: 6 cm', 'Peso: 400 g'], ['La altura del tacón es de 6 cm y el peso de 400 g.']],
    [
      'it',
      ['Altezza: 21 cm', 'Capacità: 300 ml', 'Spessore: 3 mm'],
      ["L'altezza è di 21 cm, la capacità di 300 ml e lo spessore di 3 mm."],
    ],
    ['pl', ['Waga: 4,2 kg', 'Wysokość: 26 cm'], ['Waga wynosi 4,2 kg i wysokość 26 cm.']],
    [
      'ru',
      ['мощность двигателя 1750 Вт', 'Температура: до 450 °C', 'Комплектация: нож, чехол'],
      ['Мощность двигателя — 1750 Вт, температура — до 450 °C.', 'Комплектация — нож, чехол.'],
    ],
    ['zh', ['容量: 200毫升', '材质: 原矿紫泥'], ['容量为200毫升，材质为原矿紫泥。']],
    ['ja', ['全長: 295mm', '柄: 黒檀'], ['全長は295mm、柄は黒檀です。']],
  ])('%s: %j', (language, lines, sentences) => {
    expect(propertySentences(lines, language)).toEqual({ sentences, rest: [] });
  });

  it.each([
    ['de', ['Größe: L', 'Griff: Esche', 'Geölt']],
    ['fr', ['Parfum: sans', 'Section: 4L']],
    ['ru', ['Для дома: да', 'Экологично', 'Размеры: см. фото']],
    [
      'de',
      ['Höhe verstellbar: 70-110 cm', 'Länge gesamt: 40 cm', 'Material: siehe Foto', 'Obermaterial: nicht bekannt'],
    ],
    ['fr', ['Longueur: environ 20 cm', 'Matière: voir photo', 'Matière: Tige en cuir, semelle en gomme']],
    ['es', ['Material: ver foto', 'Material exterior: no indicado']],
    ['pl', ['Materiał: brak danych', 'Materiał: patrz zdjęcie']],
    ['ja', ['食洗機: 使用できます', 'お手入れ: 手洗いしてください']],
    ['zh', ['是否可折叠: 可折叠', '适合: 儿童使用']],
    ['tr', ['Ağırlık: 280 g', 'Ölçü: 90x170 cm']],
  ])('are none where no plain one tells them: %s %j', (language, lines) => {
    expect(propertySentences(lines, language)).toBeNull();
  });

  it('are told with the lines that are sentences without a verb', () => {
    const lines = ['объём 12 л', 'крышка в комплекте', 'обручи из нержавейки'];
    expect(propertySentences(lines, 'ru')?.sentences).toEqual([
      'Объём — 12 л.',
      'Крышка в комплекте.',
      'Обручи из нержавейки.',
    ]);
  });

  it('say a figure of one name once', () => {
    const lines = ['Производительность: до 350 кг/час', 'Вес: 8 кг', 'Производительность: 350 кг/ч'];
    expect(propertySentences(lines, 'ru')?.sentences).toEqual(['Производительность — до 350 кг/час, вес — 8 кг.']);
  });

  it('are known again', () => {
    const specifications = [{ name: 'Breite', value: '13 mm' }];
    expect(isPropertySentence('Die Breite beträgt 13 mm und das Gewicht 2 kg.', specifications, 'de')).toBe(true);
    expect(isPropertySentence('Die Breite des Griffs ist angenehm.', specifications, 'de')).toBe(false);
  });
});

it('a figure that the text tells by its name is not listed again', () => {
  const specifications = [
    { name: 'Производительность', value: '350 кг/ч' },
    { name: 'Вес', value: '8 кг' },
  ];
  const bullets = ['производительность до 350 кг/час', 'корпус из стали', 'масса 8 кг', 'напряжение 220 В'];
  const listing = listingWith({ language: 'ru', title: 'Зернодробилка', bullets, specifications });
  const sources = [listingSource(listing, 's1', 'page')];
  const { description } = improveListing({ listing, images: [], sources, marketplace: 'ozon' }).listing;
  expect(description.match(/350/gu)).toHaveLength(1);
});

it('a Turkish text tells a word with its ending', () => {
  const listing = listingWith({
    language: 'tr',
    title: 'Peştemal',
    description: 'Peştemal %100 pamuktan üretilmiştir. Ağırlığı 280 gramdır.',
    bullets: ['%100 pamuk', '280 gr'],
  });
  const sources = [listingSource(listing, 's1', 'page')];
  const { description } = improveListing({ listing, images: [], sources, marketplace: 'etsy' }).listing;
  expect(description).not.toMatch(/• (?:%100|280)/u);
});

it('a Turkish text tells no figure by a longer one', () => {
  const listing = listingWith({
    language: 'tr',
    title: 'Bambu kutu',
    description: 'Kutu bambudan üretilmiştir. Genişliği 50 cm kadardır.',
    bullets: ['Kapak 5 cm'],
  });
  const sources = [listingSource(listing, 's1', 'page')];
  const { description } = improveListing({ listing, images: [], sources, marketplace: 'etsy' }).listing;
  expect(description).toContain('Kapak 5 cm');
});

it('German sides in one bullet keep their capitals', () => {
  const specifications = [
    { name: 'Breite', value: '120 cm' },
    { name: 'Tiefe', value: '60 cm' },
  ];
  const listing = listingWith({ language: 'de', title: 'Werkbank aus Eiche', specifications });
  const sources = [listingSource(listing, 's1', 'page')];
  const { bullets } = improveListing({ listing, images: [], sources, marketplace: 'amazon' }).listing;
  expect(bullets).toContain('Breite 120 cm, Tiefe 60 cm');
});

describe('a card without a description', () => {
  it.each([
    [
      'de',
      'Schalenröhre 13 mm HSS',
      [
        ['Breite', '13 mm'],
        ['Grifflänge', '400 mm'],
        ['Griff', 'Esche'],
        ['Gewicht', '620 g'],
      ],
      'Die Breite beträgt 13 mm, die Grifflänge 400 mm und das Gewicht 620 g.',
    ],
    [
      'en',
      'Hartwell spokeshave flat sole',
      [
        ['Blade width', '54 mm'],
        ['Body material', 'ductile iron'],
        ['Handle', 'beech'],
        ['Country of origin', 'UK'],
      ],
      'This product has a body made of ductile iron, a blade width of 54 mm and a handle made of beech. It comes from the UK.',
    ],
  ] as const)('is told in sentences, however much its table says (%s)', (language, title, table, sentence) => {
    const specifications = table.map(([name, value]) => ({ name, value }));
    const listing = listingWith({ language, title, brand: 'Hartwell', specifications });
    const sources = [listingSource(listing, 's1', 'page')];
    const improved = improveListing({ listing, images: [], sources, marketplace: 'amazon' }).listing;
    expect(improved.description).toContain(sentence);
    expect(improved.bullets.join('\n')).not.toContain(sentence.slice(0, 20));
    expect(improveListing({ listing: improved, images: [], sources, marketplace: 'amazon' }).changes).toEqual([]);
  });
});
