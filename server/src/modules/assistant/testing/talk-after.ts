import type { Conversation, ToolStep } from '../built-in-model/conversation.ts';
import { decide } from '../built-in-model/decide.ts';
import { answerOf } from '../intents/seller-library.ts';
import { conversationAfter } from './conversation-after.ts';

/** What the last message of a talk leads to, beside looking cards up, answered as the library of the sets would. */
export function talkAfter(
  given: string,
  ...texts: [string, ...string[]]
): { said: string; works: { tool: string; input: Record<string, unknown> }[] } {
  const [first, ...others] = texts;
  let [conversation, said] = turnOf(conversationAfter(given, first));
  for (const text of others) {
    const earlier = [...conversation.earlier, conversation.current];
    [conversation, said] = turnOf({ ...conversation, earlier, current: { text, steps: [] } });
  }
  const works = conversation.current.steps.flatMap(({ tool, input = {} }) =>
    tool === 'list_cards' ? [] : [{ tool, input }],
  );
  return { said, works };
}

function turnOf(conversation: Conversation): [Conversation, string] {
  const steps: ToolStep[] = [];
  for (;;) {
    const now = { ...conversation, current: { ...conversation.current, steps } };
    const action = decide(now);
    if (action.kind === 'say') return [now, action.text];
    steps.push({ tool: action.tool, input: action.input, output: answerOf(action.tool, action.input) } as ToolStep);
  }
}
