import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generateImage } from 'ai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChosenModel } from '../language-model/model-settings.ts';
import { providerImageModel } from './provider-image-model.ts';
import { productPicture } from './testing/product-pictures.ts';

interface Asked {
  path: string;
  key: string | undefined;
  type: string;
  body: string;
}

const bodyOf = async (request: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('latin1');
};

describe('providerImageModel', () => {
  const asked: Asked[] = [];
  let picture: Buffer;
  const server = createServer(async (request, response) => {
    const { url = '', headers } = request;
    const key = headers.authorization ?? headers['x-goog-api-key']?.toString();
    asked.push({ path: url, key, type: headers['content-type'] ?? '', body: await bodyOf(request) });
    const b64 = picture.toString('base64');
    response.setHeader('content-type', 'application/json');
    const parts = [{ inlineData: { mimeType: 'image/png', data: b64 } }];
    const answered = { candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP' }] };
    if (url.includes(':generateContent')) response.end(JSON.stringify(answered));
    else response.end(JSON.stringify({ created: 1, data: [{ b64_json: b64 }] }));
  });
  let base = '';

  beforeAll(async () => {
    picture = await productPicture({ width: 64, height: 48 });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const ask = async (chosen: Omit<ChosenModel, 'base_url' | 'api_key'>, images: Uint8Array[] = []) => {
    const model = await providerImageModel({ ...chosen, base_url: base, api_key: 'our key' });
    const prompt = images.length === 0 ? 'A bottle' : { images, text: 'A bottle' };
    const { image } = await generateImage({ model, prompt, maxRetries: 0 });
    return { bytes: image.uint8Array, asked: asked.at(-1) };
  };

  it('speaks the protocols of OpenAI and of servers that copy it', async () => {
    for (const [provider, model] of [
      ['openai', 'gpt-image-1'],
      ['compatible', 'flux'],
    ] as const) {
      const made = await ask({ provider, model });
      expect(Buffer.compare(made.bytes, picture)).toBe(0);
      expect(made.asked).toMatchObject({ path: '/images/generations', key: 'Bearer our key' });
      expect(JSON.parse(made.asked?.body ?? '')).toMatchObject({ model, prompt: 'A bottle', n: 1 });

      const edited = await ask({ provider, model }, [picture]);
      expect(edited.asked).toMatchObject({
        path: '/images/edits',
        type: expect.stringContaining('multipart/form-data'),
      });
      expect(edited.asked?.body).toContain(picture.toString('latin1'));
    }
  });

  it('speaks the protocol of Google', async () => {
    const made = await ask({ provider: 'google', model: 'gemini-2.5-flash-image' });
    expect(Buffer.compare(made.bytes, picture)).toBe(0);
    expect(made.asked).toMatchObject({ path: '/models/gemini-2.5-flash-image:generateContent', key: 'our key' });
  });

  it('knows that Anthropic makes no pictures', async () => {
    await expect(ask({ provider: 'anthropic', model: 'claude' })).rejects.toThrow('no model that makes pictures');
  });
});
