import type { ListingEdit } from '../../tool-types.ts';
import { type Conversation, isDone } from '../conversation.ts';
import { openPrice } from '../open-price/open-price.ts';
import type { Request } from '../request.ts';
import { lead, tail } from '../said-around.ts';
import { type Ask, type CallAsk, isCall, toMany } from '../understanding/ask.ts';
import { knownCards } from './known-cards.ts';

const both = new RegExp(
  `^${lead}((?:score|rate|check|improve|optimi[sz]e|fix) )both(?: of (?:them|those|these|the (?:cards|listings)))?(?: (?:cards|listings|products))?((?: (?:for|as|to|on) [a-z ]{3,30})?)${tail}`,
  'iu',
);
const forAll =
  /[\s,]+(?:for|on|of) (?:all|both|each|every one|all (?:of )?(?:them|these|those)|all (?:two|three|four|five|\d)(?: of them)?|both of them|each of them)(?:,? (?:please|pls|too))*[\s.!]*$/i;
/** A text of one card is no text of another one. */
const ofOneCard = new Set<string>(['title', 'description', 'bullets']);
const makes = new Set<string>(['create_card', 'import_listing']);

/**
 * "Score both", "the brand is Acme for all": on the cards that were made or worked on in this chat, else on the only two
 * that there are. Null for other words.
 */
export function onSeveral(
  conversation: Conversation,
  once: Request,
  read: (one: Conversation) => Request,
): Request | null {
  const { current, isScheduled } = conversation;
  const said = current.text.trim();
  if (isScheduled === true || said.length > 160 || (current.files ?? []).length > 0) return null;
  if (openPrice(conversation) !== null) return null;
  const [, work = '', how = ''] = both.exec(said) ?? [];
  // Which two are meant was read already.
  const isRead =
    once.asks.length > 1 ||
    once.asks.some((ask) => isCall(ask) && ask.target?.kind === 'cards' && ask.target.card_ids.length > 1) ||
    once.asks.some((ask) => isCall(ask) && (ask.tool === 'improve_cards' || ask.tool === 'score_cards'));
  if (work !== '' && isRead) return null;
  if (work !== '') return onBoth(conversation, `${work}it${how}`, read);
  if (!forAll.test(said)) return null;
  const made = cardsMade(conversation);
  const bare = said.replace(forAll, '');
  const asked = read({ ...conversation, current: { text: bare, steps: [] } });
  const isAlike = asked.asks.length > 0 && asked.asks.every(isPlainChange);
  if (made.length < 2 || !isAlike) return null;
  return {
    ...asked,
    asks: asked.asks.map((ask): Ask => (isCall(ask) ? { ...ask, target: { kind: 'cards', card_ids: made } } : ask)),
  };
}

const isPlainChange = (ask: Ask) =>
  isCall(ask) &&
  ask.tool === 'edit_card' &&
  ((ask.input.edits ?? []) as ListingEdit[]).every(({ op, field }) => op !== 'remove' && !ofOneCard.has(field));

/** The cards of the last turn that made several, else all that were made in this chat. */
function cardsMade({ earlier }: Conversation): string[] {
  const ids = earlier.map(({ steps }) =>
    steps.flatMap(({ tool, output }) =>
      makes.has(tool) && isDone(output) && 'card' in output && output.card !== null ? [output.card.card_id] : [],
    ),
  );
  return [...new Set(ids.findLast((of) => of.length > 1) ?? ids.flat())];
}

function onBoth(conversation: Conversation, order: string, read: (one: Conversation) => Request): Request | null {
  const known = knownCards(conversation);
  const worked = [
    ...new Set(
      conversation.earlier.flatMap(({ steps }) =>
        steps.flatMap(({ tool, output }) =>
          tool !== 'list_cards' && isDone(output) && 'card' in output && output.card !== null
            ? [output.card.card_id]
            : [],
        ),
      ),
    ),
  ];
  const asked = read({
    ...conversation,
    shownCardId: conversation.shownCardId ?? '-',
    current: { text: order, steps: [] },
  });
  const works = asked.asks.filter((ask): ask is CallAsk => isCall(ask) && toMany[ask.tool] !== undefined);
  if (works.length === 0 || works.length < asked.asks.length) return null;
  const of = (target: CallAsk['target']): Request => ({ ...asked, asks: works.map((ask) => ({ ...ask, target })) });
  if (worked.length === 2) return of({ kind: 'cards', card_ids: worked });
  if (!known.isAll && conversation.current.steps.length === 0) return of({ kind: 'unknown', look: {} });
  return known.isAll && known.cards.length === 2
    ? of({ kind: 'cards', card_ids: known.cards.map(({ card_id }) => card_id) })
    : null;
}
