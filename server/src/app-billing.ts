import type { FastifyBaseLogger } from 'fastify';
import type { AppParts } from './app-parts.ts';
import { secretUuid } from './db/ids.ts';
import { withBasePlan } from './modules/billing/base-plan.ts';
import { createBillingService, type UsageCounters } from './modules/billing/billing-service.ts';
import { createCharges } from './modules/billing/charges.ts';
import { createEntitlements } from './modules/billing/entitlements.ts';
import { createLedger } from './modules/billing/ledger-service.ts';
import { createPayments } from './modules/billing/payments.ts';
import { createStandings } from './modules/billing/standing.ts';
import type { MailsService } from './modules/mails/mails-service.ts';
import type { UsersService } from './modules/users/users-service.ts';

interface AppBillingDeps {
  users: UsersService;
  mails: MailsService;
  /** Counts what a plan limits; called only when somebody wants to know. */
  counters: UsageCounters;
  /** A secret of its own for each purpose. */
  key(purpose: string): Uint8Array;
  publicUrl(path: string): string;
  log: FastifyBaseLogger;
  onError(error: unknown): void;
}

/** Wires billing: what sellers are entitled to, what they pay, and what work costs. */
export function createAppBilling(parts: AppParts, deps: AppBillingDeps) {
  const { database, clock, newId, randomBytes } = parts;
  const { counters, key, ...shared } = deps;
  const ownStandings = createStandings({ database, clock });
  const standings = parts.base_plan === undefined ? ownStandings : withBasePlan(ownStandings, parts.base_plan);
  const payments = createPayments({
    ...shared,
    provider: parts.payment_provider,
    database,
    standings,
    clock,
    newId,
    secretId: () => secretUuid(randomBytes(16)),
    sandbox_secret: Buffer.from(key('sandbox events')).toString('base64url'),
  });
  const ledger = createLedger({ database, standings, clock, newId });
  const billing = createBillingService({ standings, ledger, counters });
  const entitlements = createEntitlements({ standings, canUse: billing.canUse });
  const charges = createCharges({ ledger, standings, clock });
  return { standings, payments, ledger, billing, entitlements, charges };
}
