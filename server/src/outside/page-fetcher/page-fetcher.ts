export type FetchFailureCode = 'unreachable' | 'blocked_address' | 'too_large' | 'unsupported_type' | 'blocked_by_site';

/** Why an address gave nothing; the message tells the seller what to do. */
export class FetchError extends Error {
  override readonly name = 'FetchError';
  readonly code: FetchFailureCode;

  constructor(code: FetchFailureCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

export interface FetchedResource {
  bytes: Uint8Array;
  /** As the server stated it, with its parameters; null when it did not. */
  content_type: string | null;
  /** After redirects. */
  url: string;
}

/** Reads public web pages and pictures for a seller, and nothing else: every address is checked before it is connected to. */
export interface PageFetcher {
  /** A web page or plain text of at most 10 MB. @throws FetchError */
  fetchPage(url: string, signal?: AbortSignal): Promise<FetchedResource>;
  /** A picture of at most 10 MB. @throws FetchError */
  fetchImage(url: string, signal?: AbortSignal): Promise<FetchedResource>;
  close(): Promise<void>;
}
