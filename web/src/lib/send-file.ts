interface FileToSend {
  address: string;
  headers: Record<string, string>;
  file: File;
  signal?: AbortSignal | undefined;
  /** Share of the file that is sent, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

export type SendFile = (request: FileToSend) => Promise<Response>;

/**
 * Sends a file as `multipart/form-data`, field `file`. Uses XMLHttpRequest, because `fetch` does not report how much of a body
 * is sent. Rejects like `fetch`: a TypeError for a lost connection, the signal's reason when it is aborted.
 */
export const sendByXhr: SendFile = ({ address, headers, file, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const end = (settle: () => void) => () => {
      signal?.removeEventListener('abort', abort);
      settle();
    };
    request.open('POST', address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = end(() => resolve(responseOf(request)));
    request.onerror = end(() => reject(new TypeError('The connection was lost.')));
    request.onabort = end(() => reject(signal?.reason ?? new DOMException('Aborted', 'AbortError')));
    signal?.addEventListener('abort', abort);
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  const type = request.getResponseHeader('content-type');
  if (type !== null) headers.set('content-type', type);
  // Statuses without a body: a Response with one would throw.
  const body = [204, 205, 304].includes(request.status) ? null : request.responseText;
  return new Response(body, { status: request.status, headers });
}
