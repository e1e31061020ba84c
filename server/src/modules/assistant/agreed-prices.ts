import type { ModelMessage } from 'ai';
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
 * Holds a language model to the prices that the answers before this turn told for the same work: it cannot raise one by what
 * it passes on, and work whose price nobody was told is not started. `sellerText` is the seller's message.
 */
export function agreedPrices(messages: readonly ModelMessage[], sellerText: string) {
  const told = toldPrices(messages);
  const named = amountsIn(sellerText);
  return (work: string, passedOn: number | undefined): AgreedPrice => {
    const price = told.get(work);
    if (price !== undefined) return { total: Math.min(price, passedOn ?? price), isTold: true };
    return passedOn !== undefined && named.has(passedOn)
      ? { total: passedOn, isTold: true }
      : { total: mostUnasked, isTold: false };
  };
}

/** The price that was told last for each work. */
function toldPrices(messages: readonly ModelMessage[]): ReadonlyMap<string, number> {
  const works = new Map<string, string>();
  const prices = new Map<string, number>();
  for (const { role, content } of messages) {
    if (typeof content === 'string') continue;
    for (const part of content) {
      if (part.type === 'tool-call' && role === 'assistant') {
        const work = workOf(part.toolName, part.input);
        if (work !== null) works.set(part.toolCallId, work);
      }
      if (part.type !== 'tool-result' || !('value' in part.output)) continue;
      const work = works.get(part.toolCallId);
      const total = toldTotal(part.output.value);
      if (work !== undefined && total !== null) prices.set(work, total);
    }
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

function toldTotal(output: unknown): number | null {
  const { dry_run, cost } = (output ?? {}) as { dry_run?: unknown; cost?: { total?: unknown } };
  return dry_run === true && typeof cost?.total === 'number' ? cost.total : null;
}

/** Whole numbers, also with marks between their thousands. */
const amountsIn = (text: string): ReadonlySet<number> =>
  new Set((text.match(/\d+(?:[ ,.'’\u00a0\u202f]\d{3})*/g) ?? []).map((number) => Number(number.replace(/\D/g, ''))));
