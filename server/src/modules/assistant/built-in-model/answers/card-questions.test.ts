import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { emptyCardListing } from '../../testing/empty-listing.ts';
import type { CardListing } from '../../tool-types.ts';
import { answerQuestion } from './question-answers.ts';

interface AskedCard {
  listing: Partial<CardListing>;
  /** `expect`: what a right answer holds, in lower case; null when the card does not state it. */
  questions: { q: string; expect: string[] | null }[];
}

/** Questions of sellers and buyers about cards of many trades, by hands that knew no table. */
it('answers from the card what it states, and says what it does not state', () => {
  const cards: AskedCard[] = JSON.parse(readFileSync(new URL('./card-questions.json', import.meta.url), 'utf8'));
  const asked = cards.flatMap(({ listing, questions }) =>
    questions.map((question) => ({ ...question, listing: { ...emptyCardListing, ...listing } })),
  );
  const wrong = asked.filter(({ q, expect: wanted, listing }) => {
    const card = { card_id: 'card', title: listing.title, marketplace: 'generic', score: 50 };
    const { found, answer } = answerQuestion(q, { card, listing });
    const said = answer.toLowerCase().replaceAll('\\', '');
    return wanted === null ? found : !wanted.every((words) => said.includes(words));
  });
  const report = wrong.map(({ q, listing }) => `${listing.title}: ${q}`).join('\n');
  expect(1 - wrong.length / asked.length, report).toBeGreaterThanOrEqual(0.94);
});
