import { canUseSchema, plansSchema, subscriptionSchema } from '@cardwright/contract/billing';
import { pageOf } from '@cardwright/contract/common';
import { ledgerEntrySchema, ledgerQuerySchema } from '@cardwright/contract/ledger';
import { z } from 'zod';
import { currentUser } from '../../http/auth-guard.ts';
import type { HttpServer } from '../../http/http-server.ts';
import type { BillingService } from './billing-service.ts';
import type { Ledger } from './ledger.ts';

const tags = ['billing'];

export function billingRoutes(app: HttpServer, billing: BillingService, ledger: Pick<Ledger, 'entries'>): void {
  app.get(
    '/api/billing/plans',
    {
      config: { access: 'open' },
      schema: {
        tags,
        summary: 'The plans, their prices and limits, and what work costs',
        response: { 200: plansSchema },
      },
    },
    async () => billing.plans(),
  );
  app.get(
    '/api/billing/subscription',
    {
      schema: {
        tags,
        summary: 'The plan of the signed-in seller and its usage',
        response: { 200: subscriptionSchema },
      },
    },
    async (request) => billing.subscription(currentUser(request).id),
  );
  app.get(
    '/api/billing/can-use/:feature',
    {
      schema: {
        tags,
        summary: 'Whether the signed-in seller may use a feature',
        params: z.object({ feature: z.string() }),
        response: { 200: canUseSchema },
      },
    },
    async (request) => billing.canUse(currentUser(request).id, request.params.feature),
  );
  app.get(
    '/api/billing/ledger',
    {
      schema: {
        tags,
        summary: 'Where the credits of the signed-in seller came from and went to, newest first',
        querystring: ledgerQuerySchema,
        response: { 200: pageOf(ledgerEntrySchema) },
      },
    },
    async (request) => ledger.entries(currentUser(request).id, request.query),
  );
}
