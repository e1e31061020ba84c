import type { ToolStep } from '../built-in-model/conversation.ts';
import { type Action, decide } from '../built-in-model/decide.ts';
import { answerOf } from '../intents/seller-library.ts';
import { conversationAfter } from './conversation-after.ts';

/** So many steps no request of a test needs. */
const mostSteps = 12;

/** What is done on a message, answered as the library of the sets would, and what is said in the end. */
function stepsAfter(given: string, text: string): { said: string; steps: ToolStep[] } {
  const conversation = conversationAfter(given, text);
  const steps: ToolStep[] = [];
  while (steps.length < mostSteps) {
    const action: Action = decide({ ...conversation, current: { ...conversation.current, steps } });
    if (action.kind === 'say') return { said: action.text, steps };
    steps.push({ tool: action.tool, input: action.input, output: answerOf(action.tool, action.input) } as never);
  }
  throw new Error('no end');
}

/** The work of it and what is said; what is looked up for it is left out. */
export function doneAfter(given: string, text: string): { said: string; works: ToolStep[] } {
  const { said, steps } = stepsAfter(given, text);
  return { said, works: steps.filter(({ tool }) => tool !== 'list_cards') };
}

/** All its calls. */
export const callsAfter = (given: string, text: string): { tool: string; input: Record<string, unknown> }[] =>
  stepsAfter(given, text).steps.map(({ tool, input = {} }) => ({ tool, input }));
