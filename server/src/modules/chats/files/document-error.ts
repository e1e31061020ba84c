/** A document that is not taken. The code is the one of the HTTP answer. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
  readonly code: 'too_large' | 'unsupported_type' | 'invalid_request';

  constructor(code: DocumentError['code'], message: string) {
    super(message);
    this.code = code;
  }

  static type(): DocumentError {
    return new DocumentError(
      'unsupported_type',
      'Invalid file type. Please use an image (JPEG, PNG, WebP, AVIF, GIF) or a CSV, XLSX, TXT or PDF file. If its name ends like one of these, the file is damaged or of another kind.',
    );
  }
}
