import { setTimeout } from 'node:timers/promises';
import {
  activatedSchema,
  activateRequestSchema,
  confirmationSentSchema,
  emailRequestSchema,
  passwordChangedSchema,
  registerRequestSchema,
  resetConfirmRequestSchema,
  resetSentSchema,
} from '@cardwright/contract/auth';
import { deleteAccountRequestSchema } from '@cardwright/contract/users';
import { z } from 'zod';
import { currentUser } from '../../http/auth-guard.ts';
import type { HttpServer } from '../../http/http-server.ts';
import type { AccountDeletion } from './account-deletion.ts';
import type { PasswordResetService } from './password-reset-service.ts';
import type { RegistrationService } from './registration-service.ts';

export interface AccountRoutesDeps {
  registration: RegistrationService;
  passwordReset: PasswordResetService;
  deletion: AccountDeletion;
  /**
   * The calls that send an e-mail answer no sooner than this, so that what the server does besides for a known address
   * cannot be read from their timing; milliseconds.
   */
  mail_answer_ms: number;
}

export function accountRoutes(app: HttpServer, deps: AccountRoutesDeps): void {
  const { registration, passwordReset, deletion } = deps;
  const config = { access: 'open' } as const;
  const tags = ['auth'];
  const paced = async (work: Promise<void>) => {
    await Promise.all([work, setTimeout(deps.mail_answer_ms)]);
  };

  app.post(
    '/api/auth/register',
    {
      config: { ...config, idempotent: true },
      schema: {
        tags,
        summary: 'Make an account; an e-mail asks to confirm it',
        body: registerRequestSchema,
        response: { 202: confirmationSentSchema },
      },
    },
    async (request, reply) => {
      await paced(registration.register(request.body, request.ip));
      return reply.code(202).send({ status: 'confirmation_sent' });
    },
  );
  app.post(
    '/api/auth/activation',
    {
      config: { ...config, idempotent: true },
      schema: {
        tags,
        summary: 'Send the confirmation e-mail again',
        body: emailRequestSchema,
        response: { 202: confirmationSentSchema },
      },
    },
    async (request, reply) => {
      await paced(registration.resend(request.body.email, request.ip));
      return reply.code(202).send({ status: 'confirmation_sent' });
    },
  );
  app.post(
    '/api/auth/activate',
    {
      config,
      schema: { tags, summary: 'Confirm the address', body: activateRequestSchema, response: { 200: activatedSchema } },
    },
    async (request) => {
      await registration.activate(request.body.token, request.ip);
      return { status: 'activated' as const };
    },
  );
  app.post(
    '/api/auth/password-reset',
    {
      config: { ...config, idempotent: true },
      schema: { tags, summary: 'Ask for a reset link', body: emailRequestSchema, response: { 202: resetSentSchema } },
    },
    async (request, reply) => {
      await paced(passwordReset.request(request.body.email, request.ip));
      return reply.code(202).send({ status: 'reset_sent' });
    },
  );
  app.post(
    '/api/auth/password-reset/confirm',
    {
      config,
      schema: {
        tags,
        summary: 'Choose a new password with the link; ends every session',
        body: resetConfirmRequestSchema,
        response: { 200: passwordChangedSchema },
      },
    },
    async (request) => {
      await passwordReset.confirm(request.body, request.ip);
      return { status: 'password_changed' as const };
    },
  );
  app.delete(
    '/api/users/me',
    {
      schema: {
        tags: ['users'],
        summary: 'Delete the account with everything in it',
        body: deleteAccountRequestSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await deletion.remove(currentUser(request).id, request.body?.password, request.ip);
      return reply.code(204).send(null);
    },
  );
}
