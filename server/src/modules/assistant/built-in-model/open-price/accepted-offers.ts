import type { Turn } from '../conversation.ts';
import { remarkIn } from '../follow-ups/remarks.ts';
import { splitMessage } from '../pasted.ts';
import { parseRequest, type Request } from '../request.ts';
import { reimportsOf } from '../tasks/many-reimports.ts';
import type { Ask, Surroundings } from '../understanding/ask.ts';
import { priceElsewhere } from '../understanding/edits/prices-elsewhere.ts';
import { beforeCostQuestion } from '../understanding/questions/cost-questions.ts';
import type { Topic } from '../understanding/questions/topics.ts';
import { sectionNamed } from '../understanding/wishes/wishes.ts';
import { agreedToNothing } from './agreed-to-nothing.ts';
import { isAgreement } from './agreements.ts';

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
function workOffered(topic: Topic, said: string): Work | undefined {
  const price = topic === 'price_elsewhere' ? priceElsewhere(said) : null;
  if (price === null) return offers[topic];
  // "Yes" does not say again which card was named.
  return price.isNamed ? undefined : onIt('edit_card', { edits: [{ op: 'set', field: 'price', value: price.value }] });
}

/** "Import it", after a question about an address. */
const importsIt =
  /^(?:(?:yes|yep|yeah|ok(?:ay)?|sure|please|then|so|well|just|go ahead|can you|could you|and)[\s,.!]+)*(?:import|load|fetch|read|open|get|take|try|score|rate|check|improve) (?:it|that|this|them|both|the (?:page|address|link|listing))\b/;
/** "Yes" to work that was offered because the words before did not say it clearly, or asked what it costs. */
export function accepted(request: Request, earlier: Turn[], around: Surroundings): Request | null {
  const last = earlier.at(-1);
  if (last === undefined || last.steps.length > 0) return null;
  const isImport = importsIt.test(request.text.trim());
  if (!isAgreement(request.text) && !isImport) return null;
  const before = parseRequest(last.text, around);
  if (before.asks.some((ask) => ask.kind === 'say' && ask.topic === 'address_asked')) {
    const { urls } = splitMessage(last.text);
    return parseRequest(`${isImport ? request.message.command : 'import'} ${urls.join(' ')}`, around);
  }
  if (isImport) return null;
  const said = agreedToNothing(before, earlier.slice(0, -1)) ?? (remarkIn(before, false) ?? before.asks)[0];
  if (said?.kind === 'say' && said.topic === 'reimport_many')
    return { ...request, asks: reimportsOf(before.text, { earlier: earlier.slice(0, -1) }) };
  const work = said?.kind === 'say' ? workOffered(said.topic, before.text) : undefined;
  const meant = beforeCostQuestion(before.message.command);
  if (
    meant !== null &&
    said?.kind === 'say' &&
    (work !== undefined || said.topic === 'offer_image' || said.topic === 'costs')
  ) {
    const asks = parseRequest(meant, around).asks.filter(({ kind }) => kind === 'call');
    if (asks.length > 0) return { ...request, asks };
  }
  if (work === undefined) return null;
  const sections = work.tool === 'improve_card' ? sectionNamed(last.text.toLowerCase()) : [];
  return { ...request, asks: [sections.length === 0 ? work : { ...work, input: { sections } }] };
}
