import type { Ask } from './understanding/ask.ts';
import { priceElsewhere } from './understanding/prices-elsewhere.ts';
import type { Topic } from './understanding/topics.ts';

type Work = Extract<Ask, { kind: 'call' }>;
const onIt = (tool: Work['tool'], input: Work['input'] = {}): Work => ({
  kind: 'call',
  tool,
  input,
  target: { kind: 'it' },
});
const offers: Partial<Record<Topic, Work>> = {
  offer_improve: onIt('improve_card'),
  offer_score: onIt('score_card'),
  old_version: onIt('restore_version', { version: 'original' }),
  offer_export: onIt('export_cards', { format: 'xlsx' }),
};

/** What an offer of ours was about; `said` is what the seller had said, in normal form. */
export function workOffered(topic: Topic, said: string): Work | undefined {
  const price = topic === 'price_elsewhere' ? priceElsewhere(said) : null;
  if (price === null) return offers[topic];
  // "Yes" does not say again which card was named.
  return price.isNamed ? undefined : onIt('edit_card', { edits: [{ op: 'set', field: 'price', value: price.value }] });
}
