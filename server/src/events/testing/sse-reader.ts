export interface Frame {
  id: string;
  event: string;
  data: string;
}

/** Reads the frames of an event stream; comments are skipped. */
export async function* framesOf(response: Response): AsyncGenerator<Frame> {
  if (response.body === null) throw new Error(`no body, status ${response.status}`);
  let buffer = '';
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    buffer += text;
    const blocks = buffer.split('\n\n');
    buffer = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = block.split('\n').map((line) => /^(\w*): ?(.*)$/s.exec(line) ?? []);
      const value = (name: string) => fields.find((field) => field[1] === name)?.[2] ?? '';
      if (value('data') !== '') yield { id: value('id'), event: value('event'), data: value('data') };
    }
  }
}

/** All frames to the end of the stream. */
export async function allFrames(response: Response): Promise<Frame[]> {
  const frames: Frame[] = [];
  for await (const frame of framesOf(response)) frames.push(frame);
  return frames;
}

/** The first `count` frames; the connection is dropped then. */
export async function firstFrames(response: Response, count: number): Promise<Frame[]> {
  const frames: Frame[] = [];
  for await (const frame of framesOf(response)) if (frames.push(frame) === count) break;
  return frames;
}

export const chunksOf = (frames: Frame[]): Record<string, unknown>[] =>
  frames.filter(({ data }) => data !== '[DONE]').map(({ data }) => JSON.parse(data) as Record<string, unknown>);

export const textOf = (frames: Frame[]): string =>
  chunksOf(frames)
    .map((chunk) => (chunk.type === 'text-delta' ? String(chunk.delta) : ''))
    .join('');
