export interface IdentityProviderSettings {
  /** Part of the callback's address: `/auth/{id}/callback`. */
  id: string;
  /** As shown on the button. */
  name: string;
  issuer: string;
  client_id: string;
  /** Null: a public client. */
  client_secret: string | null;
}

/** Who somebody is, according to the provider. */
export interface Identity {
  /** The provider's own id for the person; it never changes, while the address may. */
  subject: string;
  email: string | null;
  email_verified: boolean;
  name: string | null;
}

/** Another party that knows who a person is. */
export interface IdentityProvider {
  id: string;
  name: string;
  /** Where the browser goes to sign in. `code_challenge` is the S256 one of RFC 7636. @throws IdentityFailure */
  authorize(request: { redirect_uri: string; state: string; nonce: string; code_challenge: string }): Promise<string>;
  /** Trades the code that the browser came back with for the person's identity. @throws IdentityFailure */
  identify(answer: {
    redirect_uri: string;
    code: string;
    state: string;
    nonce: string;
    code_verifier: string;
  }): Promise<Identity>;
}

/**
 * `refused`: the provider does not know this code, or what it says does not fit this sign-in.
 * `unavailable`: it does not answer, not as agreed, or not to us.
 * The message is for the log and holds no secret.
 */
export class IdentityFailure extends Error {
  override readonly name = 'IdentityFailure';
  readonly kind: 'refused' | 'unavailable';

  constructor(kind: 'refused' | 'unavailable', message: string) {
    super(message);
    this.kind = kind;
  }
}
