/** Something a person should know about one card's row in the file. */
export interface ExportWarning {
  card_id: string;
  /** Whose value it is about: a field of the listing, or `images`, `variants`, `marketplace`. */
  field: string;
  /** A sentence that names the field in words. */
  message: string;
}

/** Warns about the card whose rows are being written. */
export type Warn = (field: string, message: string) => void;

export interface EbaySettings {
  /** Of the site: `US`. */
  site: string;
  country: string;
  currency: string;
  /** The category number, which only the seller knows. */
  category?: string;
  /** `1000` is new. */
  condition_id?: string;
  location?: string;
  /** Names of the seller's business policies, as on eBay. */
  policies?: { shipping: string; returns: string; payment: string };
}

export interface PictureBytes {
  bytes: Uint8Array<ArrayBuffer>;
  /** Pixels. */
  width: number;
  height: number;
}

export interface FormatOptions {
  /** ISO 8601; dates files that carry a date. */
  now: string;
  onWarning?: (warning: ExportWarning) => void;
  ebay?: EbaySettings;
  /** The shop of a Google feed. */
  shop?: { title: string; link: string };
  /** XLSX only: the picture that stands in a card's row, by the address of its first image; null: none. */
  picture?: (url: string) => Promise<PictureBytes | null>;
}
