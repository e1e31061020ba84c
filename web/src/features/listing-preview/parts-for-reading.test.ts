import { expect, it } from 'vitest';
import { partsForReading } from './parts-for-reading.ts';

it('turns the tags of a description into line breaks that are no change', () => {
  const shown = partsForReading({
    path: 'description',
    parts: [
      { op: 'delete', text: '<p>' },
      { op: 'equal', text: 'Keeps <b>tea</b> &amp; coffee hot.' },
      { op: 'delete', text: '</p><p>' },
      { op: 'insert', text: '\n\n' },
      { op: 'equal', text: 'One lid.' },
      { op: 'delete', text: ' Write to us.</p>' },
    ],
  });
  expect(shown).toEqual([
    { op: 'equal', text: 'Keeps tea & coffee hot.' },
    { op: 'equal', text: '\n\n' },
    { op: 'equal', text: 'One lid.' },
    { op: 'equal', text: ' ' },
    { op: 'delete', text: 'Write to us.' },
  ]);
});

it('leaves tags in other fields, and in a description without markup, as they are written', () => {
  const parts = [{ op: 'insert' as const, text: '<p>Mug</p>' }];
  expect(partsForReading({ path: 'title', parts })).toEqual(parts);
  const plain = [{ op: 'insert' as const, text: 'Fits cups < 8 cm &amp; mugs' }];
  expect(partsForReading({ path: 'description', parts: plain })).toEqual(plain);
});

it('never marks space alone', () => {
  const parts = [
    { op: 'equal' as const, text: 'Blue' },
    { op: 'insert' as const, text: '  ' },
    { op: 'equal' as const, text: 'mug' },
  ];
  expect(partsForReading({ path: 'title', parts }).map((part) => part.text)).toEqual(['Blue', ' ', 'mug']);
});
