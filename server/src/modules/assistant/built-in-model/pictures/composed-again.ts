import { type Conversation, isDone } from '../conversation.ts';
import { parseRequest, type Request } from '../request.ts';
import { surroundingsOf } from '../surroundings.ts';
import { type Ask, isCall } from '../understanding/ask.ts';
import { composes } from '../understanding/pictures/composing-words.ts';
import { picture, pictureWord } from '../understanding/pictures/image-places.ts';
import { normalForm } from '../understanding/speech/normal-form.ts';
import { cardinalPattern, ordinalPattern } from '../understanding/speech/number-words.ts';

/** "The first and the second", "1 and 3 please". */
const placesAlone = new RegExp(
  `^(?:(?:the|and|with|just|only|please|pls|i mean|i meant|take|use|sorry|ok(?:ay)?|ones|number|numbers|no|main|both|&|\\+|${picture}|${ordinalPattern}|${cardinalPattern})(?![a-z\\d])[\\s,.!]*)+$`,
);
const unknownPlaces = new RegExp(`\\b(?:the |my )?last ${cardinalPattern} (?=${picture}\\b)`, 'i');
const isComposed = (ask: Ask) => isCall(ask) && ask.tool === 'generate_image' && ask.input.kind === 'compose';

/** "Which pictures do you mean?", behind pictures that are to be put together: those that are told now. */
export function composedAgain(conversation: Conversation, request: Request): Request | null {
  const { earlier } = conversation;
  const last = earlier.at(-1);
  const said = request.text.trim();
  if (last === undefined || !placesAlone.test(said)) return null;
  const step = last.steps.findLast(({ tool }) => tool === 'generate_image');
  const isRefused = step?.input?.kind === 'compose' && !isDone(step.output);
  const isAsked = last.steps.length === 0 && composes(normalForm(last.text).text);
  if (!isRefused && !isAsked) return null;
  const named = pictureWord.test(said) ? said : /^\D*\d/.test(said) ? `pictures ${said}` : `${said} pictures`;
  const around = surroundingsOf(conversation);
  const found = parseRequest(`combine ${named}`, around).asks.find(isComposed);
  const images = found !== undefined && isCall(found) ? found.input.images : undefined;
  if (!Array.isArray(images) || images.length < 2) return null;
  // What else was asked for is read without the places that were not known.
  const asked = last.text.replace(unknownPlaces, 'all ');
  const before = parseRequest(asked, { ...around, lastTool: null }).asks.filter(isCall);
  const asks = before.some(isComposed) ? before : found === undefined ? [] : [found];
  return { ...request, asks: asks.map((ask): Ask => (isComposed(ask) ? withImages(ask, images) : ask)) };
}

function withImages(ask: Ask, images: unknown[]): Ask {
  if (!isCall(ask)) return ask;
  const { count: _, except: __, ...input } = ask.input;
  return { ...ask, input: { ...input, images } };
}
