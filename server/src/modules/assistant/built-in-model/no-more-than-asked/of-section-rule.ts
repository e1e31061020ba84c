import type { Request } from '../request.ts';
import { isCall, say } from '../understanding/ask.ts';
import { sectionNamed } from '../understanding/wishes/wishes.ts';

const kept = new Set<unknown>(['avoid_words', 'include_keywords']);
/** "Never use the word eco in titles": such words are kept for all texts of a card, which is told. */
export function ofSectionRule(request: Request): Request {
  const [ask, ...others] = request.asks;
  if (ask === undefined || others.length > 0 || !isCall(ask) || ask.tool !== 'remember_preference') return request;
  const sections = sectionNamed(request.text);
  if (!kept.has(ask.input.kind) || sections.length === 0 || sections.length > 3) return request;
  return { ...request, asks: [ask, say('rule_for_all_texts')] };
}
