import type { FeatureKey } from '@cardwright/contract/billing';
import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import type { Clock } from '../../outside/clock/clock.ts';
import { mailContent } from '../mails/mail-layout.ts';
import type { MailsService } from '../mails/mails-service.ts';
import type { UsersService } from '../users/users-service.ts';
import { planOf } from './plan-catalogue.ts';
import { graceMs, type Standings } from './standing.ts';
import { firstNotice, isCurrent, type SubscriptionRow } from './subscription-store.ts';

export interface BillingMailsDeps {
  mails: Pick<MailsService, 'onDue' | 'enqueue'>;
  users: Pick<UsersService, 'accountByEmail'>;
  standings: Standings;
  clock: Clock;
  /** The whole address of a path of the web app. */
  publicUrl(path: string): string;
}

/** Credits of a period that somebody has used. */
export interface UsageNotice {
  user_id: string;
  feature: Extract<FeatureKey, 'credits' | 'image_credits' | 'scoring_credits'>;
  used: number;
  limit: number;
  /** The period they were given for. */
  period: { start: Date; end: Date };
}

export interface BillingMails {
  /** Writes to the seller when 80 % and when all of a period's credits are used, each once per period. */
  noteUsage(tx: Orm, notice: UsageNotice): Promise<void>;
  /** Called after each read of a subscription: reports a missing payment and a cancellation, once each. */
  noteSubscription(tx: Orm, row: Pick<SubscriptionRow, NotedColumns>): Promise<void>;
}
type NotedColumns = 'id' | 'user_id' | 'plan_id' | 'status' | 'cancel_at_period_end' | 'period_end' | 'unpaid_since';

/** The share of a period's credits from which on the seller is told. */
export const lowPercent = 80;
const featureWords: Record<UsageNotice['feature'], string> = {
  credits: 'credits',
  image_credits: 'image credits',
  scoring_credits: 'scoring credits',
};

/** Queues the e-mails about billing, and writes each at the moment when it is due. */
export function createBillingMails(deps: BillingMailsDeps): BillingMails {
  const { mails, clock } = deps;
  writeTexts(deps);

  const tellOnce = async (
    tx: Orm,
    userId: string,
    key: string,
    kind: 'payment_failed' | 'subscription_cancelled' | 'credits_low' | 'credits_used_up',
    details: Record<string, string | number>,
  ) => {
    if (!(await firstNotice(tx, userId, key, clock.now()))) return;
    const [account] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
    if (account !== undefined) await mails.enqueue(kind, account.email, tx, details);
  };

  return {
    async noteUsage(tx, { user_id, feature, used, limit, period }) {
      if (limit <= 0 || used * 100 < limit * lowPercent) return;
      const of = `${feature}:${period.start.toISOString()}`;
      const details = { feature, limit, reset: period.end.toISOString() };
      if (used >= limit) await tellOnce(tx, user_id, `credits_used_up:${of}`, 'credits_used_up', details);
      else await tellOnce(tx, user_id, `credits_low:${of}`, 'credits_low', { ...details, left: limit - used });
    },
    async noteSubscription(tx, row) {
      const details = { plan: planOf(row.plan_id).name };
      if ((row.status === 'past_due' || row.status === 'unpaid') && row.unpaid_since !== null)
        await tellOnce(
          tx,
          row.user_id,
          `payment_failed:${row.id}:${row.unpaid_since.toISOString()}`,
          'payment_failed',
          {
            ...details,
            until: new Date(row.unpaid_since.getTime() + graceMs).toISOString(),
          },
        );
      if (row.status === 'canceled' || (isCurrent(row.status) && row.cancel_at_period_end))
        await tellOnce(
          tx,
          row.user_id,
          `cancelled:${row.id}:${row.period_end.toISOString()}`,
          'subscription_cancelled',
          {
            ...details,
            until: row.period_end.toISOString(),
          },
        );
    },
  };
}

function writeTexts({ mails, users: accounts, standings, clock, publicUrl }: BillingMailsDeps): void {
  const standingOf = async (email: string) => {
    const account = await accounts.accountByEmail(email);
    return account === null ? null : standings.of(account.id);
  };

  mails.onDue('payment_failed', async ({ recipient, details }) => {
    const standing = await standingOf(recipient);
    // Paid in the meantime: nothing to worry about.
    if (standing === null || standing.grace_until === null) return null;
    return mailContent({
      subject: 'Your payment did not go through',
      paragraphs: [
        `We could not collect the payment for your Cardwright ${details.plan} plan. Please check your card.`,
        `Your plan stays as it is until ${day(standing.grace_until)}. After that the limits of the Free plan apply, until the payment has come. Nothing of yours is deleted.`,
      ],
      action: { label: 'Check my plan', url: publicUrl('/profile') },
      footnotes: ['If you have paid already, you can ignore this e-mail.'],
    });
  });

  mails.onDue('subscription_cancelled', async ({ recipient, details }) => {
    const standing = await standingOf(recipient);
    if (standing === null) return null;
    const until = new Date(details.until ?? 0);
    const ended = until <= clock.now() || standing.interval === null;
    // Resumed, or bought again, in the meantime.
    if (standing.interval !== null && !standing.cancel_at_period_end) return null;
    return mailContent({
      subject: ended ? 'Your plan has ended' : 'You have cancelled your plan',
      paragraphs: [
        ended
          ? `Your Cardwright ${details.plan} plan has ended. You are on the Free plan now.`
          : `Your Cardwright ${details.plan} plan is cancelled. You keep it until ${day(until)}; nothing is charged any more, and after that you are on the Free plan.`,
        'Nothing of yours is deleted. What is above the limits of the Free plan stays there to read.',
      ],
      action: ended
        ? { label: 'See the plans', url: publicUrl('/pricing') }
        : { label: 'Keep my plan', url: publicUrl('/profile') },
    });
  });

  const creditsMail = (kind: 'credits_low' | 'credits_used_up') =>
    mails.onDue(kind, async ({ recipient, details }) => {
      const standing = await standingOf(recipient);
      const reset = new Date(details.reset ?? 0);
      // The credits are back already.
      if (standing === null || reset <= clock.now()) return null;
      const words = featureWords[details.feature as UsageNotice['feature']];
      const all = `${Number(details.limit).toLocaleString('en-US')} ${words}`;
      const left = Number(details.left ?? 0).toLocaleString('en-US');
      return mailContent({
        subject: kind === 'credits_low' ? `You have used 80% of your ${words}` : `You have used all your ${words}`,
        paragraphs: [
          kind === 'credits_low'
            ? `You had ${all} for this month on the ${standing.plan.name} plan, and ${left} are left.`
            : `You have used the ${all} of this month on the ${standing.plan.name} plan.`,
          `New ones come on ${day(reset)}. Your profile shows what each credit was used for.`,
        ],
        action: { label: 'See my usage', url: publicUrl('/profile') },
      });
    });
  creditsMail('credits_low');
  creditsMail('credits_used_up');
}

const day = (at: Date) =>
  at.toLocaleDateString('en-US', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
