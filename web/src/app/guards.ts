import { paths } from '../lib/paths.ts';
import type { Access } from './routes.ts';

/**
 * Where a visitor has to go instead, or null when the visitor may stay. The only check is the presence of a token
 * (specification, sections 2 and 6).
 */
export function redirectFor(access: Access | null, isSignedIn: boolean): string | null {
  if (access === 'private' && !isSignedIn) return paths.login();
  if (access === 'guest-only' && isSignedIn) return paths.newChat();
  return null;
}
