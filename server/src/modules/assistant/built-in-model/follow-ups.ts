import { type Conversation, cardInHand, outputFrom, type Turn } from './conversation.ts';
import { planCalls } from './plan-calls.ts';
import { parseRequest, type Request } from './request.ts';
import type { Ask, Surroundings } from './understanding/ask.ts';
import { marketplacesIn } from './understanding/marketplace-words.ts';
import { answeredQuestions, type OpenQuestion } from './understanding/statements.ts';
import { targetIn } from './understanding/targets.ts';

const yes =
  /^(?:(?:yes|yep|yeah|yup|sure|ok(?:ay)?|go(?: ahead| on| for it)?|do it|do so|please do|start(?: it)?|confirm(?:ed)?|agreed?|sounds good|that is fine|fine|alright|all right|of course|absolutely|definitely|correct|right|perfect|good|great|please|now|then|let us go|run it|proceed|continue|make it so|i agree|i confirm|with pleasure|y|k|👍)[\s,.!]*)+$/;
const again = /\b(?:same|again|once more|repeat|as well|too|also|likewise|ditto)\b/;
/** "now for eBay", "what about eBay?", "eBay too". */
const onlyMarketplace =
  /^(?:(?:and|now|then|ok(?:ay)?|great|good|also|next|please|what about|how about|the|same|do|make|try|it|this|again|for|on|to|with|in|as well|too|instead|,|amazon|e-?bay|etsy|shopify|woocommerce|walmart|google(?: shopping| merchant)?|ozon|wildberries|both|&|thing)[\s,.!?]*)+$/;

/** The request with what it takes from the conversation before: a "yes", "the same for eBay", an answer to a question. */
export function continuedRequest(conversation: Conversation): Request {
  const { current } = conversation;
  const around = surroundingsOf(conversation);
  const request = parseRequest(current.text, around);
  const { earlier } = conversation;
  const last = earlier.at(-1);
  if (request.isForeign) return request;
  if (last === undefined) return repeated(conversation, request) ?? request;
  return (
    agreed(request, last) ??
    chosen(conversation, request, last) ??
    repeated(conversation, request) ??
    answered(request, last) ??
    request
  );
}

function surroundingsOf({ earlier, current, shownCardId, files }: Conversation): Surroundings {
  const steps = earlier.flatMap((turn) => turn.steps);
  const made = steps.findLast(({ tool }) => tool === 'edit_image' || tool === 'generate_image');
  const images = made !== undefined && 'images' in made.output ? made.output.images : [];
  return {
    hasCard: cardInHand([...earlier, current], shownCardId) !== null,
    files,
    filesAreNew: (current.files ?? []).length > 0,
    lastTool: earlier.at(-1)?.steps.at(-1)?.tool ?? null,
    hasQuestions: questionsOf(earlier.at(-1)).length > 0,
    lastImage: images.at(-1)?.image_id ?? null,
  };
}

/** "Yes" to a price starts what was priced. */
function agreed(request: Request, { steps }: Turn): Request | null {
  const priced = steps.findLast(({ tool }) => tool === 'improve_cards' || tool === 'score_cards');
  if (priced === undefined || !('dry_run' in priced.output) || !priced.output.dry_run || !yes.test(request.text.trim()))
    return null;
  const { dry_run: _, ...input } = priced.input ?? {};
  return { ...request, asks: [{ kind: 'call', tool: priced.tool, input, target: null }] };
}

/** "Which listing do you mean?" "The mug." */
function chosen(conversation: Conversation, request: Request, last: Turn): Request | null {
  const { steps } = last;
  const looked = outputFrom(steps, 'list_cards');
  if (looked === null || steps.some(({ tool }) => tool !== 'list_cards')) return null;
  const before = continuedRequest({
    ...conversation,
    earlier: conversation.earlier.slice(0, -1),
    current: { ...last, steps: [] },
  });
  const calls = planCalls(before);
  if (calls.length === 0 || calls[0]?.tool === 'list_cards') return null;
  const target = targetIn(request.text);
  const isOnlyChoice = request.asks.every(
    (ask) => ask.kind === 'say' || ask.tool === 'read_card' || ask.tool === 'list_cards',
  );
  if (target.kind === 'it' || !isOnlyChoice) return null;
  const asks = before.asks.map((ask): Ask => (ask.kind === 'call' && ask.target !== null ? { ...ask, target } : ask));
  return { ...before, asks };
}

/** "Now for eBay", "the same for the other one". */
function repeated(conversation: Conversation, request: Request): Request | null {
  const text = request.text.trim();
  const markets = marketplacesIn(text);
  const isBare =
    onlyMarketplace.test(text) &&
    markets.length > 0 &&
    request.message.urls.length === 0 &&
    request.message.html === null;
  const isAgain = again.test(text) && request.asks.every((ask) => ask.kind === 'call' && ask.tool === 'read_card');
  if (!isBare && !isAgain) return null;
  const { earlier } = conversation;
  for (let index = earlier.length - 1; index >= 0; index -= 1) {
    const turn = earlier[index];
    if (turn === undefined) break;
    const before = continuedRequest({
      ...conversation,
      earlier: earlier.slice(0, index),
      current: { ...turn, steps: [] },
    });
    const work = before.asks.filter((ask) => ask.kind === 'call' && repeatable.has(ask.tool));
    if (work.length === 0 && before.message.urls.length === 0) continue;
    const target = targetIn(text);
    const base: Ask[] =
      work.length > 0 ? work : [{ kind: 'call', tool: 'improve_card', input: {}, target: { kind: 'it' } }];
    const asks = base.flatMap((ask): Ask[] => {
      if (ask.kind !== 'call') return [];
      const moved = {
        ...ask,
        target: target.kind === 'it' ? (ask.target === null ? null : { kind: 'it' as const }) : target,
      };
      const { marketplace: _, ...rest } = ask.input;
      return markets.length === 0
        ? [moved]
        : markets.map(({ id }) => ({ ...moved, input: { ...rest, marketplace: id } }));
    });
    return { ...request, asks };
  }
  return isBare
    ? {
        ...request,
        asks: markets.map(({ id }) => ({
          kind: 'call',
          tool: 'improve_card',
          input: { marketplace: id },
          target: { kind: 'it' },
        })),
      }
    : null;
}
const repeatable = new Set([
  'improve_card',
  'score_card',
  'improve_cards',
  'score_cards',
  'compare_versions',
  'edit_image',
]);

/** What the seller was asked at the end of a turn. */
function questionsOf(turn: Turn | undefined): OpenQuestion[] {
  const steps = turn?.steps ?? [];
  return outputFrom(steps, 'improve_card')?.questions ?? outputFrom(steps, 'create_card')?.questions ?? [];
}

/** Facts for the questions that the last answer asked: what the seller states is a source. */
function answered(request: Request, last: Turn): Request | null {
  const questions = questionsOf(last);
  if (questions.length === 0 || request.asks.length > 0) return null;
  const { message } = request;
  if (message.html !== null || message.urls.length > 0 || message.command.length > 1_000) return null;
  const said = [message.command, message.text ?? ''].filter((text) => text !== '').join('\n');
  const edits = answeredQuestions(said, questions);
  if (edits.length === 0) return null;
  const asks: Ask[] = [{ kind: 'call', tool: 'edit_card', input: { edits }, target: { kind: 'it' } }];
  return { ...request, message: { ...message, text: null }, asks };
}
