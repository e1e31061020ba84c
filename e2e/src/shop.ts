import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

const fixtures = new URL('../fixtures/', import.meta.url);

export interface Shop {
  /** `http://127.0.0.1:PORT`, without a slash at the end. */
  url: string;
  /** Paths asked for, in order. */
  requests: string[];
  close(): Promise<void>;
}

/** A bottle on white, so that the measured size and background are real. */
function picture(color: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1600"><rect width="1600" height="1600" fill="white"/>
    <rect x="620" y="420" width="360" height="900" rx="90" fill="${color}"/><rect x="690" y="280" width="220" height="150" rx="40" fill="#222"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}

function send(response: ServerResponse, status: number, contentType: string, body: string | Buffer): void {
  response.writeHead(status, { 'content-type': contentType }).end(body);
}

/** Larger than the importer takes, sent bit by bit as a real server would. */
function sendHuge(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  const chunk = Buffer.alloc(1024 * 1024, '<p>padding</p>');
  let left = 50;
  const more = () => {
    while (left > 0 && !response.destroyed) {
      left -= 1;
      if (!response.write(chunk)) {
        response.once('drain', more);
        return;
      }
    }
    response.end();
  };
  more();
}

/** A small web shop on a loopback port, with one good product page and every kind of bad address. */
export async function openShop(): Promise<Shop> {
  const page = await readFile(new URL('steel-bottle.html', fixtures), 'utf8');
  const pictures: Record<string, Buffer> = {
    '/images/bottle-front.jpg': await picture('#1d5fa8'),
    '/images/bottle-lid.jpg': await picture('#2b6cb0'),
    '/images/bottle-bag.jpg': await picture('#3b82c4'),
  };
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://shop').pathname;
    requests.push(path);
    const image = pictures[path];
    if (image !== undefined) send(response, 200, 'image/jpeg', image);
    else if (path === '/products/steel-bottle') send(response, 200, 'text/html; charset=utf-8', page);
    else if (path === '/products/broken')
      send(response, 200, 'text/html', page.slice(0, 4_600).replaceAll('</div>', '<b><td>'));
    else if (path === '/products/script-title')
      send(
        response,
        200,
        'text/html',
        page.replaceAll(/BEST SELLER![^"<]*/g, '&lt;script&gt;alert(1)&lt;/script&gt; Steel bottle'),
      );
    else if (path === '/moved-inside') response.writeHead(302, { location: 'http://10.0.0.1/admin' }).end();
    else if (path === '/brochure.pdf') send(response, 200, 'application/pdf', '%PDF-1.7 brochure');
    else if (path === '/huge') sendHuge(response);
    else if (path === '/silent') return;
    else send(response, 404, 'text/html', '<h1>Page not found</h1>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
