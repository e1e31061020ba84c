// @vitest-environment jsdom
import { emptyListing, type Listing } from '@cardwright/listing/listing';
import { describe, expect, it } from 'vitest';
import { fieldChanges } from './field-changes.ts';
import { stepsBetween, withoutStep } from './steps-between.ts';
import { piecesOf, sentencesIn } from './text-pieces.ts';

const changesOf = (from: Partial<Listing>, to: Partial<Listing>) =>
  fieldChanges({ ...emptyListing, ...from }, { ...emptyListing, ...to })[0]?.changes ?? [];

describe('pieces of a text', () => {
  it.each([
    'Keeps tea hot. It holds approx. 5 cups!\n\nOne lid. ',
    '<p>Keeps <b>tea</b> hot. One lid.</p>\n<ul><li>Blue</li></ul>',
    '不锈钢。保温。',
  ])('make up %j again', (text) => {
    expect(
      piecesOf(text)
        .map(({ raw }) => raw)
        .join(''),
    ).toBe(text);
  });

  it('are sentences as they are read', () => {
    expect(sentencesIn('<p>Keeps <b>tea</b> &amp; milk hot. Holds approx. 5 cups.</p><ul><li>Blue</li></ul>')).toEqual([
      'Keeps tea & milk hot.',
      'Holds approx. 5 cups.',
      'Blue',
    ]);
  });
});

describe('the steps between two lists', () => {
  it('tell what was changed, added, removed and moved', () => {
    const from = ['a', 'b', 'c', 'd', 'e'];
    expect(stepsBetween(from, ['a', 'B', 'd', 'c', 'e', 'f'])).toEqual([
      { kind: 'changed', from: 1, to: 1 },
      { kind: 'moved', from: 3, to: 2 },
      { kind: 'added', from: null, to: 5 },
    ]);
    expect(stepsBetween(from, ['a', 'c', 'd', 'e'])).toEqual([{ kind: 'removed', from: 1, to: 1 }]);
  });

  it('taken back one after the other lead to the earlier list', () => {
    const [from, start] = [
      ['a', 'b', 'c', 'd', 'e', 'f'],
      ['x', 'c', 'a', 'd', 'B', 'f', 'g'],
    ];
    let list = start;
    for (let count = 0; count < 20; count += 1) {
      const [step] = stepsBetween(from, list);
      if (step === undefined) break;
      list = withoutStep(from, list, step);
    }
    expect(list).toEqual(from);
  });

  it('of two lists without anything in common are found in no time', () => {
    const many = (sign: string) => Array.from({ length: 3_000 }, (_, index) => `${sign}${index}`);
    expect(stepsBetween(many('a'), many('b'))).toHaveLength(3_000);
  });
});

describe('a change of a description', () => {
  const from = 'A steel mug. It keeps tea hot for 6 hours. One lid.';
  const to = 'A steel mug. Tea stays hot. One lid. Best mug ever!';

  it('is undone alone, and the others stay', () => {
    const changes = changesOf({ description: from }, { description: to });
    expect(changes.map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ['changed', 'It keeps tea hot for 6 hours.', 'Tea stays hot.'],
      ['added', '', 'Best mug ever!'],
    ]);
    expect(changes.map(({ undone }) => undone)).toEqual([
      'A steel mug. It keeps tea hot for 6 hours. One lid. Best mug ever!',
      'A steel mug. Tea stays hot. One lid.',
    ]);
  });

  it('that took a sentence out can be put back, at the end too', () => {
    expect(changesOf({ description: from }, { description: 'A steel mug. One lid.' })[0]?.undone).toBe(from);
    expect(changesOf({ description: from }, { description: 'A steel mug.' }).map(({ undone }) => undone)).toEqual([
      'A steel mug. It keeps tea hot for 6 hours.',
      'A steel mug. One lid.',
    ]);
  });

  it('writes the earlier words in the form of the later text', () => {
    const [change] = changesOf(
      { description: 'Tea & milk < 6 hours.' },
      { description: '<p>Tea stays.</p><ul><li>New</li></ul>' },
    );
    expect(change?.undone).toBe('<p>Tea &amp; milk &lt; 6 hours.</p><ul><li>New</li></ul>');
    const added = changesOf(
      { description: '<p>One lid.</p>' },
      { description: '<p>One lid.</p><ul><li>New</li></ul>' },
    );
    expect(added[0]?.undone).toBe('<p>One lid.</p>');
  });

  it('that is only one of layout goes back as a whole', () => {
    expect(changesOf({ description: '<p>One lid.</p>' }, { description: 'One lid.' })).toMatchObject([
      { undone: '<p>One lid.</p>' },
    ]);
  });
});

it('undoes entries of lists one by one, moved ones included', () => {
  const bullets = changesOf({ bullets: ['Blue', 'Steel', 'Lid'] }, { bullets: ['Lid', 'Blue', 'Steel body'] });
  expect(bullets.map(({ kind, undone }) => [kind, undone])).toEqual([
    ['moved', ['Blue', 'Steel body', 'Lid']],
    ['changed', ['Lid', 'Blue', 'Steel']],
  ]);
  const [specification] = changesOf(
    { specifications: [{ name: 'Lid', value: 'steel' }] },
    { specifications: [{ name: 'Lid', value: 'Steel' }] },
  );
  expect(specification).toMatchObject({ from: 'Lid: steel', undone: [{ name: 'Lid', value: 'steel' }] });
  expect(changesOf({ title: 'mug' }, { title: 'Mug' })[0]).toMatchObject({ kind: 'changed', undone: 'mug' });
});
