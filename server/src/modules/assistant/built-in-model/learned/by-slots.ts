import { improveWishes } from '@cardwright/contract/improve-wishes';
import { sectionSchema } from '@cardwright/contract/listings';
import type { Ask } from '../understanding/ask.ts';
import { marketplaceName } from '../understanding/marketplace-words.ts';
import { sectionNoun } from '../understanding/wishes/section-words.ts';
import { sectionNamed } from '../understanding/wishes/wishes.ts';
import { askedSlot, slotTool } from './slots.ts';

type CallAsk = Extract<Ask, { kind: 'call' }>;

/** From here on the words surely say it, or surely do not (of a hundred such answers on unseen requests one is wrong). */
const sure = { said: 0.9, unsaid: 0.05, asked: 0.5 };
/** Arguments whose values only the words give: they can be taken away here, and not added. */
const valued: Partial<Record<string, string[]>> = {
  improve_card: ['marketplace'],
  list_cards: ['query', 'marketplace'],
};

/** These name the sections that they are about. */
const limits = ['title_max', 'description_max', 'bullets_max', 'rules'];
/** Here sections are named that are to be spared: what the tables make of them stays. */
const spares =
  /\b(?:except|excluding|apart from|but|besides|not|never|without|leave|leaving|keep|keeping|spare|untouched|alone|rest|others?|else|fine|already)\b/;

/** Said as an order, whatever stands around it. */
const ordersLength =
  /\b(?:keep|make|write|cut) (?:it|this|them|everything|the (?:text|texts)) (?:all )?(?:an? (?:bit|little|lot) |very |nice and |rather |much )?(?:short(?:er)?|longer)\b/;

/** "It needs to be improved for Amazon", "title and tags. Etsy.": no reason tells it like this. */
const workForMarket = new RegExp(
  `\\b(?:improve|optimi[sz]e|re-?write|re-?work|polish|adapt|prepare|rewritten|redone|make|do|get|write|ready|need|want)d? (?:(?:it|this|that|the|my|one|card|listing|page|all|up|ready|fit|same|also) ){0,3}for ${marketplaceName}\\b|[.;!] ?(?:for )?${marketplaceName}(?=[.;!]| please|$)`,
);
/** "Improve only the title and tags": sections that stand right behind the order are what it is about. */
const workOnSections = new RegExp(
  `(?:\\b(?:improve|optimi[sz]e|re-?write|re-?work|re-?do|polish|fix|better|update|tidy|only|just|do)|:)(?: (?:up|only|just|the|my|its|both)){0,3} ${sectionNoun}(?:(?:,| and|,? \\+|,? &| plus)(?: and)?(?: (?:the|its|my))? ${sectionNoun}){0,4}`,
  'g',
);

/**
 * The asks without what the tables read into the words and the learned reader surely does not ("because the description is
 * too long for phones" is no wish for a shorter title), and with choices that it surely reads.
 */
export function bySlots(
  asks: Ask[],
  slots: ReadonlyMap<string, number>,
  text: string,
  asksByItself: (slot: string) => boolean = () => false,
): Ask[] {
  const meant = withoutUnasked(asks, slots, asksByItself);
  const calls = meant.filter((ask) => ask.kind === 'call');
  const isAlone = (ask: CallAsk) => calls.filter(({ tool }) => tool === ask.tool).length === 1;
  return meant.map((ask) =>
    ask.kind === 'call'
      ? fitted(ask, slots, {
          isAlone: isAlone(ask),
          isSparing: spares.test(text),
          isLengthOrdered: ordersLength.test(text),
          isForMarket: workForMarket.test(text),
          ordered: sectionNamed([...text.matchAll(workOnSections)].map(([said]) => said).join(', ')),
        })
      : ask,
  );
}

/** "Rate it and tell me what to fix first" asks for no work: beside what is asked for, what surely is not falls away. */
function withoutUnasked(
  asks: Ask[],
  slots: ReadonlyMap<string, number>,
  asksByItself: (slot: string) => boolean,
): Ask[] {
  const chance = (ask: Ask) => (ask.kind === 'call' ? slots.get(askedSlot(ask.tool)) : undefined);
  if (!asks.some((ask) => (chance(ask) ?? 0) > sure.asked)) return asks;
  return asks.filter(
    (ask) =>
      (ask.kind === 'call' && (exact.has(ask.tool) || ask.input.kind === 'compose')) ||
      (chance(ask) ?? 1) >= sure.unsaid ||
      (ask.kind === 'call' && asksByItself(askedSlot(ask.tool))),
  );
}
/** Read with their values: "add: lid: included. Then score it". What puts pictures together says so. */
const exact = new Set<string>(['edit_card', 'schedule_task', 'remember_preference']);

function fitted(
  ask: CallAsk,
  slots: ReadonlyMap<string, number>,
  {
    isAlone,
    isSparing,
    isLengthOrdered,
    isForMarket,
    ordered,
  }: Record<'isAlone' | 'isSparing' | 'isLengthOrdered' | 'isForMarket', boolean> & { ordered: string[] },
): CallAsk {
  const tool = slotTool(ask.tool);
  const chance = (slot: string) => slots.get(`${tool}.${slot}`);
  const isSaid = (slot: string) => isAlone && (chance(slot) ?? 0) > sure.said;
  const isUnsaid = (slot: string) => (chance(slot) ?? 1) < sure.unsaid;
  let input = { ...ask.input };
  for (const key of valued[tool] ?? []) if (isUnsaid(key) && !(key === 'marketplace' && isForMarket)) delete input[key];
  if (tool === 'improve_card') {
    if (!isSparing) input = withSections(input);
    if (!isLengthOrdered && isUnsaid(`length.${input.length}`)) delete input.length;
    input = withOne(input, 'length', improveWishes.length.unwrap().options);
    input = withOne(input, 'tone', improveWishes.tone.unwrap().options);
  }
  if (tool === 'list_cards') input = withOne(input, 'sort', ['score', 'title', 'changed']);
  return { ...ask, input };

  function withSections(of: Record<string, unknown>): Record<string, unknown> {
    const before = (of.sections ?? []) as string[];
    if (before.length === 0 && limits.some((key) => of[key] !== undefined)) return of;
    const after =
      before.length === 0
        ? sectionSchema.options.filter((section) => isSaid(`sections.${section}`))
        : before.filter((section) => ordered.includes(section) || !isUnsaid(`sections.${section}`));
    // The only sections that are named are never all taken away: that would rewrite the whole listing.
    return after.length > 0 ? { ...of, sections: after } : of;
  }

  /** "Still too formal" asks for another tone than the one that it names: what the tables read of it stays. */
  function withOne(of: Record<string, unknown>, key: string, values: readonly string[]): Record<string, unknown> {
    const said = values.find((value) => isSaid(`${key}.${value}`));
    return of[key] === undefined && said !== undefined ? { ...of, [key]: said } : of;
  }
}
