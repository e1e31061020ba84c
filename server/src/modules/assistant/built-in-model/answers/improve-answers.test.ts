import { describe, expect, it } from 'vitest';
import { improvedText, manyText, ruleText, scoredText } from './improve-answers.ts';

const priced = {
  dry_run: false,
  card_count: 5,
  left_out: 0,
  cost: { feature: 'credits', each: 20, total: 100 },
  balance: 1_000,
  covered: true,
  job_id: 'job',
};
const told = (unchanged_count: number, failed_count = 0, free_count = 0) => {
  const done_count = 5 - failed_count;
  const charged = (done_count - unchanged_count - free_count) * 20;
  const reason = failed_count === 0 ? null : 'Card not found.';
  return manyText('improve', {
    ...priced,
    done: { done_count, unchanged_count, free_count, failed_count, charged, reason },
  });
};

describe('what is told of a score', () => {
  const fix = { message: 'The title is 12 characters long.', fix: 'Write a longer title.', gain: 6, blocks: false };
  const scored = {
    ...{ card: { card_id: 'card-1', title: 'Lamp' }, marketplace: 'generic', total: 40 },
    fixes: [{ ...fix, rules: ['T1', 'T2'] }],
    rules: [{ id: 'T2', message: 'Too short.', why: 'Buyers search by words.', points: 0, weight: 6 }],
  } as unknown as Parameters<typeof scoredText>[0];

  it('names rules in words', () => {
    expect(scoredText(scored)).toContain('Write a longer title. (+6) – allowed title length and good title length');
  });

  it('names the rule that the seller asked for by its code, and in words', () => {
    expect(ruleText(scored, ['T2'])).toContain('**Rule T2** (good title length) gives Lamp 0 of 6 points.');
  });
});

describe('what is told of work on many listings', () => {
  it.each([
    [0, 0, 'I improved 5 listings, for 100 credits. You see'],
    [2, 0, 'I improved 3 listings, for 60 credits. I found nothing to improve in 2 other listings. You see'],
    [5, 0, 'I found nothing to improve in 5 listings, so nothing was charged for it. You see'],
    [1, 1, 'I improved 3 listings, for 60 credits. I found nothing to improve in 1 other listing. 1 listing could not'],
  ])('with %i that had nothing to improve, %i that failed', (unchanged, failed, text) => {
    expect(told(unchanged, failed).startsWith(text)).toBe(true);
  });

  it.each([
    [
      0,
      2,
      'I improved 5 listings, for 60 credits. In 2 of them, only capitals, signs or the layout changed, so nothing was charged for it. You see',
    ],
    [
      3,
      2,
      'I improved 2 listings. Only capitals, signs or the layout changed, so nothing was charged for it. I found nothing to improve in 3 other listings. You see',
    ],
  ])('with %i that had nothing to improve, %i that changed for free', (unchanged, free, text) => {
    expect(told(unchanged, 0, free).slice(0, text.length)).toBe(text);
  });

  it('says how they are scored, and how they are written', () => {
    const price = { ...priced, dry_run: true, asked: ['for eBay'] };
    expect(manyText('score', price)).toContain('Each is scored as you want it: for eBay.');
    expect(manyText('improve', price)).toContain('Each is written as you want it: for eBay.');
  });

  it('names the listings, and says how many more there are', () => {
    const card = (n: number) => ({
      card_id: `c${n}`,
      title: `Mug ${n}`,
      marketplace: 'generic' as const,
      score: 60 + n,
    });
    const done = { done_count: 3, failed_count: 0, charged: 60, reason: null, changed_ids: ['c1', 'c2', 'c3'] };
    const text = manyText('improve', { ...priced, card_count: 3, done: { ...done, cards: [card(1), card(2)] } });
    expect(text).toMatch(/\n\n- .*Mug 1.*, score \*\*61\*\*\n- .*Mug 2.*\n- and 1 more$/);
  });
});

describe('what is told of an improvement', () => {
  const improved = {
    card: { card_id: 'c1', title: 'Mug', marketplace: 'etsy' as const, score: 60 },
    marketplace: 'etsy',
    score_before: 60,
    score_after: 60,
    changes: [],
    flags: [],
    questions: [],
    note: null,
  };

  it('says why a section stays where nothing was changed', () => {
    const unchanged = [{ path: 'bullets', reason: 'Etsy has no such field.' }];
    expect(improvedText({ ...improved, unchanged }, null)).toMatch(
      /^I found nothing that I could improve for Etsy .*\n\n### Why it stays\n\n- \*\*Bullets\*\*: Etsy has no such field\.$/s,
    );
  });

  it('says that capitals alone cost nothing', () => {
    const changes = [{ path: 'title', reason: 'Set in normal case.' }];
    const text = improvedText({ ...improved, score_after: 63, changes, is_free: true }, null);
    expect(text).toContain('(+3). Only capitals, signs or the layout changed, so nothing was charged for it.');
    expect(improvedText({ ...improved, changes }, null)).not.toContain('nothing was charged');
  });
});
