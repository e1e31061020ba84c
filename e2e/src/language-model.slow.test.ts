import { afterAll, expect, test } from 'vitest';
import { type ModelServer, startModelServer } from '../../server/src/outside/language-model/testing/model-server.ts';
import { seller } from './product.ts';
import { openStage } from './stage.ts';

let model: ModelServer | undefined;
const stage = openStage(async () => {
  model = await startModelServer('anthropic');
  return {
    AI_PROVIDER: 'anthropic',
    AI_BASE_URL: model.base_url,
    AI_API_KEY: 'key-of-the-journey',
    AI_MODEL: 'talker',
  };
});
afterAll(() => model?.close());

test('a language model answers, breaks off, and the built-in assistant goes on and says so', async () => {
  const { page, errors } = await stage.visitAs(seller);
  await page.goto(`${stage.url}/chat`);
  const say = async (text: string) => {
    await page.getByLabel('Message to the assistant').fill(text);
    await page.keyboard.press('Enter');
  };
  const answers = page.getByRole('list', { name: 'Conversation' }).getByRole('listitem');

  model?.play([{ kind: 'says', text: 'Good day, I am the **model** of this journey.' }]);
  await say('Hello');
  await answers.nth(1).getByText('I am the model of this journey.').waitFor();

  model?.play([{ kind: 'cuts', text: 'Of course, I can' }]);
  await say('What can you do?');
  const answer = answers.nth(3);
  await answer
    .getByText('The language model is not available right now, so the built-in assistant answered.')
    .waitFor();
  // What came before the cut stays, and the answer goes on.
  await expect
    .poll(() => answer.innerText())
    .toMatch(/Of course, I can[\s\S]*so the built-in assistant answered\.[\s\S]{40,}/);
  await page.reload();
  await answer.getByText('so the built-in assistant answered.').waitFor();
  expect(errors).toEqual([]);
  expect(stage.product.output()).not.toContain('key-of-the-journey');
});
