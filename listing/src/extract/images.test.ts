import { describe, expect, it } from 'vitest';
import { absoluteUrl, fullSizeUrl, largestOfSrcset, pictureKey, tidyImages } from './images.ts';

describe('absoluteUrl', () => {
  it.each([
    ['//i.example/a.jpg', 'https://shop.example/p', 'https://i.example/a.jpg'],
    ['/a.jpg', 'https://shop.example/p/x', 'https://shop.example/a.jpg'],
    ['a.jpg', 'https://shop.example/p/x', 'https://shop.example/p/a.jpg'],
    ['https://i.example/a.jpg', null, 'https://i.example/a.jpg'],
    ['a.jpg', null, null],
    ['data:image/png;base64,AA', 'https://shop.example/', null],
    ['/a_{{ size }}.jpg', 'https://shop.example/', null],
    ['javascript:alert(1)', 'https://shop.example/', null],
    ['https:files/broken', null, null],
    ['http://', 'https://shop.example/', null],
  ])('%s on %s', (address, base, expected) => {
    expect(absoluteUrl(address, base)).toBe(expected);
  });
});

describe('fullSizeUrl', () => {
  it.each([
    ['https://m.media-amazon.com/images/I/71ab._AC_SX300_.jpg', 'https://m.media-amazon.com/images/I/71ab.jpg'],
    [
      'https://i.etsystatic.com/1/r/il/aa/1/il_794xN.1_a.jpg',
      'https://i.etsystatic.com/1/r/il/aa/1/il_fullxfull.1_a.jpg',
    ],
    ['https://i.ebayimg.com/images/g/A/s-l300.jpg', 'https://i.ebayimg.com/images/g/A/s-l1600.jpg'],
    ['https://cdn.shopify.com/s/files/1/a_1024x1024.jpg?v=1&width=300', 'https://cdn.shopify.com/s/files/1/a.jpg?v=1'],
    [
      'https://cdn11.bigcommerce.com/s-1/images/stencil/1280x1280/products/97/381/bag__1.1590.jpg?c=1',
      'https://cdn11.bigcommerce.com/s-1/images/stencil/original/products/97/381/bag__1.1590.jpg?c=1',
    ],
    [
      'https://cdn11.bigcommerce.com/s-1/products/97/images/381/bag__1.1590.386.513.jpg?c=1',
      'https://cdn11.bigcommerce.com/s-1/images/stencil/original/products/97/381/bag__1.1590.jpg?c=1',
    ],
    ['https://shop.example/a_300x300.jpg', 'https://shop.example/a_300x300.jpg'],
  ])('%s', (address, full) => {
    expect(fullSizeUrl(address)).toBe(full);
  });
});

describe('largestOfSrcset', () => {
  it.each([
    ['/a.jpg 400w, /b.jpg 1600w, /c.jpg 800w', '/b.jpg'],
    ['/a.jpg, /b.jpg 2x', '/b.jpg'],
    ['/a,b.jpg 400w, /c,d.jpg 800w', '/c,d.jpg'],
    ['', null],
  ])('%j', (srcset, largest) => {
    expect(largestOfSrcset(srcset)).toBe(largest);
  });
});

describe('pictures without duplicates', () => {
  it('sizes of one picture share a key, different pictures do not', () => {
    expect(pictureKey('https://a.example/img/small/lamp.jpg')).toBe(pictureKey('https://a.example/img/large/lamp.jpg'));
    expect(pictureKey('https://a.example/lamp-300x300.jpg')).toBe(pictureKey('https://a.example/lamp.jpg'));
    expect(pictureKey('https://a.example/lamp.jpg?w=300')).toBe(pictureKey('https://a.example/lamp.jpg?w=900'));
    expect(pictureKey('http://static1.squarespace.com/static/5d/t/60/1611000000/bowl.jpg?format=1500w')).toBe(
      pictureKey('https://images.squarespace-cdn.com/content/v1/5d/1611000000-AAA/bowl.jpg'),
    );
    expect(pictureKey('https://a.example/cache/lamp-600x315h.jpg')).toBe(pictureKey('https://a.example/lamp.jpg'));
    expect(pictureKey('https://a.example/media/image/77/88/90/lamp_600x600@2x.jpg')).toBe(
      pictureKey('https://a.example/media/image/a1/b2/c3/lamp.jpg'),
    );
    expect(pictureKey('https://cdn11.bigcommerce.com/s-1/products/9/images/4/lamp__61.386.513.jpg')).toBe(
      pictureKey('https://cdn11.bigcommerce.com/s-1/images/stencil/50x50/products/9/4/lamp__61.386.513.jpg'),
    );
    expect(pictureKey('https://a.example/img/cache/500-square/x/lamp.jpg.webp')).toBe(
      pictureKey('https://a.example/img/cache/700/x/lamp.jpg'),
    );
    expect(pictureKey('https://cdn1.a.example/m-1/6100000001.jpg')).toBe(
      pictureKey('https://ir.a.example/m-1/wc50/6100000001.jpg'),
    );
    expect(pictureKey('https://a.example/lamp-1.jpg')).not.toBe(pictureKey('https://a.example/lamp-2.jpg'));
    expect(pictureKey('https://a.example/get.php?id=1')).not.toBe(pictureKey('https://a.example/get.php?id=2'));
  });

  it('the first one gives the place, and words are not lost', () => {
    const images = [
      { url: '/a.jpg', alt: '' },
      { url: '/b.jpg', alt: '' },
      { url: '/a.jpg', alt: 'Front' },
      { url: 'data:image/gif;base64,AA', alt: '' },
    ];
    expect(tidyImages(images, 'https://shop.example/')).toEqual([
      { url: 'https://shop.example/a.jpg', alt: 'Front' },
      { url: 'https://shop.example/b.jpg', alt: '' },
    ]);
  });
});
