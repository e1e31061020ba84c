import { subscriptionSchema } from '@cardwright/contract/billing';
import { idSchema } from '@cardwright/contract/common';
import {
  changePreviewSchema,
  changeRequestSchema,
  checkoutRequestSchema,
  checkoutStateSchema,
  paymentPageSchema,
} from '@cardwright/contract/payments';
import { z } from 'zod';
import { currentUser } from '../../http/auth-guard.ts';
import type { HttpServer } from '../../http/http-server.ts';
import type { BillingService } from './billing-service.ts';
import type { Subscriptions } from './subscriptions.ts';

const tags = ['billing'];

/** What a seller can do with the plan: pay, change, cancel, resume. */
export function subscriptionRoutes(
  app: HttpServer,
  subscriptions: Subscriptions,
  billing: Pick<BillingService, 'subscription'>,
): void {
  const config = { idempotent: true } as const;
  app.post(
    '/api/billing/checkout',
    {
      config,
      schema: {
        tags,
        summary: 'A page of the payment provider to buy or change a plan on',
        body: checkoutRequestSchema,
        response: { 200: paymentPageSchema },
      },
    },
    async (request) => subscriptions.checkout(currentUser(request).id, request.body),
  );
  app.get(
    '/api/billing/checkout/:id',
    {
      schema: {
        tags,
        summary: 'What became of a visit to that page',
        params: z.object({ id: idSchema }),
        response: { 200: checkoutStateSchema },
      },
    },
    async (request) => subscriptions.checkoutState(currentUser(request).id, request.params.id),
  );
  app.post(
    '/api/billing/portal',
    {
      config,
      schema: {
        tags,
        summary: 'The payment provider’s pages for cards and invoices',
        response: { 200: paymentPageSchema },
      },
    },
    async (request) => subscriptions.portal(currentUser(request).id),
  );
  app.post(
    '/api/billing/change',
    {
      config,
      schema: {
        tags,
        summary: 'Change the plan that is paid, or say what that would cost',
        body: changeRequestSchema,
        response: { 200: z.union([subscriptionSchema, changePreviewSchema]) },
      },
    },
    async (request) => {
      const { id } = currentUser(request);
      if (request.body.preview === true) return subscriptions.preview(id, request.body);
      await subscriptions.change(id, request.body);
      return billing.subscription(id);
    },
  );
  app.post(
    '/api/billing/cancel',
    {
      config,
      schema: { tags, summary: 'End the plan with the period that is paid', response: { 200: subscriptionSchema } },
    },
    async (request) => {
      const { id } = currentUser(request);
      await subscriptions.cancel(id);
      return billing.subscription(id);
    },
  );
  app.post(
    '/api/billing/resume',
    {
      config,
      schema: {
        tags,
        summary: 'Keep the plan: undoes a cancellation and a change that waits',
        response: { 200: subscriptionSchema },
      },
    },
    async (request) => {
      const { id } = currentUser(request);
      await subscriptions.resume(id);
      return billing.subscription(id);
    },
  );
}
