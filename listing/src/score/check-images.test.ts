import { describe, expect, it } from 'vitest';
import { imageWith, listingWith } from '../listing-builders.ts';
import { type CheckedImage, checkImages, type ImageCheckId } from './check-images.ts';
import { looksAlike } from './looks-alike.ts';
import { scoreListing } from './score-listing.ts';

const image = (fields: Partial<CheckedImage> = {}): CheckedImage => ({
  ...imageWith({ white_share: 1, ...fields }),
  look: fields.look ?? null,
});
const stateOf = (images: CheckedImage[], id: ImageCheckId, index = 0, marketplace = 'amazon' as const) =>
  checkImages(images, marketplace).images[index]?.find((check) => check.id === id)?.state;

describe('checkImages', () => {
  it('is content with a picture that keeps the rules', () => {
    const { images, rules_checked_on } = checkImages([image()], 'amazon');
    expect(images[0]?.map(({ state }) => state).every((state) => state === 'passed')).toBe(true);
    expect(images[0]?.map(({ id }) => id)).toEqual(expect.arrayContaining(['size', 'background', 'format']));
    expect(rules_checked_on).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('tells refusals from advice', () => {
    expect(stateOf([image({ width: 300, height: 300 })], 'size')).toBe('refused');
    expect(stateOf([image({ width: 900, height: 900 })], 'size')).toBe('advice');
    expect(stateOf([image({ format: 'webp' })], 'format')).toBe('refused');
    expect(stateOf([image({ bytes: 30_000_000 })], 'file_size')).toBe('refused');
    expect(stateOf([image({ white_share: 0.5 })], 'background')).toBe('advice');
    expect(stateOf([image({ width: 100_000, height: 100_000 })], 'size')).toBe('refused');
  });

  it('asks background and shape of the main picture only', () => {
    const plain = image({ white_share: 0, width: 2_000, height: 1_500 });
    const { images } = checkImages([plain, plain], 'amazon');
    expect(images[0]?.map(({ id }) => id)).toContain('background');
    expect(images[1]?.map(({ id }) => id)).not.toContain('background');
    expect(images[1]?.map(({ id }) => id)).not.toContain('shape');
  });

  it('says what was not measured', () => {
    const bare = image({ width: null, height: null, format: null, bytes: null, white_share: null });
    for (const id of ['size', 'format', 'background'] as const) expect(stateOf([bare], id), id).toBe('unknown');
  });

  it('finds the same file, and the same picture in another file', () => {
    const look = `${'0f'.repeat(8)}a0b0c0`;
    const near = `${'0f'.repeat(7)}0ea1b0c2`;
    const images = [
      image({ content_hash: 'a', look }),
      image({ content_hash: 'a' }),
      image({ content_hash: 'b', look: near }),
    ];
    const checks = checkImages(images, 'generic').images.map(
      (list) => list.find(({ id }) => id === 'duplicate')?.message,
    );
    expect(checks).toEqual([undefined, 'The same file as image 1.', 'Looks like image 1.']);
  });

  it('refuses pictures behind the last that is allowed', () => {
    const many = Array.from({ length: 30 }, (_, index) => image({ content_hash: String(index) }));
    const { images } = checkImages(many, 'amazon');
    const refused = images.map((list) => list.some(({ id }) => id === 'place'));
    const score = scoreListing({ listing: listingWith({}), images: many, marketplace: 'amazon' });
    const where = score.rules.find(({ id }) => id === 'I2')?.where ?? [];
    expect(refused.filter(Boolean)).toHaveLength(where.length);
    expect(refused.indexOf(true)).toBe(Number(where[0]?.path.split('/')[1]));
  });

  it('names one image or several that are to be replaced', () => {
    const [good, small] = [imageWith({ width: 2_000, height: 2_000 }), imageWith({ width: 300, height: 300 })];
    const fixOf = (images: CheckedImage[]) =>
      scoreListing({ listing: listingWith({}), images, marketplace: 'amazon' }).rules.find(({ id }) => id === 'I3')
        ?.fix;
    expect(fixOf([good, small].map(image))).toContain('in place of image 2.');
    expect(fixOf([good, small, small].map(image))).toContain('in place of images 2, 3.');
  });

  it('gives every marketplace an answer', () => {
    for (const id of [
      'generic',
      'ebay',
      'etsy',
      'shopify',
      'woocommerce',
      'walmart',
      'google',
      'ozon',
      'wildberries',
    ] as const)
      expect(checkImages([image(), image()], id).images).toHaveLength(2);
  });
});

describe('looksAlike', () => {
  it.each([
    [null, null, false],
    ['x', 'x', false],
    [`${'00'.repeat(8)}101010`, `${'00'.repeat(8)}101010`, true],
    [`${'00'.repeat(8)}101010`, `${'00'.repeat(7)}1f101010`, true],
    [`${'00'.repeat(8)}101010`, `${'00'.repeat(7)}3f101010`, false],
    [`${'00'.repeat(8)}101010`, `${'00'.repeat(8)}10101d`, false],
  ])('%j and %j: %j', (one, other, alike) => {
    expect(looksAlike(one, other)).toBe(alike);
  });
});
