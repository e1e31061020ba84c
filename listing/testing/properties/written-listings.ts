import fc from 'fast-check';
import type { Listing } from '../../src/listing.ts';
import { listingWith } from '../../src/listing-builders.ts';

/** What a seller of one language might write; none of it belongs together, so that all of it can meet. */
interface Pool {
  titles: readonly string[];
  sentences: readonly string[];
  lines: readonly string[];
  keywords: readonly string[];
}

const pools: Record<string, Pool> = {
  en: {
    titles: [
      'Canvas tool roll with leather straps, olive',
      'GARDEN KNEELER FOLDABLE WITH HANDLES GREEN!!',
      'Bird feeder copper roof cedar, handmade, gift for dad',
    ],
    sentences: [
      'The roof is made of copper and turns dark with the years.',
      'It opens with one hand.',
      'Holds 2 kg of seed.',
      'These boards are 18 mm thick.',
      'Measures 30 x 20 x 12 cm.',
      'The scratch on the lid is as pictured.',
      'See the photos for sizes.',
      'Free shipping on all orders today.',
      'Wash it by hand.',
      'And the straps are of bridle leather.',
    ],
    lines: [
      '- Two brass hooks and',
      '- weather proof',
      'Features:',
      '- Fits feeders up to 40 cm',
      'with a rope of hemp',
      'Gluten free and vegan',
      'Material: cedar',
    ],
    keywords: ['bird feeder', 'garden', 'gift', 'tool roll'],
  },
  de: {
    titles: [
      'Vogelhaus aus Lärchenholz mit Kupferdach handgemacht',
      'WERKZEUGROLLE SEGELTUCH OLIV',
      'Kniekissen Garten faltbar, grün',
    ],
    sentences: [
      'Das Dach ist aus Kupfer und wird mit den Jahren dunkel.',
      'Es lässt sich mit einer Hand öffnen.',
      'Der Vorrat reicht für zwei Wochen.',
      'Die Bretter sind 18 mm stark.',
      'Der Kratzer am Deckel ist wie abgebildet.',
      'Versandkostenfrei ab 50 Euro.',
      'Bitte von Hand waschen.',
      'Dadurch bleibt das Futter trocken.',
    ],
    lines: [
      '- zwei Haken aus Messing und',
      '- wetterfest',
      'Maße: 30 x 20 x 12 cm',
      'Lieferumfang:',
      'mit einem Seil aus Hanf',
    ],
    keywords: ['vogelhaus', 'garten', 'geschenk'],
  },
  fr: {
    titles: [
      'Mangeoire à oiseaux en bois de cèdre, toit en cuivre',
      'SAC À OUTILS TOILE KAKI',
      'Coussin de jardin pliable vert fait main',
    ],
    sentences: [
      'Le toit est en cuivre et fonce avec les années.',
      "Il s'ouvre d'une seule main.",
      'La réserve dure deux semaines.',
      'Les planches font 18 mm.',
      'La rayure du couvercle est visible, voir photos.',
      'Livraison gratuite dès 50 euros.',
      'Laver à la main.',
    ],
    lines: [
      '- deux crochets en laiton et',
      '- résiste à la pluie',
      'Dimensions : 30 x 20 x 12 cm',
      'avec une corde de chanvre',
    ],
    keywords: ['mangeoire', 'jardin', 'cadeau'],
  },
  es: {
    titles: [
      'Comedero para pájaros de madera de cedro con techo de cobre',
      'BOLSA DE HERRAMIENTAS LONA VERDE',
      'Cojín de jardín plegable hecho a mano',
    ],
    sentences: [
      'El techo es de cobre y se oscurece con los años.',
      'Se abre con una mano.',
      'Este depósito dura dos semanas.',
      'Las tablas tienen 18 mm.',
      'Envío gratis a toda la península.',
      'Lavar a mano.',
    ],
    lines: ['- dos ganchos de latón y', '- resiste la lluvia', 'Medidas: 30 x 20 x 12 cm', 'con una cuerda de cáñamo'],
    keywords: ['comedero', 'jardín', 'regalo'],
  },
  it: {
    titles: [
      'Mangiatoia per uccelli in legno di cedro con tetto in rame',
      'BORSA PORTA ATTREZZI TELA VERDE',
      'Cuscino da giardino pieghevole fatto a mano',
    ],
    sentences: [
      'Il tetto è in rame e con gli anni diventa scuro.',
      'Questo si apre con una mano.',
      'La scorta dura due settimane.',
      'Le assi sono spesse 18 mm.',
      'Spedizione gratuita da 50 euro.',
      'Lavare a mano.',
    ],
    lines: ['- due ganci in ottone e', '- resiste alla pioggia', 'Misure: 30 x 20 x 12 cm', 'con una corda di canapa'],
    keywords: ['mangiatoia', 'giardino', 'regalo'],
  },
};

const ofPool = ([language, { titles, sentences, lines, keywords }]: [string, Pool]): fc.Arbitrary<Listing> =>
  fc
    .record({
      title: fc.constantFrom(...titles),
      sentences: fc.subarray([...sentences]),
      lines: fc.subarray([...lines]),
      isListed: fc.boolean(),
      bullets: fc.subarray(
        [...sentences, ...lines].map((text) => text.replace(/^- /u, '')),
        { maxLength: 4 },
      ),
      keywords: fc.subarray([...keywords]),
    })
    .map(({ sentences, lines, isListed, bullets, ...fields }) =>
      listingWith({
        ...fields,
        language,
        bullets: isListed ? bullets : [],
        description: [sentences.join(' '), ...lines].join('\n').trim(),
      }),
    );

/** Listings as sellers write them: sentences, broken lists, loose lines, words about the sale and the photos, in five languages. */
export const writtenListings: fc.Arbitrary<Listing> = fc.oneof(...Object.entries(pools).map(ofPool));
