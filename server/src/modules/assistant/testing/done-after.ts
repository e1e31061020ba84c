import type { ToolStep } from '../built-in-model/conversation.ts';
import { type Action, decide } from '../built-in-model/decide.ts';
import { answerOf } from '../intents/seller-library.ts';
import { conversationAfter } from './conversation-after.ts';

/** So many steps no request of a test needs. */
const mostSteps = 12;

/** All that is done on a message, as far as tools answer at once, and what is said in the end. */
export function doneAfter(given: string, text: string): { said: string; works: ToolStep[] } {
  const conversation = conversationAfter(given, text);
  const steps: ToolStep[] = [];
  while (steps.length < mostSteps) {
    const action: Action = decide({ ...conversation, current: { ...conversation.current, steps } });
    if (action.kind === 'say') return { said: action.text, works: steps.filter(({ tool }) => tool !== 'list_cards') };
    steps.push({ tool: action.tool, input: action.input, output: answerOf(action.tool, action.input) } as never);
  }
  throw new Error('no end');
}
