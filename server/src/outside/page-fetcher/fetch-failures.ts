import { FetchError } from './page-fetcher.ts';

const paste = "open the page in your browser and paste its HTML or the product's text instead";

/** The sentences that a seller reads when an import finds nothing; each says what to do next. */
export const failures = {
  notAnAddress: () =>
    new FetchError(
      'unreachable',
      'This is not a web address. Please check it: it should look like https://shop.example/product.',
    ),
  scheme: (protocol: string) =>
    new FetchError(
      'blocked_address',
      `Only http and https addresses can be imported, and this one uses ${protocol.replace(/:$/, '')}.`,
    ),
  credentials: () =>
    new FetchError(
      'blocked_address',
      'Addresses that contain a user name or password cannot be imported. Please remove them.',
    ),
  port: (port: number) =>
    new FetchError(
      'blocked_address',
      `Port ${port} cannot be imported from. Please use the shop's ordinary web address.`,
    ),
  privateAddress: () =>
    new FetchError(
      'blocked_address',
      `This address belongs to a private network and cannot be imported. If it is your own page, ${paste}.`,
    ),
  unknownHost: (host: string, cause: unknown) =>
    new FetchError('unreachable', `No site could be found at ${host}. Please check the address, or ${paste}.`, cause),
  noAnswer: (host: string, cause?: unknown) =>
    new FetchError('unreachable', `${host} does not answer. Please try again later, or ${paste}.`, cause),
  insecure: (host: string, cause: unknown) =>
    new FetchError(
      'unreachable',
      `A secure connection to ${host} could not be made. Please try again later, or ${paste}.`,
      cause,
    ),
  timeout: (host: string, seconds: number) =>
    new FetchError(
      'unreachable',
      `${host} did not answer within ${seconds} seconds. Please try again later, or ${paste}.`,
    ),
  brokenAnswer: (host: string, cause: unknown) =>
    new FetchError(
      'unreachable',
      `${host} sent an answer that could not be read. Please try again later, or ${paste}.`,
      cause,
    ),
  redirects: (host: string) =>
    new FetchError(
      'unreachable',
      `${host} redirects too many times. Please open the page and copy the address from the browser.`,
    ),
  missing: (status: number) =>
    new FetchError('unreachable', `The shop says that this page does not exist (${status}). Please check the address.`),
  status: (host: string, status: number) =>
    new FetchError('unreachable', `${host} answered with an error (${status}). Please try again later, or ${paste}.`),
  robots: (host: string) =>
    new FetchError('blocked_by_site', `${host} does not let programs read this page. Please ${paste}.`),
  tooLarge: (megabytes: number) =>
    new FetchError('too_large', `The page is larger than ${megabytes} MB. Please paste the product's text instead.`),
  notAPage: (type: string) =>
    new FetchError(
      'unsupported_type',
      `This address leads to ${type}, not to a web page. Please paste the product's text instead.`,
    ),
  notAPicture: () => new FetchError('unsupported_type', 'This address does not lead to a picture.'),
};
