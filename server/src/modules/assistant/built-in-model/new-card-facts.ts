import type { Marketplace } from '@cardwright/contract/listings';
import type { Message } from './pasted.ts';
import { type Ask, call } from './understanding/ask.ts';
import { factsAlone, thingTold } from './understanding/new-card-words.ts';

/** More is the text of a listing. */
const mostCharacters = 400;

/** "Create a card from this: laundry basket, seagrass, 49 USD": facts of a new card, and no text of a page to be taken in. */
export function asNewCard<Read extends { message: Message; asks: Ask[]; marketplace: Marketplace | null }>(
  request: Read,
): Read {
  const { message, asks, marketplace } = request;
  const { text, html, urls } = message;
  const isFacts = text !== null && text.length <= mostCharacters && !text.includes('\n') && /,/.test(text);
  const [ask, ...others] = asks;
  const isCreated =
    ask !== undefined && (ask.kind === 'say' ? ask.topic === 'create_what' : ask.tool === 'create_card');
  if (!isFacts || html !== null || urls.length > 0 || !isCreated || others.length > 0) return request;
  const name = ask.kind === 'call' ? thingTold(String(ask.input.text ?? '')) : null;
  const facts = factsAlone(text);
  const created = call('create_card', {
    text: name === null ? facts : `${name}, ${facts}`,
    marketplace: marketplace ?? undefined,
  });
  return { ...request, message: { ...message, text: null }, asks: [created] };
}
