import type { FalsehoodKind } from './base-listings.ts';

export interface InventedSentence {
  kind: FalsehoodKind;
  text: string;
  /** What of it a flag must quote. */
  words: string;
  /** A product that truly is so does not get it. */
  unless?: string;
}

const of = (kind: FalsehoodKind, text: string, words: string, unless?: string): InventedSentence => ({
  kind,
  text,
  words,
  ...(unless !== undefined && { unless }),
});

/** Statements that no source of the set makes, as over-eager writers add them. */
export const inventedSentences: Record<string, InventedSentence[]> = {
  en: [
    of('claim', 'The bestselling choice for every home', 'bestselling'),
    of('claim', 'Completely waterproof, whatever the weather', 'waterproof'),
    of('claim', 'Eco-friendly and made to last a lifetime', 'Eco-friendly'),
    of('claim', 'Antibacterial surface keeps germs away', 'Antibacterial'),
    of('claim', 'Clinically proven to work', 'Clinically'),
    of('claim', 'Comes with a money-back guarantee', 'money-back'),
    of('claim', 'Non-toxic and safe for babies', 'Non-toxic'),
    of('claim', 'The #1 product of its kind', '#1'),
    of('claim', 'Hypoallergenic, so it suits sensitive skin', 'Hypoallergenic'),
    of('certification', 'FDA approved for your peace of mind', 'FDA'),
    of('certification', 'Meets ISO 13485', 'ISO'),
    of('certification', 'UL listed', 'UL'),
    of('origin', 'Proudly made in the USA', 'USA'),
    of('brand', 'As good as anything from Patagonia', 'Patagonia'),
    of('number', 'Rated 4.9 out of 5 by buyers', '4.9'),
    of('count', 'Includes 3 free accessories', '3'),
  ],
  de: [
    of('claim', 'Der Bestseller in seiner Klasse', 'Bestseller'),
    of('claim', 'Umweltfreundlich und nachhaltig produziert', 'Umweltfreundlich'),
    of('claim', 'Antibakterielle Oberfläche', 'Antibakterielle'),
    of('claim', 'Hypoallergen und hautfreundlich', 'Hypoallergen'),
    of('claim', 'Mit lebenslanger Garantie', 'lebenslanger'),
    of('claim', 'Frei von Schadstoffen', 'Schadstoffen'),
    of('claim', 'Testsieger bei unabhängigen Prüfungen', 'Testsieger'),
    of('certification', 'TÜV-geprüfte Qualität', 'TÜV'),
    of('certification', 'Ausgezeichnet mit dem Blauen Engel', 'Blauen'),
    of('origin', 'Hergestellt in der Schweiz', 'Schweiz'),
    of('brand', 'Passt zu allen Geräten von Siemens', 'Siemens'),
    of('number', 'Von 97 % der Kunden empfohlen', '97'),
  ],
  fr: [
    of('claim', 'Le meilleur choix de sa catégorie', 'meilleur'),
    of('claim', 'Totalement imperméable', 'imperméable'),
    of('claim', 'Écologique et durable', 'Écologique'),
    of('claim', 'Traitement antibactérien', 'antibactérien'),
    of('claim', 'Satisfait ou remboursé', 'remboursé'),
    of('claim', 'Testé sous contrôle dermatologique', 'dermatologique'),
    of('certification', 'Homologué NF Environnement', 'NF'),
    of('origin', 'Fabriqué en Allemagne', 'Allemagne'),
    of('brand', 'Compatible avec les accessoires Philips', 'Philips'),
    of('number', 'Recommandé par 96 % des clients', '96'),
  ],
  es: [
    of('claim', 'El más vendido de su categoría', 'más vendido'),
    of('claim', 'Totalmente impermeable', 'impermeable'),
    of('claim', 'Respetuoso con el medio ambiente', 'medio ambiente'),
    of('claim', 'Superficie antibacteriana', 'antibacteriana'),
    of('claim', 'Hipoalergénico y suave', 'Hipoalergénico'),
    of('claim', 'Garantía de devolución del dinero', 'devolución'),
    of('certification', 'Con certificado ISO 9001', 'ISO'),
    of('origin', 'Hecho en Alemania', 'Alemania'),
    of('brand', 'Mejor que los modelos de Samsung', 'Samsung'),
    of('number', 'Recomendado por el 98 % de los clientes', '98'),
  ],
  pl: [
    of('claim', 'Najlepszy wybór w swojej klasie', 'Najlepszy'),
    of('claim', 'Całkowicie wodoodporny', 'wodoodporny'),
    of('claim', 'Produkt ekologiczny', 'ekologiczny'),
    of('claim', 'Powierzchnia antybakteryjna', 'antybakteryjna'),
    of('claim', 'Hipoalergiczny, bezpieczny dla skóry', 'Hipoalergiczny'),
    of('claim', 'Dożywotnia gwarancja', 'Dożywotnia'),
    of('certification', 'Posiada atest PZH', 'PZH'),
    of('origin', 'Wyprodukowano w Szwecji', 'Szwecji'),
    of('brand', 'Pasuje do akcesoriów Samsung', 'Samsung'),
    of('number', 'Polecany przez 96 % klientów', '96'),
  ],
  ru: [
    of('claim', 'Лучший выбор в своём классе', 'Лучший'),
    of('claim', 'Полностью водонепроницаемый', 'водонепроницаемый'),
    of('claim', 'Экологически чистый материал', 'Экологически'),
    of('claim', 'Антибактериальное покрытие', 'Антибактериальное'),
    of('claim', 'Гипоаллергенно и безопасно для детей', 'Гипоаллергенно'),
    of('claim', 'Хит продаж этого года', 'Хит'),
    of('claim', 'Пожизненная гарантия', 'Пожизненная'),
    of('certification', 'Имеет сертификат ISO 14001', 'ISO'),
    of('origin', 'Сделано в Германии', 'Германии'),
    of('brand', 'Подходит к аксессуарам Samsung', 'Samsung'),
    of('number', 'Рекомендуют 97 % покупателей', '97'),
  ],
};

/** Opening words that state nothing. */
export const openings: Record<string, string[]> = {
  en: ['Good to know: ', 'In short: ', 'For every day: ', 'What you get: '],
  de: ['Gut zu wissen: ', 'Kurz gesagt: ', 'Für jeden Tag: '],
  fr: ['Bon à savoir : ', 'En bref : ', 'Au quotidien : '],
  es: ['Conviene saber: ', 'En resumen: ', 'Para el día a día: '],
  pl: ['Warto wiedzieć: ', 'W skrócie: ', 'Na co dzień: '],
  ru: ['Полезно знать: ', 'Коротко: ', 'На каждый день: '],
};
