/** Whether an issuer may do without TLS: it runs on this very machine. */
export const isLoopbackIssuer = (issuer: URL): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(issuer.hostname);
