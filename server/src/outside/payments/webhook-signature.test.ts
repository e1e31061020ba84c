import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { WebhookRefused } from './payment-provider.ts';
import { signWebhook, verifyWebhook } from './webhook-signature.ts';

const body = '{"id":"evt_1","object":"event"}';
const now = new Date('2026-03-01T12:00:00.000Z');
const seconds = now.getTime() / 1000;
const { webhooks } = new Stripe('sk_test_x');
const header = (secret: string) => webhooks.generateTestHeaderString({ payload: body, secret, timestamp: seconds });
const later = (ms: number) => new Date(now.getTime() + ms);

describe('the signature of an event', () => {
  it('is the one of Stripe’s library, both ways', () => {
    expect(() => verifyWebhook(body, header('whsec_1'), 'whsec_1', now)).not.toThrow();
    const ours = signWebhook(body, 'whsec_1', now);
    expect(webhooks.constructEvent(body, ours, 'whsec_1', 300, undefined, now.getTime())).toMatchObject({
      id: 'evt_1',
    });
  });

  it('may be one of several while the secret is rolled', () => {
    const other = signWebhook(body, 'whsec_old', now).split(',')[1];
    expect(() => verifyWebhook(body, `${header('whsec_1')},${other}`, 'whsec_1', now)).not.toThrow();
    expect(() =>
      verifyWebhook(body, `t=${seconds},${other},${header('whsec_1').split(',')[1]}`, 'whsec_1', now),
    ).not.toThrow();
  });

  it('lasts five minutes', () => {
    expect(() => verifyWebhook(body, header('whsec_1'), 'whsec_1', later(300_000))).not.toThrow();
    for (const ms of [301_000, -301_000])
      expect(() => verifyWebhook(body, header('whsec_1'), 'whsec_1', later(ms))).toThrow(WebhookRefused);
  });

  it.each([
    ['none', undefined],
    ['an empty one', ''],
    ['without a time', header('whsec_1').split(',')[1]],
    ['without a signature', `t=${seconds}`],
    ['of another secret', header('whsec_2')],
    ['of an older scheme', header('whsec_1').replace('v1=', 'v0=')],
    ['of another time', header('whsec_1').replace(String(seconds), String(seconds - 1))],
  ])('is refused: %s', (_what, wrong) => {
    expect(() => verifyWebhook(body, wrong, 'whsec_1', now)).toThrow(WebhookRefused);
  });

  it('is of these very bytes', () => {
    expect(() => verifyWebhook(body.replace('evt_1', 'evt_2'), header('whsec_1'), 'whsec_1', now)).toThrow(
      WebhookRefused,
    );
  });
});
