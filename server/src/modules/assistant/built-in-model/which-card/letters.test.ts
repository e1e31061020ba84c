import { describe, expect, it } from 'vitest';
import { talkAfter } from '../../testing/talk-after.ts';

const potter =
  "Good afternoon, I run a small pottery studio in Cornwall together with my sister, and we have decided to put some of our work on Etsy. I should say that neither of us is very good with computers, so please bear with me. The first piece we want to offer is our tall stoneware jug. It is thrown by hand on the wheel by my sister, it is 24 cm tall and holds 1.2 litres, and it has a glossy sea-green glaze. The clay comes from Devon. It costs £48 and we can send it within 3 working days. My first wish is that you make a listing out of this for Etsy, with a title that isn't a long chain of words, because I find those awful. My second wish is that you never use the word “rustic” anywhere in our texts, as it makes our work sound cheap. And my third wish is that you tell me how many points the listing has. Please do not publish anything before I have read it.";
const candles = `Hello there,

I have been selling candles on the market in our town for six years now, and my daughter told me that I should try it online. We pour all of them ourselves in our kitchen, and I am rather proud of that.

What I would like you to do is to write better titles for our candles, because mine are only two words long. I also have no idea about keywords, so could you please look for some for the lavender candle? We were asked for it a lot before Christmas and I think that we should show it first.

My daughter says that I need photos on white. I don't want you to change the pictures before she has seen them, so please wait with the photos until I tell you.

Many thanks, Ruth`;
const product = `Each of these mugs is different. I make them by hand in my small studio by the sea. We only use clay from the region, and I glaze each of them myself. Please read the description before you order, because our glazes differ a little. I love to make them in blue, and we also have green ones. My kiln is small, so it may take me a week to send yours. Please message me if you want your name on it. ${'The mug holds 350 ml and is 9 cm high, and it may go into the dishwasher. '.repeat(6)}`;

describe('a letter', () => {
  it.each([
    ['in one paragraph', potter, ['make a listing out of this', 'rustic', 'how many points']],
    [
      'that opens as a request',
      potter.replace('Good afternoon, I', 'Hello, I'),
      ['make a listing out of this', 'rustic'],
    ],
    ['in several', candles, ['better titles', 'keywords', 'wait with the photos']],
  ])('%s makes no card, and what it wishes is told back', (_, text, wishes) => {
    for (const given of ['no_card', 'card_shown']) {
      const { said, works } = talkAfter(given, text);
      expect(works).toEqual([]);
      for (const wish of wishes) expect(said).toContain(wish);
      expect(said).toContain('made and changed nothing');
      expect(said).not.toContain('bear with me');
    }
  });

  it('is not the text of a product, whoever tells it', () => {
    expect(talkAfter('no_card', product).works.map(({ tool }) => tool)).toContain('import_listing');
  });

  it('is the text of a product where the seller says so', () => {
    const { works } = talkAfter('no_card', `Import this listing:\n\n${potter}`);
    expect(works.map(({ tool }) => tool)).toContain('import_listing');
  });
});
