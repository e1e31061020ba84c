import { connect } from 'node:net';

/** One block of the stream: its lines as they came. */
interface Block {
  id: string | null;
  event: string | null;
  /** The JSON of the data line. */
  data: Record<string, unknown>;
  lines: string[];
}

/**
 * Reads an export stream like somebody who knows nothing but the specification: HTTP/1.1 by hand over a socket, its
 * chunks, lines and blocks. It shares no code with the server or the web app, on purpose.
 */
export function openPlainStream(address: string, path: string, headers: Record<string, string>) {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  const lines = Object.entries({ host: `${hostname}:${port}`, ...headers }).map(([name, value]) => `${name}: ${value}`);
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  let raw = Buffer.alloc(0);
  let text = '';
  let status = 0;
  let head = '';
  const blocks: Block[] = [];
  const comments: string[] = [];

  const takeHead = () => {
    const end = raw.indexOf('\r\n\r\n');
    if (end === -1) return;
    head = raw.subarray(0, end).toString('latin1');
    status = Number(head.split(' ')[1]);
    raw = raw.subarray(end + 4);
  };
  const takeChunks = () => {
    for (;;) {
      const line = raw.indexOf('\r\n');
      if (line === -1) return;
      const size = Number.parseInt(raw.subarray(0, line).toString('latin1'), 16);
      if (size === 0 || raw.length < line + 2 + size + 2) return;
      text += raw.subarray(line + 2, line + 2 + size).toString('utf8');
      raw = raw.subarray(line + 2 + size + 2);
    }
  };
  const takeBlocks = () => {
    for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n')) {
      const block = text.slice(0, end).split('\n');
      text = text.slice(end + 2);
      const fieldOf = (name: string) => block.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
      if (block.every((line) => line.startsWith(':'))) comments.push(...block);
      else
        blocks.push({
          id: fieldOf('id') ?? null,
          event: fieldOf('event') ?? null,
          data: JSON.parse(fieldOf('data') ?? ''),
          lines: block,
        });
    }
  };
  socket.on('data', (bytes) => {
    raw = Buffer.concat([raw, bytes]);
    if (head === '') takeHead();
    if (head === '') return;
    takeChunks();
    takeBlocks();
  });
  return {
    blocks,
    comments,
    status: () => status,
    head: () => head.toLowerCase(),
    /** The blocks that a client has to act on according to the specification. */
    updates: () => blocks.filter(({ event }) => event === 'export_update'),
    close: () => socket.destroy(),
  };
}
