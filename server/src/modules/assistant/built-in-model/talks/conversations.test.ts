import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cardwrightOptions } from '../../../../outside/language-model/assistant-model.ts';
import { givenOf, promptOf, pushCall } from '../../intents/givens.ts';
import { answerOf, placeholders } from '../../intents/seller-library.ts';
import { isToolName, toolInputs } from '../../tool-types.ts';
import { createBuiltInModel } from '../built-in-model.ts';

/** What sellers write one after the other, with the calls that each message leads to; comparisons beside them are left out. */
interface TalkCase {
  given: string;
  turns: { text: string; calls: string[] }[];
}
const talks: TalkCase[] = JSON.parse(readFileSync(new URL('./conversations.json', import.meta.url), 'utf8'));
const { model } = createBuiltInModel(async () => {});
const mostCalls = 12;

const named = Object.entries(placeholders).filter(([name]) => /^\$\d$/.test(name));
const short = (input: object) => named.reduce((text, [name, id]) => text.replaceAll(id, name), JSON.stringify(input));

/** Answers the calls as the seller's library would, until words are said; the conversation goes on with them. */
async function callsOf(given: string, texts: string[]): Promise<string[][]> {
  const before = givenOf(given);
  const prompt = promptOf(before, '');
  prompt.pop();
  const called: string[][] = [];
  for (const text of texts) {
    prompt.push({ role: 'user', content: [{ type: 'text', text }] });
    const calls: string[] = [];
    for (let count = 0; count < mostCalls; count += 1) {
      const { content } = await model.doGenerate({
        prompt,
        providerOptions: { [cardwrightOptions]: { card_id: before.shownCardId } },
      });
      const part = content[0];
      if (part?.type === 'text') {
        prompt.push({ role: 'assistant', content: [part] });
        break;
      }
      if (part?.type !== 'tool-call' || !isToolName(part.toolName)) throw new Error('neither words nor a call');
      const input = JSON.parse(part.input);
      expect(toolInputs[part.toolName].safeParse(input).success).toBe(true);
      if (part.toolName !== 'compare_versions') calls.push(`${part.toolName} ${short(input)}`);
      pushCall(prompt, part.toolName, input, answerOf(part.toolName, input));
    }
    called.push(calls);
  }
  return called;
}

describe('conversations', () => {
  it.each(talks.map(({ given, turns }) => ({ given, turns, begin: turns[0]?.text })))(
    '$given: $begin',
    async ({ given, turns }) => {
      const texts = turns.map(({ text }) => text);
      const called = await callsOf(given, texts);
      expect(texts.map((text, index) => ({ text, calls: called[index] }))).toEqual(turns);
    },
  );
});
