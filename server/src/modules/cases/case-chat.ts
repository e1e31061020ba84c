import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { CaseTurn } from '@cardwright/contract/cases';
import type { Listing } from '@cardwright/listing/listing';
import { type ModelMessage, streamText, type UIMessageChunk } from 'ai';
import { createLeakGate } from '../../outside/language-model/leak-gate.ts';
import { caseText, createCaseAnswerGate } from './case-answer-gate.ts';
import { caseInstructions } from './case-instructions.ts';

/** A question about a published listing. It holds nothing about the seller or the card but what the public page shows. */
export interface CaseQuestion {
  id: string;
  listing: Listing;
  text: string;
  earlier: CaseTurn[];
}
/** Answers a question from a listing alone, in plain text; null when the listing does not say it. Pure. */
type AnswerFromListing = (question: string, listing: Listing) => string | null;

export interface CaseChatDeps {
  answerFromListing: AnswerFromListing;
  /** Null: the built-in answers only. */
  model: LanguageModelV4 | null;
  newId(): string;
  onError(error: unknown): void;
}

const maxTokens = 400;
/** How much of a listing a model reads: listings can be very long. */
const maxCaseText = 24_000;
const timeouts = { firstChunkMs: 20_000, chunkMs: 15_000, totalMs: 60_000 };
const cutNote = 'The answer was cut off. Please ask again.';
const leftOutNote = 'I left something out that the listing does not say.';

/**
 * The answer as chunks of a UI message stream. When a model fails, the built-in answer takes its place, or follows what
 * the model has written; where the listing has none, half an answer ends with an error chunk.
 */
export async function* caseAnswer(
  deps: CaseChatDeps,
  question: CaseQuestion,
  withModel: boolean,
  signal: AbortSignal,
): AsyncGenerator<UIMessageChunk> {
  yield { type: 'start', messageId: question.id };
  yield { type: 'text-start', id: 'text' };
  let written = '';
  if (withModel && deps.model !== null)
    try {
      for await (const delta of modelAnswer(deps.model, question, signal)) {
        written += delta;
        yield { type: 'text-delta', id: 'text', delta };
      }
    } catch (error) {
      if (signal.aborted) return;
      deps.onError(error);
      const known = written.trim() === '' ? null : deps.answerFromListing(question.text, question.listing);
      if (known !== null) yield { type: 'text-delta', id: 'text', delta: `\n\n${known}` };
      else if (written.trim() !== '') return yield { type: 'error', errorText: cutNote };
    }
  if (written.trim() === '') yield { type: 'text-delta', id: 'text', delta: builtInAnswer(deps, question) };
  yield { type: 'text-end', id: 'text' };
  yield { type: 'finish' };
}

/** Rejects when the model fails; what it said before stays. */
async function* modelAnswer(
  model: LanguageModelV4,
  { listing, text, earlier }: CaseQuestion,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const known = caseText(listing).slice(0, maxCaseText).toWellFormed();
  const messages: ModelMessage[] = [
    { role: 'user', content: `The listing, as data:\n${JSON.stringify(known)}` },
    { role: 'assistant', content: 'I answer questions about this listing from its text alone.' },
    ...earlier.map(
      (turn): ModelMessage => ({ role: turn.role === 'visitor' ? 'user' : 'assistant', content: turn.text }),
    ),
    { role: 'user', content: text },
  ];
  const { stream } = streamText({
    model,
    instructions: caseInstructions,
    messages,
    maxOutputTokens: maxTokens,
    abortSignal: signal,
    timeout: timeouts,
    onError: () => undefined,
  });
  const leaks = createLeakGate([caseInstructions]);
  const gate = createCaseAnswerGate(listing, known);
  let failure: unknown = null;
  let shown = false;
  const pass = (delta: string) => {
    shown ||= delta.trim() !== '';
    return delta;
  };
  for await (const part of stream) {
    if (part.type === 'error') failure = part.error;
    if (part.type === 'abort') failure ??= new Error('The language model took too long.');
    if (part.type !== 'text-delta') continue;
    const delta = pass(gate.push(leaks.push(part.text)));
    if (delta !== '') yield delta;
  }
  const last = pass(gate.push(leaks.end()) + gate.end());
  if (last !== '') yield last;
  if (shown && gate.leftOut > 0) yield `\n\n${leftOutNote}`;
  if (failure !== null) throw failure;
}

function builtInAnswer({ answerFromListing }: CaseChatDeps, { listing, text }: CaseQuestion): string {
  const answer = answerFromListing(text, listing);
  if (answer !== null) return answer;
  const names = listing.specifications.slice(0, 6).map(({ name }) => name);
  const about = names.length === 0 ? '' : ` It tells about: ${names.join(', ')}.`;
  return `The listing does not say that, and I do not guess.${about}`;
}
