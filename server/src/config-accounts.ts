import { emailPattern } from '@cardwright/contract/email';
import type { Site } from '@cardwright/contract/site';
import { z } from 'zod';
import type { IdentityProviderSettings } from './outside/identity/identity-provider.ts';
import { isLoopbackIssuer } from './outside/identity/loopback-issuer.ts';
import type { SmtpSettings } from './outside/mail/smtp-mailer.ts';

const needsAddress = (example: string) => `must be an address such as ${example}`;
const webAddress = (example: string) => z.url({ protocol: /^https?$/, error: needsAddress(example) }).optional();

/** One office as `City: address`; several are separated by `;`. */
const offices = z
  .string()
  .transform((text) => text.split(';').map((office) => office.trim()))
  .transform((list) => list.filter((office) => office !== ''))
  .refine(
    (list) => list.every((office) => /^[^:]+:.+$/.test(office)),
    'must read like "Berlin: Musterstr. 1; Paris: …"',
  )
  .transform((list) => list.map((office) => /^([^:]+):(.+)$/.exec(office) ?? []))
  .transform((list) => list.map(([, city = '', address = '']) => ({ city: city.trim(), address: address.trim() })))
  .default([]);

/** Settings for e-mail, social sign-in and what the pages say about the installation. */
export const accountSettings = z.object({
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: needsAddress('smtp://user:password@mail.example:587') }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<?[^<>@\s]+@[^<>@\s]+>?$/, 'must be an address such as Cardwright <hello@cards.example>')
    .optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  OIDC_ISSUER: webAddress('https://id.example'),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(40, 'must be at most 40 characters').default('Single sign-on'),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, 'must look like GTM-ABC123')
    .optional(),
  SUPPORT_EMAIL: z.email({ pattern: emailPattern, error: 'must be an e-mail address' }).optional(),
  COMMUNITY_URL: webAddress('https://t.me/example'),
  HELP_URL: webAddress('https://help.example'),
  OFFICES: offices,
});
type AccountSettings = z.output<typeof accountSettings>;

/** One line for each missing or wrong setting. */
export function accountProblems(value: AccountSettings, production: boolean): string[] {
  const problems: string[] = [];
  const needs = (present: string | undefined, key: string, partner: string) => {
    if (present !== undefined) problems.push(`${key}: missing; ${partner} needs it`);
  };
  if (value.SMTP_URL === undefined && production)
    problems.push('SMTP_URL: missing; the outbox is for local use, production needs a mail server');
  if (value.MAIL_FROM === undefined) needs(value.SMTP_URL, 'MAIL_FROM', 'SMTP_URL');
  if (value.GOOGLE_CLIENT_SECRET === undefined)
    needs(value.GOOGLE_CLIENT_ID, 'GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID');
  if (value.GOOGLE_CLIENT_ID === undefined)
    needs(value.GOOGLE_CLIENT_SECRET, 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET');
  if (value.OIDC_CLIENT_ID === undefined) needs(value.OIDC_ISSUER, 'OIDC_CLIENT_ID', 'OIDC_ISSUER');
  if (value.OIDC_ISSUER === undefined) needs(value.OIDC_CLIENT_ID, 'OIDC_ISSUER', 'OIDC_CLIENT_ID');
  const issuer = value.OIDC_ISSUER === undefined ? null : new URL(value.OIDC_ISSUER);
  if (issuer?.protocol === 'http:' && (production || !isLoopbackIssuer(issuer)))
    problems.push(
      production
        ? 'OIDC_ISSUER: must be an https address in production'
        : 'OIDC_ISSUER: must be an https address; http is for a provider on this machine',
    );
  return problems;
}

export function smtpOf({ SMTP_URL, MAIL_FROM }: AccountSettings): SmtpSettings | null {
  return SMTP_URL === undefined || MAIL_FROM === undefined ? null : { url: SMTP_URL, from: MAIL_FROM };
}

/** Google's own issuer, then the generic one; a public client of the generic issuer has no secret. */
export function identityProvidersOf(value: AccountSettings): IdentityProviderSettings[] {
  const providers: IdentityProviderSettings[] = [];
  if (value.GOOGLE_CLIENT_ID !== undefined && value.GOOGLE_CLIENT_SECRET !== undefined)
    providers.push({
      id: 'google',
      name: 'Google',
      issuer: 'https://accounts.google.com',
      client_id: value.GOOGLE_CLIENT_ID,
      client_secret: value.GOOGLE_CLIENT_SECRET,
    });
  if (value.OIDC_ISSUER !== undefined && value.OIDC_CLIENT_ID !== undefined)
    providers.push({
      id: 'oidc',
      name: value.OIDC_NAME,
      issuer: value.OIDC_ISSUER,
      client_id: value.OIDC_CLIENT_ID,
      client_secret: value.OIDC_CLIENT_SECRET ?? null,
    });
  return providers;
}

/** A local start has example addresses of the reserved domain `.test`, so that every link can be seen. */
export function siteOf(value: AccountSettings, production: boolean): Omit<Site, 'has_outbox'> {
  return {
    support_email: value.SUPPORT_EMAIL ?? (production ? null : 'support@cardwright.test'),
    community_url: value.COMMUNITY_URL ?? (production ? null : 'https://community.cardwright.test/'),
    help_url: value.HELP_URL ?? null,
    offices: value.OFFICES,
    gtm_id: value.GTM_ID ?? null,
  };
}
