import type { Request } from '../request.ts';
import { type Ask, isCall, say } from '../understanding/ask.ts';

const small = /^(?:and|or|&|\+|the|an?|of|with|for|in|on|to|by|it|is|but|not|no|yes)$/i;
/** "Make it sound nicer without lying": how it is done, and no word of the listing. */
const manner =
  /^(?:lying|lies|exaggerat(?:ing|ions?)|invent(?:ing|ions?)|cheating|overdoing(?: it)?|bragging|making (?:things|stuff|anything) up)$/i;

/** Small words are no keywords for which a listing is rewritten, and a manner is no word to be left out. */
export function ofIdleWords(request: Request): Request {
  const asks = request.asks.map(withoutManner);
  const isIdle = asks.some((ask) => isCall(ask) && ask.tool === 'improve_card' && isSmall(ask.input.include_keywords));
  return isIdle ? { ...request, asks: [say('edit_what')] } : { ...request, asks };
}

const isSmall = (words: unknown) =>
  Array.isArray(words) && words.length > 0 && words.every((word) => small.test(String(word)));

function withoutManner(ask: Ask): Ask {
  if (!isCall(ask) || !/^improve_cards?$/.test(ask.tool) || !Array.isArray(ask.input.avoid_words)) return ask;
  const { avoid_words: words, ...others } = ask.input;
  const left = (words as string[]).filter((word) => !manner.test(word));
  if (left.length === (words as string[]).length) return ask;
  return { ...ask, input: left.length === 0 ? others : { ...others, avoid_words: left } };
}
