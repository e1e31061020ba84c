import { describe, expect, it } from 'vitest';
import { touchedText } from './looking-back.ts';

const card = { card_id: '0190a000-0000-7000-8000-000000000001', title: 'Rug', marketplace: 'generic', score: 50 };
const fields = [
  { path: 'title', change: 'changed' as const, before: 'Rug', after: 'Wool Rug' },
  { path: 'specifications/Backing', change: 'added' as const, after: 'Latex' },
];
const compared = { card, from: 'original', to: 'current', fields };

describe('whether a text was touched', () => {
  it.each(['did you touch the description?', 'what did you change in the description?'])(
    'is denied where it is as it was: %s',
    (text) => {
      const said = touchedText(text, compared);
      expect(said).toMatch(
        /^No\. The description of .* is as in the original\. Changed since then: title and specifications\.$/,
      );
    },
  );

  it.each(['did you touch the title?', 'what did you change?'])('is left to the comparison otherwise: %s', (text) =>
    expect(touchedText(text, compared)).toBeNull(),
  );
});
