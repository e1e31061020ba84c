import { describe, expect, it } from 'vitest';
import { isHealthClaim } from './health-claims.ts';
import { isInvitation, isSellerTalk, withoutOffering } from './seller-asks.ts';

describe('what sellers write about the sale', () => {
  it.each([
    'Please check your VIN with us, call 0161 496 0000.',
    'Bei Fragen rufen Sie uns an: 030 1234567.',
    'Free P&P to UK mainland.',
    'Hi guys!',
    'Check my other items!',
    'Prices excl. VAT.',
    'Ships in 2 days.',
    '¡Compra ya!',
    'Подпишитесь на наш магазин и получите скидку!',
    'Bonjour et bienvenue dans ma petite boutique !',
    'Minimum order: 2 pcs',
    'Обмен и возврат в течение 14 дней.',
    'Envíos en 48 horas a toda España.',
    'Zapraszamy na nasze pozostałe aukcje.',
    'Lieferzeit 3-5 Tage.',
    'Soddisfatti o rimborsati entro 14 giorni.',
    'Sorularınız için 0555 123 45 67.',
    'ご注文から3営業日以内に発送いたします。',
    '添加微信领取优惠券。',
    'Over 10,000 happy customers.',
    'Collection only from Leeds.',
    'Find us on Instagram and TikTok.',
    'Spedizione in 24 ore.',
    'Colis expédié sous 24 h.',
    'Llévate 2 por 15 euros.',
  ])('is %s', (text) => {
    expect(isSellerTalk(text)).toBe(true);
  });

  it.each([
    'It ships in a double box.',
    'Fits phones of 4.7 to 6.7 inches.',
    'The phone stand holds 10 kg.',
    'Measure your finger before ordering.',
    'A hi-hat of brass.',
    'Lleva 2 pilas AA.',
    'Fabriqué dans notre boutique.',
    'Llévate tu café a la oficina con este termo de 500 ml.',
    'Le café est expédié sous vide.',
    'A ring light for videos on Instagram and on TikTok.',
    'Soporte para envíos en cajas de 20 cm.',
    'Zaino da spedizione in montagna, 60 litri.',
    'Spedizione in Antartide: libro illustrato.',
    'Spedito in una scatola di legno.',
    'Part of the Heritage Collection only made in 1998.',
    'Salve made in our workshop.',
    '当店の職人が一本ずつ仕上げた包丁です。',
  ])('is not %s', (text) => {
    expect(isSellerTalk(text)).toBe(false);
  });

  it.each([
    ['Wir bieten hier einen Smoker aus Edelstahl an.', 'Smoker aus Edelstahl.'],
    ['Hi, I am selling my oak desk from the 1950s.', 'Oak desk from the 1950s.'],
    ['Vendo libro Erbe spontanee delle Alpi.', 'Libro Erbe spontanee delle Alpi.'],
    ['Wir bieten ihn in drei Farben an.', 'Wir bieten ihn in drei Farben an.'],
    ['weight 1.3kg so postage is a bit more, sorry.', 'Weight 1.3kg.'],
    ['It weighs 2 kg, so it stays where it is.', 'It weighs 2 kg, so it stays where it is.'],
    ['Der Smoker bietet einen Haken.', 'Der Smoker bietet einen Haken.'],
  ])('offers: %s', (text, thing) => expect(withoutOffering(text)).toBe(thing));

  it('takes an invitation to write where buyers order from a person', () => {
    const text = 'Please send me a message if you need a half size.';
    expect([isInvitation(text, 'etsy'), isInvitation(text, 'amazon')]).toEqual([false, true]);
  });
});

describe('promises to heal', () => {
  it.each([
    'Treats arthritis pain, cures diabetes',
    'cancer cure',
    'Cures acne',
    'Лечит артрит',
    'Heilt Diabetes',
    'Elimina el dolor articular',
    'Doctor Recommended Sleep Aid',
  ])('are %s', (text) => {
    expect(isHealthClaim(text)).toBe(true);
  });

  it.each([
    'Each bar cures for six weeks',
    'Acne treatment gel with 2% salicylic acid',
    'Treat yourself to a hot drink',
    'UV resin that cures in 60 seconds',
    'Prevents scratches',
  ])('are not %s', (text) => {
    expect(isHealthClaim(text)).toBe(false);
  });
});
