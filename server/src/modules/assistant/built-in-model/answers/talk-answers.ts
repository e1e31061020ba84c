import { marketplaceNames } from '@cardwright/listing/marketplaces/profiles';
import type { ToolOutputs } from '../../tool-types.ts';
import type { Request } from '../request.ts';
import { bulletList, plain } from '../safe-markdown.ts';

const introduction =
  "I'm Cardwright's built-in assistant. I follow fixed rules and work without any outside service; I am not a large language model.";

const abilities = bulletList([
  '**Import a listing**: send me the address of a product page, or paste the page or its text.',
  '**Score it** for a marketplace and show what to fix first.',
  '**Improve it** without inventing anything: "improve this for Etsy, keep the title under 100 characters".',
  '**Compare** the new version with the original.',
  '**Export** cards to XLSX, CSV or JSON: "export it to CSV".',
  '**Answer questions** about a card from the card itself: "what material is it?"',
]);

/** Answers to messages that need no tool. */
export function answerTalk(request: Request, hasCard: boolean): string {
  const { intents, cannot } = request;
  if (cannot !== null) return `${cannot}\n\nWhat I can do:\n\n${abilities}`;
  if (intents.has('help'))
    return `${introduction}\n\nWhat I can do:\n\n${abilities}\n\nI know the rules of ${marketplaceList()}.`;
  if (intents.has('thanks'))
    return hasCard
      ? "You're welcome. Shall I export the card, or improve it for another marketplace?"
      : "You're welcome.";
  if (intents.has('greeting'))
    return `Hello! ${introduction}\n\nSend me the address of a product page and write what you need, for example "Improve this listing for Amazon".`;
  if (intents.has('question'))
    return "I can only answer questions about your listings, and there is none in this chat yet. Send me the address of a product page, or paste the listing's text.";
  return `I did not understand that. ${introduction}\n\nWhat I can do:\n\n${abilities}`;
}

/** Asked when a request is about one card and it is not clear which. */
export function answerAskWhich(listed: ToolOutputs['list_cards'] | null): string {
  if (listed === null || listed.cards.length === 0)
    return "You have no listings yet. Send me the address of a product page, or paste the listing's text, and I will start with it.";
  const titles = listed.cards.slice(0, 8).map((card) => plain(card.title, 120));
  return `Which listing do you mean? Tell me a few words of its title.\n\n${bulletList(titles)}${listed.more || listed.cards.length > 8 ? '\n\nThere are more in your library.' : ''}`;
}

function marketplaceList(): string {
  const names = Object.entries(marketplaceNames)
    .filter(([id]) => id !== 'generic')
    .map(([, name]) => name);
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
