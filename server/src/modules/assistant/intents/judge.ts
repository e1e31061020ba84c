import { cardwrightOptions } from '../../../outside/language-model/assistant-model.ts';
import { createBuiltInModel } from '../built-in-model/built-in-model.ts';
import { isToolName, toolInputs } from '../tool-types.ts';
import { givenOf, promptOf, pushCall } from './givens.ts';
import { type IntentCase, mismatch, type Outcome } from './matching.ts';
import { answerOf } from './seller-library.ts';

/** More calls than any request of the set needs. */
const mostCalls = 20;
const { model } = createBuiltInModel(async () => {});

/** Puts every request to the built-in model. `report` names what was not understood, by kind. */
export async function judge(cases: IntentCase[]): Promise<{ share: number; report: string }> {
  const missed: Missed[] = [];
  for (const entry of cases) {
    const problem = mismatch(entry, await outcomeOf(entry));
    if (problem !== null) missed.push({ entry, problem });
  }
  return { share: 1 - missed.length / cases.length, report: reportOf(cases, missed) };
}

interface Missed {
  entry: IntentCase;
  problem: string;
}

/** Lets the model go on, answering its calls as the seller's library would, until it says something. */
async function outcomeOf({ given, text }: IntentCase): Promise<Outcome> {
  const before = givenOf(given);
  const prompt = promptOf(before, text);
  const outcome: Outcome = { calls: [], text: '' };
  while (outcome.calls.length < mostCalls) {
    const { content } = await model.doGenerate({
      prompt,
      providerOptions: { [cardwrightOptions]: { card_id: before.shownCardId } },
    });
    const part = content[0];
    if (part?.type === 'text') return { ...outcome, text: part.text };
    if (part?.type !== 'tool-call' || !isToolName(part.toolName)) throw new Error('neither words nor a call');
    const input = JSON.parse(part.input);
    outcome.calls.push({ tool: part.toolName, input });
    // A call that its schema refuses would fail for the seller as well.
    if (!toolInputs[part.toolName].safeParse(input).success) return outcome;
    pushCall(prompt, part.toolName, input, answerOf(part.toolName, input, before.cards));
  }
  return outcome;
}

/** The share of each kind that is not fully understood, and what went wrong. */
function reportOf(cases: IntentCase[], missed: Missed[]): string {
  const kinds = Map.groupBy(missed, ({ entry }) => entry.kind);
  const lines = [...kinds].map(([kind, wrong]) => {
    const all = cases.filter((entry) => entry.kind === kind).length;
    const list = wrong.map(({ entry, problem }) => `    [${entry.given}] ${entry.text}\n      ${problem}`);
    return `  ${kind}: ${all - wrong.length} of ${all}\n${list.join('\n')}`;
  });
  return `${cases.length - missed.length} of ${cases.length} understood\n${lines.join('\n')}`;
}
