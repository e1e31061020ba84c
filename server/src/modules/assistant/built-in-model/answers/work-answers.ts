import { enumerated } from '../../../../enumeration.ts';
import type { ToolName, ToolOutputs } from '../../tool-types.ts';
import { isFailure } from '../../tool-types.ts';
import { outputFrom, type ToolStep, type Turn } from '../conversation.ts';
import { unreadImports } from '../new-card/several-imports.ts';
import { makesCards, pricedAt } from '../plan-calls.ts';
import { asksSpent } from '../questions/looks-back.ts';
import type { Request } from '../request.ts';
import { bulletList, plain } from '../safe-markdown.ts';
import { unreadPages } from '../tasks/many-reimports.ts';
import { isMet } from '../understanding/orders/conditions.ts';
import { plansAsked } from '../understanding/questions/plan-questions.ts';
import { askedListText, countedText } from './asked-lists.ts';
import { cardAnswers } from './card-answers.ts';
import { comparedCards } from './comparison-answers.ts';
import { cardLink, improvedText, manyText, nextSteps, ruleText, scoredText } from './improve-answers.ts';
import { oldText, spentText, touchedText } from './looking-back.ts';
import { addedText, madeText } from './made-answers.ts';
import { otherAnswers } from './other-answers.ts';
import { plansText } from './plan-answers.ts';
import { pricedMarkets } from './priced-markets.ts';
import { sayTopic } from './talk-answers.ts';

type Told = { [Name in ToolName]?: (output: ToolOutputs[Name], input?: Record<string, unknown>) => string | null };

const told: Told = {
  ...cardAnswers,
  ...otherAnswers,
  improve_cards: (output) => manyText('improve', output),
  score_cards: (output) => manyText('score', output),
};

/** The report on tools that worked, in their order: what came out, what to look at, and what the seller could say next. */
export function answerWork(request: Request, steps: ToolStep[], earlier: Turn[] = []): string {
  const worked = steps.filter(({ output }) => !isFailure(output) && !('progress' in output));
  const reads = worked.flatMap(({ tool, output }) =>
    tool === 'read_card' ? [output as ToolOutputs['read_card']] : [],
  );
  if (reads.length > 1 && reads.length === worked.length && asksToCompare.test(request.text))
    return comparedCards(reads, request.text);
  // "Import <address>" asks for no page once there is one.
  const isImported = steps.some(({ tool }) => makesCards.has(tool));
  const beside = request.asks.flatMap((ask) =>
    ask.kind === 'say' && !(isImported && ask.topic === 'import_what')
      ? [sayTopic(ask.topic, { hasCard: true, text: request.text, earlier })]
      : [],
  );
  const [only] = worked;
  if (worked.length === 1 && only !== undefined) {
    const plans = only.tool === 'show_usage' ? plansAsked(request.text) : null;
    if (plans !== null)
      return [...beside, plansText(plans, only.output as ToolOutputs['show_usage'], request.text)].join('\n\n');
    const back =
      only.tool === 'show_usage' && asksSpent(request.text)
        ? spentText(request.text, only.output as ToolOutputs['show_usage'])
        : only.tool === 'compare_versions'
          ? (touchedText(request.text, only.output as ToolOutputs['compare_versions']) ??
            oldText(request.text, only.output as ToolOutputs['compare_versions']))
          : null;
    if (back !== null) return [...beside, back].join('\n\n');
  }
  const looked = worked.every(({ tool }) => tool === 'list_cards') ? worked.at(-1) : undefined;
  const ranked = looked === undefined ? null : askedListText(request.text, looked);
  if (ranked !== null) return [...beside, ranked].join('\n\n');
  // What several steps made of pictures is told once, where the first of them stands.
  const ofPictures = [
    { tools: ['edit_image', 'generate_image'], text: madeText(steps) },
    { tools: ['add_image_to_gallery'], text: addedText(worked) },
  ];
  const parts = worked.map((step, index) => {
    const before = worked.slice(0, index);
    const told = ofPictures.find(({ tools }) => tools.includes(step.tool));
    if (told === undefined) return tellStep(step, before, worked.slice(index + 1), rulesIn(request.text));
    return before.some(({ tool }) => told.tools.includes(tool)) ? null : told.text;
  });
  const isUnmade = !worked.some(({ tool }) => tool === 'edit_image' || tool === 'generate_image');
  if (isUnmade) parts.push(madeText(steps));
  const counted = looked === undefined ? null : countedText(request.text, looked);
  return [
    ...beside,
    counted,
    ...parts,
    unreadPages(steps, earlier),
    unreadImports(steps),
    leftUndone(request, worked),
    unreadText(request),
    nextSteps(worked),
  ]
    .filter((part) => part !== null && part !== '')
    .join('\n\n');
}

/** What was said besides, and led to nothing. */
const unreadText = ({ unread = [] }: Request): string | null =>
  unread.length === 0
    ? null
    : `I did not take up ${enumerated(unread.map((part) => `“${plain(part, 120)}”`))}. Say it once more by itself, with the card that it is for, and I do.`;

const asksToCompare =
  /\bcompar|\bdiffer|\bvs\b|\bversus\b|\bwhich\b|\bbetter\b|\bbest\b|\bcheaper\b|\b(?:dearer|pricier)\b|\b(?:more|less) expensive\b|\bcosts? (?:more|less)\b/;

/** Listings are being improved after this turn. */
export const goesOnBehind = (steps: ToolStep[]): boolean => {
  const improved = outputFrom(steps, 'improve_cards');
  return improved !== null && !improved.dry_run && improved.done === undefined;
};

/** What was to be done under a condition that is not met, or after a price that the seller agrees to first. */
function leftUndone({ asks }: Request, steps: ToolStep[]): string | null {
  const calls = asks.filter((ask) => ask.kind === 'call');
  const [only] = calls.flatMap((ask) => ask.only ?? []);
  const scored = outputFrom(steps, 'score_card');
  if (
    only !== undefined &&
    scored !== null &&
    calls.every((ask) => ask.only === undefined || isMet(ask.only, steps) === false)
  )
    return `The score is ${scored.total}, ${'below' in only ? `not below ${only.below}` : `below ${only.from}`}, so I left the listing as it is.`;
  const priced = outputFrom(steps, 'improve_cards') ?? outputFrom(steps, 'score_cards');
  if (priced === null) return null;
  if (goesOnBehind(steps) && calls.some((ask) => ask.tool === 'export_cards'))
    return 'I have not exported anything yet, because the listings are still being improved: ask me again when that is done.';
  if (!priced.dry_run || priced.card_count === 0 || !priced.covered || pricedAt(calls) < 0) return null;
  const rest = calls.slice(pricedAt(calls) + 1).length;
  return pricedMarkets(calls) ?? (rest > 0 ? 'The rest of what you asked for comes after that.' : null);
}

/** "Explain rule T3": the rules of the score that the seller names. */
const rulesIn = (text: string) => [...text.matchAll(/\b[tdbski]\d{1,2}\b/g)].map(([id]) => id.toUpperCase());

function tellStep(step: ToolStep, before: ToolStep[], after: ToolStep[], rules: string[]): string | null {
  const { tool, output } = step;
  // Looked at only to find the cards of the work that follows.
  const next = after[0];
  if (tool === 'list_cards' && (next?.tool === 'reimport_card' || next?.tool === 'withdraw_case')) return null;
  const isNarrowed = next !== undefined && (step.input?.most ?? step.input?.prices) !== undefined;
  if (tool === 'list_cards' && (isNarrowed || next?.tool === 'improve_cards' || next?.tool === 'score_cards'))
    return chosenText(output as ToolOutputs['list_cards'], next);
  if (tool === 'improve_card') {
    const compared = after.find((other) => other.tool === 'compare_versions');
    return improvedText(
      output as ToolOutputs['improve_card'],
      (compared?.output as ToolOutputs['compare_versions']) ?? null,
    );
  }
  // What an improvement needs on its way is told with it.
  if (tool === 'score_card')
    return after.some((other) => other.tool === 'improve_card')
      ? null
      : (ruleText(output as ToolOutputs['score_card'], rules) ?? scoredText(output as ToolOutputs['score_card']));
  if (tool === 'compare_versions' && before.some((other) => other.tool === 'improve_card')) return null;
  const tell = told[tool] as ((output: unknown, input?: Record<string, unknown>) => string | null) | undefined;
  return tell?.(output, step.input) ?? null;
}

const mostNamed = 10;
/** Which cards of a list the work is about. */
function chosenText({ cards }: ToolOutputs['list_cards'], { input = {} }: ToolStep): string | null {
  const { card_ids: ids } = (input.scope ?? input) as { card_ids?: string[] };
  const chosen = cards.filter(({ card_id }) => ids?.includes(card_id));
  if (ids === undefined || chosen.length === 0 || chosen.length > mostNamed) return null;
  return `This is about:\n\n${bulletList(chosen.map(cardLink))}`;
}
