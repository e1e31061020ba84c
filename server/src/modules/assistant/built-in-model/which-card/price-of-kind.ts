import type { CardSummary, ListingEdit } from '../../tool-types.ts';
import { type Conversation, isDone } from '../conversation.ts';
import { cardsOf } from '../follow-ups/from-before.ts';
import { openPrice } from '../open-price/open-price.ts';
import type { Request } from '../request.ts';
import { lead, tail } from '../said-around.ts';
import { editsOf, isCall, say } from '../understanding/ask.ts';
import { isKind } from './all-of-kind.ts';
import { knownCards } from './known-cards.ts';
import { hasWords } from './title-match.ts';

/** More cards are changed one at a time, and not in passing. */
const mostChanged = 10;
const sum = '(?:[$€£] ?)?\\d+(?:[.,]\\d+)? ?(?:%|percent|per cent|[$€£]|eur|euros?|usd|dollars?|bucks|gbp|pounds?)?';
const change = `(?:(?:to|at|for|on|by|=|:|is|are|cost|now)\\s+){0,3}(${sum})(?: (up|down|more|less|off|cheaper|dearer|higher|lower|more expensive|each|apiece))?`;
const verb = '(set|put|make|change|price|raise|increase|lift|lower|reduce|cut|drop)';
const group =
  "(?:(?:all|both|every|each)(?: of)?(?: (?:the|my|our))?(?: (?:two|three|four|five))? ((?!of\\b)(?:[\\p{L}'’-]+ ){0,2}?[\\p{L}'’-]+?)|(?:all )?(?:the |my )?(rest|others|remaining ones|other ones))(?:['’]?s? prices?)?";
const ordered = new RegExp(`^${lead}(?:${verb} )?(?:the prices? (?:of|for) )?${group}[\\s,]+${change}${tail}`, 'iu');
const down = /^(?:down|less|off|cheaper|lower)$/i;
const lowers = /^(?:lower|reduce|cut|drop)$/i;
const raises = /^(?:raise|increase|lift)$/i;

/**
 * "All soaps to 7.50", "and the rest 5% up": the price of each card of that kind, or of those whose price was not changed in this
 * chat, once it is known which these are. Null for other words.
 */
export function priceOfKind(conversation: Conversation, read: (one: Conversation) => Request): Request | null {
  const { current, isScheduled } = conversation;
  const text = current.text.trim();
  if (isScheduled === true || text.length > 120 || (current.files ?? []).length > 0) return null;
  const [, work = '', kind, rest, figure, way = ''] = ordered.exec(text) ?? [];
  if (figure === undefined || openPrice(conversation) !== null) return null;
  const isRest = rest !== undefined;
  const priced = pricedIn(conversation);
  if (isRest ? priced.size === 0 : !isKind(kind ?? '')) return null;
  const isMoved = lowers.test(work) || raises.test(work) || (way !== '' && !/^(?:each|apiece)$/i.test(way));
  const isLess = lowers.test(work) || down.test(way);
  // "Lower all soaps to 7.50" states the price.
  const isStep = /%|per ?cent/i.test(figure) || (isMoved && !/\bto\s/i.test(text));
  const said = isStep ? `${isLess ? 'lower' : 'raise'} the price by ${figure}` : `set the price to ${figure}`;
  const asked = read({
    ...conversation,
    shownCardId: conversation.shownCardId ?? anyCard,
    current: { text: said, steps: [] },
  });
  const [ask, ...more] = asked.asks;
  if (ask === undefined || !isCall(ask) || ask.tool !== 'edit_card' || more.length > 0 || !editsOf(ask).every(isPrice))
    return null;
  const known = knownCards(conversation);
  const request = { ...asked, text: text.toLowerCase() };
  if (!known.isAll) return { ...request, asks: [{ ...ask, target: { kind: 'unknown', look: {} } }] };
  const cards = known.cards.filter((card) => (isRest ? !priced.has(card.card_id) : isOf(card, kind ?? '')));
  if (cards.length > mostChanged) return { ...request, asks: [say('edit_many')] };
  return {
    ...request,
    asks: [
      {
        ...ask,
        target:
          cards.length === 0
            ? { kind: 'unknown', look: null }
            : { kind: 'cards', card_ids: cards.map(({ card_id }) => card_id) },
      },
    ],
  };
}

/** Stands for a card, so that the words are read as said of one. */
const anyCard = '00000000-0000-0000-0000-000000000000';
const isPrice = ({ field }: ListingEdit) => field === 'price';
const isOf = ({ title }: CardSummary, kind: string) => hasWords(title, kind.toLowerCase());

/** The cards whose price was changed in this chat. */
const pricedIn = ({ earlier }: Conversation): Set<string> =>
  new Set(
    earlier
      .flatMap(({ steps }) => steps)
      .filter(
        ({ tool, output, input }) =>
          tool === 'edit_card' && isDone(output) && ((input?.edits ?? []) as ListingEdit[]).some(isPrice),
      )
      .flatMap(({ input }) => cardsOf(input ?? {})),
  );
