import { describe, expect, it } from 'vitest';
import { listingSource } from '../ground/listing-texts.ts';
import type { Listing } from '../listing.ts';
import { listingWith } from '../listing-builders.ts';
import type { MarketplaceId } from '../marketplaces/profiles.ts';
import { sentencesOf } from './clean-text.ts';
import { cleanBlocks, plainOf } from './description-blocks.ts';
import { improveListing } from './improve-listing.ts';
import { rewriteContext } from './rewrite-context.ts';

function improved(fields: Partial<Listing>, marketplace: MarketplaceId): Listing {
  const listing = listingWith({ language: 'en', title: 'Oak desk lamp', ...fields });
  const sources = [listingSource(listing, 's1', 'page')];
  return improveListing({ listing, images: [], sources, marketplace }).listing;
}
const long =
  'The lamp has an oak foot and a linen shade of 22 cm. It takes one bulb with an E14 socket of up to 25 W. The cord of grey textile is 1.8 m long and has a switch in the middle. The foot stands on felt so that it scratches no table. The shade comes off for cleaning with a dry brush, and a spare ring lies in the box.';

describe('a description with full points', () => {
  it('loses what sellers say about the sale', () => {
    const description = `Hi guys! ${long} Check my other items! PayPal only.`;
    expect(improved({ description }, 'etsy').description).toBe(long);
  });

  it('loses hashtags and the code of a page builder', () => {
    const description = `[vc_row]\n${long}\n[/vc_row]\n#lamp #oaklamp #desk`;
    expect(improved({ description }, 'etsy').description).toBe(long);
  });

  it('keeps its headings where a sentence is cut out', () => {
    const description = `<h3>Foot and shade</h3><p>${long} Free P&amp;P!</p><p>Happy bidding!</p>`;
    expect(improved({ description }, 'shopify').description).toBe(`<h3>Foot and shade</h3><p>${long}</p>`);
  });

  it('keeps its facts beside a claim that is told in pictures', () => {
    const description = `✨ The #1 lamp! ✨ ${long}`;
    expect(improved({ description }, 'etsy').description).toBe(long);
  });
});

describe('a description that was typed in a hurry', () => {
  it('gets its capitals, and loses what is about the sale alone', () => {
    const description =
      'hi i am selling my dads lamp. its an oak lamp with a linen shade of 22 cm. the cord is 1.8 m long (grey textile). there is a small dent in the foot. no returns, collection welcome from leeds';
    expect(improved({ description }, 'etsy').description).toMatch(
      /^It's an oak lamp with a linen shade of 22 cm\. The cord is 1\.8 m long \(grey textile\)\. There is a small dent in the foot\./u,
    );
    expect(improved({ description }, 'etsy').description).not.toMatch(/selling|returns/u);
  });

  it('gets a capital behind a short word as well', () => {
    const description = 'the lamp is of oak. keep water off it. the cord is of textile. a bulb comes with it.';
    expect(improved({ description }, 'etsy').description).toMatch(/off it\. The cord is of textile\. A bulb/u);
  });

  it('keeps what a sentence of many clauses says beside the sale', () => {
    const description =
      'The foot is of oak from a barn in Wales and oiled twice, the shade is of linen that I dye in the garden in small lots, fixed with a brass ring of 12 mm, if you want a set of two or more just message me and I will see what I have, made to order in about five days';
    const context = rewriteContext({
      listing: listingWith({ language: 'en' }),
      images: [],
      sources: [],
      marketplace: 'walmart',
    });
    expect(plainOf(cleanBlocks([description], context))).toBe(
      'The foot is of oak from a barn in Wales and oiled twice, the shade is of linen that I dye in the garden in small lots, fixed with a brass ring of 12 mm, made to order in about five days',
    );
  });

  it('has short lines of their own where the next one is no rest of a sentence', () => {
    const description =
      'The harness is made from polyester with reflective stitching\nhandwash only\nFits dogs of 10 kg';
    expect(improved({ description }, 'amazon').description).not.toContain('stitching handwash');
  });

  it('lists what it numbers on one line, and the table behind it', () => {
    const description =
      'Features: 1. Full metal body. 2. 13+1 bearings, rotate very smooth. 3. Left and right hand. Specification: Model: RT3000 Gear ratio: 5.2:1 Weight: 265g';
    expect(improved({ description }, 'amazon').description).toContain(
      '• Full metal body\n• 13+1 bearings, rotate very smoothly\n• Left and right hand\n\nSpecification:\n• Model: RT3000\n• Gear ratio: 5.2:1\n• Weight: 265g',
    );
  });

  it('lists what is counted under each other', () => {
    const description = 'Everything for the desk in one box.\n1x lamp with its shade\n2x bulbs E14\n1x spare ring';
    expect(improved({ description }, 'amazon').description).toContain(
      '• 1x lamp with its shade\n• 2x bulbs E14\n• 1x spare ring',
    );
  });
});

describe('a shouted description', () => {
  it('is set in small letters, sizes and units as they are written', () => {
    const description =
      'MADE FROM 240 GSM COMBED COTTON. RIBBED CREW NECK. WASH AT 30 C INSIDE OUT. SIZES S M L XL XXL.';
    expect(improved({ title: 'Cotton t-shirt', description }, 'ebay').description).toContain(
      'Made from 240 gsm combed cotton. Ribbed crew neck. Wash at 30 C inside out. Sizes S, M, L, XL, XXL.',
    );
  });
});

describe('sentences', () => {
  it('may begin with a figure', () => {
    expect(sentencesOf('Roasted light for filter. 250 g bag with a valve.')).toHaveLength(2);
    expect(sentencesOf('A shade of approx. 22 cm, incl. 2 rings.')).toHaveLength(1);
    expect(sentencesOf('Lampe mit Fuß, exkl. 2 Leuchtmittel, zzgl. 3 Ersatzringe.')).toHaveLength(1);
  });
});

describe('a cut title', () => {
  it('leaves no row of search words in the description', () => {
    const title =
      'Wooden Toy Train Set Kids Educational Puzzle Building Blocks Baby Boys Girls Gift Toy Railway Montessori';
    const { description } = improved({ title, description: 'Three carriages and 16 blocks of beech.' }, 'amazon');
    expect(description).not.toContain('Boys Girls');
  });
});

describe('lines with a picture in front', () => {
  it('are a list, even in a description with full points', () => {
    const description = `🌸 ${long}\n🕯️ 220 g\n⏳ Burns 45 hours`;
    expect(improved({ description }, 'etsy').description).not.toMatch(/\p{Extended_Pictographic}/u);
  });
});
