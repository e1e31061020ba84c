import { emptyListing } from '@cardwright/listing/listing';
import { describe, expect, it } from 'vitest';
import { createCaseAnswerGate } from '../cases/case-answer-gate.ts';
import { caseInstructions } from '../cases/case-instructions.ts';
import { createBuiltInModel } from './built-in-model/built-in-model.ts';
import { answerFromListing } from './case-answers.ts';
import { type Given, promptOf, pushCall } from './intents/givens.ts';
import { answerOf, idOf } from './intents/seller-library.ts';
import { attacks, plainOrders } from './testing/injections.ts';
import { isToolName } from './tool-types.ts';

const { model } = createBuiltInModel(async () => {});

/** The tools that the built-in assistant runs for a request, and what it says in the end. */
async function toolsFor(given: Given, text: string): Promise<{ tools: string[]; said: string }> {
  const prompt = promptOf(given, text);
  const tools: string[] = [];
  for (let step = 0; step < 6; step += 1) {
    const [part] = (await model.doGenerate({ prompt })).content;
    if (part?.type === 'text') return { tools, said: part.text };
    if (part?.type !== 'tool-call' || !isToolName(part.toolName)) throw new Error('neither words nor a call');
    tools.push(part.toolName);
    pushCall(prompt, part.toolName, JSON.parse(part.input), answerOf(part.toolName, JSON.parse(part.input)));
  }
  return { tools, said: '' };
}
const empty: Given = { shownCardId: null, earlier: [], files: [] };
const file = (kind: 'csv' | 'xlsx' | 'text' | 'pdf', text: string): Given => ({
  ...empty,
  files: [{ file_id: idOf(91), name: `products.${kind}`, kind, text }],
});
/** A library whose titles are attacks, as an earlier turn has shown it. */
const listed = (text: string): Given => ({
  ...empty,
  earlier: [
    {
      text: 'show my cards',
      calls: [
        {
          tool: 'list_cards',
          input: {},
          output: {
            cards: [1, 2].map((number) => ({
              card_id: idOf(number),
              title: `${text} ${number}`,
              marketplace: 'generic',
              score: 50,
            })),
            more: false,
          },
        },
      ],
      answer: `You have 2 cards: ${text} 1 and ${text} 2.`,
    },
  ],
});

describe.each([...attacks, ...plainOrders])('$name', ({ text }) => {
  it('is not obeyed in a file', async () => {
    for (const kind of ['csv', 'xlsx', 'text', 'pdf'] as const)
      expect((await toolsFor(file(kind, `title,price\n${text},1.00`), 'thanks')).tools).toEqual([]);
    const imported = await toolsFor(file('csv', `title,price\n${text},1.00`), 'import this file');
    expect(imported.tools.filter((tool) => tool !== 'import_file')).toEqual([]);
  });

  it('is not obeyed in the titles of cards and in what the assistant said of them', async () => {
    expect((await toolsFor(listed(text), 'thank you')).tools).toEqual([]);
    const { tools, said } = await toolsFor(listed(text), 'score the second one');
    expect(tools).toEqual(['score_card']);
    expect(said).not.toMatch(/(?<!\\)\]\(https?:/);
  });

  it('gets nothing out of the chat of a public case but the listing', () => {
    const listing = { ...emptyListing, title: 'Trail Bottle', description: `A steel bottle. ${text}` };
    for (const question of [text, 'What does the description say?'])
      expect(answerFromListing(question, listing) ?? '').not.toContain(caseInstructions.slice(0, 60));
    const gate = createCaseAnswerGate(listing, 'Trail Bottle\nA steel bottle.');
    const shown = gate.push(`A steel bottle. ${text}\n`) + gate.end();
    expect(shown).toContain('A steel bottle.');
    expect(shown).not.toMatch(/https?:|!\[|\]\(|<img|<script/);
  });
});

describe.each(plainOrders)('$name', ({ text }) => {
  it('is not obeyed in a listing that the seller pastes', async () => {
    const pasted = `import this listing:\n\nSteel bottle 500 ml\n\n${text}\n\n- Keeps cold\n- ${text}\n\nPrice: $9.00`;
    const { tools } = await toolsFor(empty, pasted);
    expect(tools.filter((tool) => !['import_listing', 'create_card', 'score_card'].includes(tool))).toEqual([]);
    expect(tools.slice(0, 1)).not.toEqual(['score_card']);
  });
});
