import { describe, expect, it } from 'vitest';
import { bySlots } from './by-slots.ts';

const improve = (input: Record<string, unknown>) =>
  ({ kind: 'call', tool: 'improve_card', input, target: { kind: 'it' } }) as const;
const slots = (chances: Record<string, number>) => new Map(Object.entries(chances));

describe('what the learned reader says of arguments', () => {
  it('takes away what the words surely do not say', () => {
    const read = slots({ 'improve_card.sections.title': 0.01, 'improve_card.length.shorter': 0.02 });
    expect(bySlots([improve({ sections: ['title', 'bullets'], length: 'shorter' })], read, 'improve it')).toEqual([
      improve({ sections: ['bullets'] }),
    ]);
  });

  it('adds a choice that the words surely make, and leaves what is unsure', () => {
    const read = slots({
      'improve_card.sections.description': 0.97,
      'improve_card.sections.title': 0.5,
      'improve_card.tone.formal': 0.95,
      'improve_card.length.shorter': 0.6,
    });
    expect(bySlots([improve({})], read, 'improve it')).toEqual([
      improve({ sections: ['description'], tone: 'formal' }),
    ]);
  });

  it('adds nothing to one of several calls, because it does not know to which', () => {
    const read = slots({ 'improve_card.tone.formal': 0.99 });
    const asks = [improve({ sections: ['title'] }), improve({ sections: ['bullets'] })];
    expect(bySlots(asks, read, 'improve it')).toEqual(asks);
  });

  it('leaves away what surely nobody asked for beside what is asked for', () => {
    const score = { kind: 'call', tool: 'score_card', input: {}, target: { kind: 'it' } } as const;
    const asks = [score, improve({})];
    const read = slots({ 'asked.score_card': 0.98, 'asked.improve_card': 0.01 });
    expect(bySlots(asks, read, 'rate it and tell me what to fix first')).toEqual([score]);
    expect(bySlots(asks, slots({ 'asked.score_card': 0.98, 'asked.improve_card': 0.2 }), 'rate it')).toEqual(asks);
    // Of what nothing is known, and where nothing else is asked for, the words of the tables count.
    expect(bySlots(asks, slots({ 'asked.score_card': 0.98 }), 'rate it')).toEqual(asks);
    expect(bySlots([improve({})], read, 'improve it')).toEqual([improve({})]);
    // What was read with its values stays.
    const edit = { kind: 'call', tool: 'edit_card', input: {}, target: { kind: 'it' } } as const;
    const edited = slots({ 'asked.score_card': 0.98, 'asked.edit_card': 0.01 });
    expect(bySlots([edit, score], edited, 'add: lid: included. Then score it')).toEqual([edit, score]);
  });

  it('keeps a length that is ordered', () => {
    const never = slots({ 'improve_card.length.shorter': 0.001 });
    expect(bySlots([improve({ length: 'shorter' })], never, 'make it fit for ozon, and keep it short')).toEqual([
      improve({ length: 'shorter' }),
    ]);
  });

  it('leaves the sections alone where some are to be spared', () => {
    const ask = improve({ sections: ['title', 'bullets'] });
    const read = slots({ 'improve_card.sections.keywords': 0.99, 'improve_card.sections.title': 0.01 });
    expect(bySlots([ask], read, 'improve everything except the keywords')).toEqual([ask]);
  });

  it('never takes away values that only the words can give', () => {
    const ask = improve({ title_max: 80, include_keywords: ['gift'], avoid_words: ['cheap'], rules: ['T2'] });
    const never = slots({
      'improve_card.title_max': 0.001,
      'improve_card.include_keywords': 0.001,
      'improve_card.avoid_words': 0.001,
      'improve_card.rules': 0.001,
    });
    expect(bySlots([ask], never, 'improve it')).toEqual([ask]);
  });
});
