/** The account of an access token (`sub` of the JWT); null for a text that is not such a token. Verifies nothing. */
export function subjectOf(token: string | null): string | null {
  const payload = token?.split('.')[1];
  if (payload === undefined) return null;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const subject = typeof claims === 'object' && claims !== null && 'sub' in claims ? claims.sub : null;
    return typeof subject === 'string' ? subject : null;
  } catch {
    return null;
  }
}
