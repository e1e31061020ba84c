import type { Conversation } from './built-in-model/conversation.ts';
import { isNo } from './built-in-model/follow-ups/small-talk.ts';
import { pricedTurn } from './built-in-model/open-price/open-price.ts';
import { splitMessage } from './built-in-model/pasted.ts';
import { type ToolInput, toolInputs } from './tool-types.ts';
import { workName } from './tools/request-key.ts';

/** What work on many cards may take without asking the seller (again). */
export interface AgreedPrice {
  total: number;
  /** The seller was told this price, or named it; otherwise nobody was asked, and it holds for a single card. */
  isTold: boolean;
}

/** Of a call that is taken at its word: what it says that the seller agreed to; null: any price. */
export const asPassedOn = (passedOn: number | undefined): AgreedPrice | null =>
  passedOn === undefined ? null : { total: passedOn, isTold: true };

/** A single card costs this at most, of credits and of scoring credits: too little to be asked about. */
const mostUnasked = 25;
const tools = { improve_cards: 'improve', score_cards: 'score' } as const;
const isPriced = (name: string): name is keyof typeof tools => Object.hasOwn(tools, name);

/**
 * Holds a language model to the prices that the seller was told for the same work and that still wait for an answer (see
 * `pricedTurn`): it cannot raise one by what it passes on, and work whose price nobody was told is not started.
 */
export function agreedPrices({ earlier, current }: Pick<Conversation, 'earlier' | 'current'>) {
  // Read only when work has a price: most turns have none, and their first word would wait for it.
  return (work: string, passedOn: number | undefined): AgreedPrice => {
    const { command } = splitMessage(current.text);
    const told = openPrices(earlier);
    const price = told.size > 0 && !isNo(command) ? told.get(work) : undefined;
    if (price !== undefined) return { total: Math.min(price, passedOn ?? price), isTold: true };
    return passedOn !== undefined && creditsIn(command).has(passedOn)
      ? { total: passedOn, isTold: true }
      : { total: mostUnasked, isTold: false };
  };
}

/** The price that was told last for each work, without work that was started since. */
function openPrices(earlier: Conversation['earlier']): ReadonlyMap<string, number> {
  const prices = new Map<string, number>();
  const priced = pricedTurn({ earlier });
  if (priced === null || priced.isDeclined) return prices;
  for (const { tool, input, output } of priced.turn.steps) {
    const work = workOf(tool, input);
    if (work === null) continue;
    const total = toldTotal(output);
    if (total !== null) prices.set(work, total);
    else if ('dry_run' in output) prices.delete(work);
  }
  return prices;
}

function workOf(name: string, given: unknown): string | null {
  if (!isPriced(name)) return null;
  const input = toolInputs[name].safeParse(given);
  if (!input.success) return null;
  const { scope, marketplace, sections } = input.data as ToolInput<'improve_cards'>;
  const what = { action: tools[name], ...(marketplace === undefined ? {} : { marketplace }) };
  return workName(sections === undefined ? what : { ...what, sections }, scope);
}

function toldTotal(output: object): number | null {
  const { dry_run, cost } = output as { dry_run?: unknown; cost?: { total?: unknown } };
  return dry_run === true && typeof cost?.total === 'number' ? cost.total : null;
}

/** Whole numbers of credits, also with marks between their thousands. */
const amount = /(?<![\p{L}\d.,])(\d{1,3}(?:[ ,.'’\u00a0\u202f]\d{3})+|\d{1,12})[ -]?(?:scoring )?credits?\b/giu;
/** Credits that the seller has, spent or finds too many are no price that they name. */
const otherwiseBefore =
  /\b(?:have|has|had|got|own|bought|buy|spent|paid|used|charged|lost|cost me|took|left|last time|why|instead of|rather than)\b[^.;!?\n]{0,40}$|\b(?:not|never|don['’]?t|won['’]?t|no)(?! (?:more|over|above|exceed)\b)[^,.;!?\n]{0,20}$/i;
const otherwiseAfter = /^[^,.;!?\n]{0,20}\b(?:left|remaining|ago|last time|too (?:much|many)|a lot|expensive|again\?)/i;

function creditsIn(text: string): ReadonlySet<number> {
  const found = [...text.matchAll(amount)].filter(
    ({ 0: whole, index }) =>
      !otherwiseBefore.test(text.slice(Math.max(0, index - 80), index)) &&
      !otherwiseAfter.test(text.slice(index + whole.length, index + whole.length + 80)),
  );
  return new Set(found.map(([, number = '']) => Number(number.replace(/\D/g, ''))));
}
