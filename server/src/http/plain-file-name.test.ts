import { expect, it } from 'vitest';
import { plainFileName } from './plain-file-name.ts';

it.each([
  ['bottle.png', 'bottle.png'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\fakepath\\bottle.png', 'bottle.png'],
  ['photo\u202egnp.exe', 'photognp.exe'],
  ['a\u0000b\r\nc\u200b.png', 'abc.png'],
  ['..hidden', 'hidden'],
  ['  фото  бутылки .jpg ', 'фото бутылки .jpg'],
  ['', 'file'],
  [undefined, 'file'],
  ['..', 'file'],
  ['x\ud800.png', 'x\ufffd.png'],
  [`${'a'.repeat(200)}.csv`, `${'a'.repeat(146)}.csv`],
  ['🧴'.repeat(200), '🧴'.repeat(150)],
])('%j becomes %j', (name, plain) => {
  expect(plainFileName(name)).toBe(plain);
});
