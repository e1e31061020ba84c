import { describe, expect, it } from 'vitest';
import { isPlaceholder, wordListsOf } from './word-lists.ts';
import { phrasePattern, spansOf } from './words.ts';

const promoIn = (language: string, text: string) =>
  spansOf(text, phrasePattern(wordListsOf(language).promo)).map((span) => span.text);

// Titles of real kinds of goods whose words lie close to promotion.
const harmless: [string, string[]][] = [
  [
    'en',
    ['Hot water bottle', 'Salewa trail shoes', 'Free-standing bath', 'Gift box with lid', 'Cheapskate board game'],
  ],
  ['ru', ['Топ женский хлопок', 'Хитозан в капсулах', 'Акционерный сертификат, рамка', 'Скидочная карта, держатель']],
  [
    'de',
    [
      'Rabatteneinfassung für die Rabatte im Garten',
      'Top mit Spitze',
      'Aktionsfigur Ritter',
      'Pinsel Nr. 1',
      'Günstiger Winkel: Messlehre',
      'Bestecktablett aus Holz',
      'Angebotsmappe A4',
      'Kopfhörer, geräuschreduziert',
    ],
  ],
  [
    'fr',
    [
      'Casque à réduction de bruit',
      'Solde-compte : registre comptable',
      'Remise de jardin en bois',
      'Eau de parfum N°1',
      'Promenade : laisse pour chien',
      'Bon de livraison autocopiant',
    ],
  ],
  [
    'es',
    [
      'Ganga ibérica, lámina',
      'Fresa para rebaje',
      'Ofertorio, libro',
      'Baratillo de cuentas, juego',
      'Envoltorio de regalo',
    ],
  ],
  [
    'pl',
    [
      'Tania Mara, koszulka',
      'Kartka na każdą okazję',
      'Rabata kwiatowa, obrzeże',
      'Hit the Road, plakat',
      'Taniec z ogniem, książka',
    ],
  ],
];

describe.each(harmless)('promotion in %s', (language, titles) => {
  it('is not seen in the names of goods', () => {
    for (const title of titles) expect(promoIn(language, title), title).toEqual([]);
  });

  it('is seen in every entry of the list, in any case, but never inside a word', () => {
    for (const phrase of wordListsOf(language).promo) {
      expect(promoIn(language, `Flasche ${phrase.toUpperCase()}, 1 l`), phrase).toHaveLength(1);
      expect(promoIn(language, `x${phrase}x`), phrase).toEqual([]);
    }
  });
});

it('knows what German, French, Spanish and Polish shops write into titles', () => {
  expect(promoIn('de', 'Trinkflasche BESTSELLER – versandkostenfrei')).toEqual(['BESTSELLER', 'versandkostenfrei']);
  expect(promoIn('fr', 'Gourde inox, Livraison gratuite')).toEqual(['Livraison gratuite']);
  expect(promoIn('es', 'Botella térmica ¡Envío gratis! Más vendido')).toEqual(['Envío gratis', 'Más vendido']);
  expect(promoIn('pl', 'Bidon stalowy PROMOCJA darmowa dostawa')).toEqual(['PROMOCJA', 'darmowa dostawa']);
  expect(promoIn('und', 'Bidon PROMOCJA')).toEqual([]);
});

it('tells "not filled in" from an answer', () => {
  for (const value of ['', ' N/A ', 'TBD', '—', 'Keine Angabe', 'Non renseigné', 'Sin especificar', 'Brak danych']) {
    expect(isPlaceholder(value), value).toBe(true);
  }
  for (const value of ['нет', 'Brak', 'Keine', 'No', 'Ninguno', '0', 'Sans'])
    expect(isPlaceholder(value), value).toBe(false);
});
