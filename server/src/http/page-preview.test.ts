import { expect, it } from 'vitest';
import { withPreview } from './page-preview.ts';

const page =
  '<head><meta name="description" content="old" /><title>Public case · Cardwright</title></head><body></body>';

it('puts title, description and picture into the head, as text whatever they hold', () => {
  const hostile = '"><script>alert(1)</script> $& \n x';
  const shown = withPreview(page, { title: hostile, description: hostile, image: 'https://cards.test/p.webp' });
  expect(shown).not.toContain('<script');
  expect(shown.match(/<meta/g)).toHaveLength(4);
  const text = '&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62; $&#38; x';
  expect(shown).toContain(`<title>${text} · Cardwright</title>`);
  expect(shown).toContain(`<meta name="description" content="${text}" />`);
  expect(shown).toContain(`<meta property="og:title" content="${text}" />`);
  expect(shown).toContain('<meta property="og:image" content="https://cards.test/p.webp" />');
});

it('has no picture where there is none', () => {
  expect(withPreview(page, { title: 'Bowl', description: 'A bowl.', image: null })).not.toContain('og:image');
});
