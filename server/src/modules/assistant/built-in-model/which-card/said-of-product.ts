import { upperFirst } from '@cardwright/listing/improve/casing';
import type { ListingEdit } from '../../tool-types.ts';
import { type Conversation, cardInHand } from '../conversation.ts';
import type { Request } from '../request.ts';
import { type Ask, type CallAsk, isCall } from '../understanding/ask.ts';
import { knownCards } from './known-cards.ts';
import { hasWords } from './title-match.ts';

/** "The train is painted with water colors", of the train itself: no specification is called "Train", so it is a bullet. */
export function saidOfProduct(conversation: Conversation, request: Request): Request {
  const { cards } = knownCards(conversation);
  const titleOf = ({ target }: CallAsk) => {
    const id =
      target?.kind === 'cards' && target.card_ids.length === 1
        ? target.card_ids[0]
        : cardInHand(conversation.earlier, conversation.shownCardId);
    return cards.find(({ card_id }) => card_id === id)?.title ?? '';
  };
  const said = conversation.current.text.toLowerCase();
  const isOfIt = ({ op, field, name = '', value = '', instead_of }: ListingEdit, title: string) =>
    op === 'set' &&
    instead_of === undefined &&
    !/^\D{0,12}\d/.test(value) &&
    field === 'specifications' &&
    name !== '' &&
    hasWords(title, name) &&
    ['is', 'are'].some((verb) => said.includes(`${name.toLowerCase()} ${verb} ${value.toLowerCase()}`));
  const asks = request.asks.map((ask): Ask => {
    if (!isCall(ask) || ask.tool !== 'edit_card') return ask;
    const edits = (ask.input.edits ?? []) as ListingEdit[];
    const title = titleOf(ask);
    if (!edits.some((edit) => isOfIt(edit, title))) return ask;
    const own = edits.map(
      (edit): ListingEdit =>
        isOfIt(edit, title) ? { op: 'add', field: 'bullets', value: upperFirst(edit.value ?? '') } : edit,
    );
    return { ...ask, input: { ...ask.input, edits: own } };
  });
  return { ...request, asks };
}
