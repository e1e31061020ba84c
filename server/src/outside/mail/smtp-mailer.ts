export interface SmtpSettings {
  /** `smtp://user:password@host:port` or `smtps://…` */
  url: string;
  /** Sender, such as `Cardwright <hello@cards.example>`. */
  from: string;
}
