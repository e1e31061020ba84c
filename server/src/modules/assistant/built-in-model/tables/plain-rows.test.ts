import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { promptOf } from '../../intents/givens.ts';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { conversationOf } from '../conversation.ts';
import { decide, planOf } from '../decide.ts';
import type { PlannedCall } from '../plan-calls.ts';

interface Wording {
  given: string;
  text: string;
  /** The calls, without what goes with an improvement; `at`: places of the list, `of`: that many known cards. */
  does?: string[];
  /** How the answer begins. */
  says?: string;
}
const wordings: Wording[] = JSON.parse(readFileSync(new URL('./plain-wordings.json', import.meta.url), 'utf8'));

const companion = ({ tool, title }: PlannedCall) =>
  tool === 'compare_versions' || title === 'Score the listing as it is';
const about = ({ target }: PlannedCall) =>
  target?.kind === 'places'
    ? ` at ${target.places.join(', ')}`
    : target?.kind === 'cards'
      ? ` of ${target.card_ids.length}`
      : '';

function outcomeOf({ given, text }: Wording): Pick<Wording, 'does' | 'says'> {
  const conversation = conversationAfter(given, text);
  const calls = planOf(conversation).filter((call) => !companion(call));
  if (calls.length > 0)
    return { does: calls.map((call) => `${call.tool} ${JSON.stringify(call.input)}${about(call)}`) };
  const action = decide(conversation);
  return { says: action.kind === 'say' ? (action.text.split(/[.!?]/)[0] ?? '') : '' };
}

describe('plain wordings', () => {
  it.each(wordings)('$given: $text', ({ does, says, ...wording }) => {
    expect(outcomeOf(wording)).toEqual(does === undefined ? { says } : { does });
  });
});

describe('an offer', () => {
  const offered = (text: string, answer: string) => {
    const conversation = conversationOf(
      promptOf({ shownCardId: 'c', earlier: [{ text, calls: [], answer: 'Shall I?' }], files: [] }, answer),
      'c',
    );
    return planOf(conversation).map(({ tool }) => tool);
  };

  it('is made when the words of one tool alone are there, and taken up by "yes"', () => {
    expect(outcomeOf({ given: 'card_shown', text: 'keywords plz' }).says).toBe('Shall I improve this listing');
    expect(offered('keywords plz', 'yes please')).toEqual(['score_card', 'improve_card', 'compare_versions']);
    expect(offered('something with points', 'ok')).toEqual(['score_card']);
    expect(offered('work with excel', 'sure')).toEqual(['export_cards']);
  });

  it('is not taken up by anything else', () => {
    expect(offered('keywords plz', 'no')).toEqual([]);
    expect(offered('good morning', 'yes')).toEqual([]);
  });
});

it.each([
  "How many credits to get every listing ready for Amazon? Don't start yet, I only need the number.",
  'how many credits would bring all my cards up to scratch for amazon',
  'what would it cost to have all my products ready for amazon?',
])('the price of getting all of them ready: %s', (text) =>
  expect(planOf(conversationAfter('no_card', text)).map(({ tool, input }) => [tool, input])).toEqual([
    ['improve_cards', { scope: { all: true }, marketplace: 'amazon', dry_run: true }],
  ]),
);
it.each(['how many credits do I have ready?', 'how many credits are left this month'])('%s', (text) =>
  expect(planOf(conversationAfter('no_card', text)).map(({ tool }) => tool)).toEqual(['show_usage']),
);

it.each(['How much points I will get if the title is repaired?', 'how much points does it have'])(
  'points that are asked for are those of the score: %s',
  (text) => expect(planOf(conversationAfter('card_shown', text)).map(({ tool }) => tool)).toEqual(['score_card']),
);
