import type { Card } from '@cardwright/contract/cards';
import type { BulkJob } from '@cardwright/contract/library';
import type { Plan } from '@cardwright/contract/plans';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openChargingStage } from './testing/charging-stage.ts';
import { testDatabases } from './testing/test-databases.ts';

describe.each(testDatabases)('what the plan of a turn says that it has taken on $name', ({ open }) => {
  const stage = openChargingStage(open);
  const { call, newCard, newChat, say, planOfChat } = stage;

  /** What the ledger has charged the seller so far, in the plan's words. */
  const ledger = async () => {
    const { credits, daily_credits, image_credits, scoring_credits } = await stage.app.ledger.usage(stage.seller.id);
    return {
      credits: credits.used + daily_credits.used,
      image_credits: image_credits.used,
      scoring_credits: scoring_credits.used,
    };
  };
  const told = ({ cost }: Plan) => {
    const of = (feature: string) => cost.others?.find((one) => one.feature === feature)?.charged ?? 0;
    return {
      credits: cost.charged,
      image_credits: of('image_credits'),
      scoring_credits: of('scoring_credits'),
    };
  };
  /** Says it in a chat of its own and answers what the plan says; the ledger has to have taken just that. */
  const taken = async (words: string, chat?: string) => {
    const before = await ledger();
    const id = chat ?? (await newChat());
    await say(id, words);
    await stage.app.runs.idle();
    await stage.app.bulk.idle();
    const after = await ledger();
    const plan = await planOfChat(id);
    expect(told(plan)).toEqual({
      credits: after.credits - before.credits,
      image_credits: after.image_credits - before.image_credits,
      scoring_credits: after.scoring_credits - before.scoring_credits,
    });
    expect(plan.cost.credits).toBe(plan.cost.charged);
    expect(plan.cost.held).toBe(0);
    return { ...told(plan), steps: plan.steps };
  };

  it('has a score of an unchanged card once in a chat: a question about it takes no other', async () => {
    const card = await newCard();
    const [chat, other] = [await newChat(), await newChat()];
    const scoring = async (words: string, of = chat) => (await taken(words, of)).scoring_credits;
    for (const id of [chat, other])
      await call('POST', `/chats/${id}/messages`, { id: crypto.randomUUID(), text: 'Show this card', card_id: card });
    await stage.app.runs.idle();
    expect(await scoring('Score it')).toBe(1);
    expect(await scoring('Why is it losing points?')).toBe(0);
    expect(await scoring('Score it for eBay')).toBe(1);
    expect(await scoring('Score it', other)).toBe(1);
    await taken('Set the title to: Norvik Trail Bottle 750 ml', chat);
    expect(await scoring('Score it')).toBe(1);
  });

  it('is what the ledger says: imports, scores, improvements, images, many cards', async () => {
    const shop = `${stage.shop.url}/bottle`;
    expect(await taken(`Import ${shop} and improve it for Etsy`)).toMatchObject({ credits: 35, scoring_credits: 0 });
    const chat = await newChat();
    await taken(`Import ${shop}`, chat);
    const scored = await taken('Score it', chat);
    expect(scored).toMatchObject({ credits: 10, scoring_credits: 1 });
    expect(scored.steps).toMatchObject([{ status: 'done', credits: 1, charged: 1, feature: 'scoring_credits' }]);

    const card = await newCard();
    const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c33' } })
      .png()
      .toBuffer();
    const { id } = await stage.app.images.upload(stage.seller.id, { bytes: new Uint8Array(picture), alt: '' });
    await call('POST', `/cards/${card}/images`, { image_id: id });
    const shown = await newChat();
    await call('POST', `/chats/${shown}/messages`, { id: crypto.randomUUID(), text: 'Show this card', card_id: card });
    expect(await taken('Make the main image square', shown)).toMatchObject({ credits: 10, image_credits: 1 });

    const many = await newChat();
    const priced = await taken('Improve all my cards, titles under 60 characters', many);
    expect(priced).toMatchObject({ credits: 10, image_credits: 0 });
    const improved = await taken('yes', many);
    const [job] = (await call('GET', '/cards/bulk')).json<{ items: BulkJob[] }>().items;
    expect(job?.asked).toEqual(['titles up to 59 characters']);
    // One of them was improved before: it is looked through, and nothing is taken for it.
    expect(job?.unchanged_count).toBe(1);
    const { items: cards } = (await call('GET', '/cards')).json<{ items: Card[] }>();
    expect(cards.filter(({ current }) => current.label.startsWith('Improved'))).toHaveLength(job?.done_count ?? 0);
    expect(improved.credits).toBe(10 + 20 * ((job?.done_count ?? 0) - 1));
    expect(job?.done_count).toBeGreaterThan(1);
    await taken('Score all my cards', many);
    const all = await taken('yes', many);
    expect(all.scoring_credits).toBe(job?.done_count);
  });

  it('is told again when work that went on behind the turn has ended', async () => {
    const chat = await newChat();
    await say(chat, 'What can you do?');
    await stage.app.runs.idle();
    const { run_id } = await planOfChat(chat);
    const work = { action: 'score' as const, card_ids: [await newCard()], dry_run: false };
    await stage.app.bulk.start(stage.seller.id, work, { part_of: run_id ?? '' });
    await stage.app.bulk.idle();
    const [last] = await stage.database.query<{ data: Plan }>(
      `select data from events where topic = $1 and event = 'plan_update' order by seq desc limit 1`,
      [`plan:${chat}`],
    );
    expect(last?.data).toMatchObject({ run_id, cost: { others: [{ feature: 'scoring_credits', charged: 1 }] } });
  });

  it('grows while the work goes on, and knows what is still to come', async () => {
    stage.holdWordsAfter(0);
    const chat = await newChat();
    const saying = say(chat, `Import ${stage.shop.url}/bottle`);
    await expect.poll(async () => (await planOfChat(chat)).cost).toMatchObject({ charged: 5, held: 10, credits: 15 });
    stage.gate.open();
    await saying;
    await stage.app.runs.idle();
    expect((await planOfChat(chat)).cost).toEqual({ charged: 15, held: 0, credits: 15 });
  });
});
