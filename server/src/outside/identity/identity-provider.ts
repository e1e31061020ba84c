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
