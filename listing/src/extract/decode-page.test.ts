import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePage } from './decode-page.ts';

/** "Чайник" in windows-1251 and "苹果" in GBK, byte by byte. */
const kettle1251 = [0xd7, 0xe0, 0xe9, 0xed, 0xe8, 0xea];
const appleGbk = [0xc6, 0xbb, 0xb9, 0xfb];
const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)));

describe('decodePage', () => {
  it('believes a byte order mark before everything else', () => {
    const page = bytes([0xef, 0xbb, 0xbf], '<meta charset="windows-1251">Привет');
    expect(decodePage(page, 'text/html; charset=windows-1251')).toEqual({
      html: '<meta charset="windows-1251">Привет',
      charset: 'utf-8',
    });
    expect(decodePage(bytes([0xff, 0xfe, 0x41, 0x00]), null)).toEqual({ html: 'A', charset: 'utf-16le' });
  });

  it('believes the header before the meta tag', () => {
    expect(decodePage(bytes('<meta charset="gbk">', kettle1251), 'text/html; charset="windows-1251"').html).toContain(
      'Чайник',
    );
  });

  it.each([
    '<meta charset="windows-1251">',
    "<meta charset='windows-1251' />",
    '<META CharSet=windows-1251>',
    '<meta http-equiv="Content-Type" content="text/html; charset=windows-1251">',
  ])('reads %s', (meta) => {
    expect(decodePage(bytes(meta, kettle1251), 'text/html')).toEqual({
      html: `${meta}Чайник`,
      charset: 'windows-1251',
    });
  });

  it('reads GBK', () => {
    expect(decodePage(bytes('<meta charset="gbk">', appleGbk), null)).toEqual({
      html: '<meta charset="gbk">苹果',
      charset: 'gbk',
    });
  });

  it('does not take the charset of a script tag for that of the page', () => {
    const page = bytes('<script charset="utf-8" src="a.js"></script>', '<meta charset="windows-1251">', kettle1251);
    expect(decodePage(page, null).html).toContain('Чайник');
  });

  it('finds a meta tag far down when the bytes are not UTF-8', () => {
    expect(decodePage(bytes('x'.repeat(5_000), '<meta charset="gbk">', appleGbk), null).html).toContain('苹果');
  });

  it('reads latin1 as windows-1252, but valid UTF-8 under a western label as UTF-8', () => {
    expect(decodePage(bytes('caf', [0xe9], ' ', [0x80]), 'text/html; charset=iso-8859-1')).toEqual({
      html: 'café €',
      charset: 'windows-1252',
    });
    expect(decodePage(bytes('<meta charset="ISO-8859-1">Pokémon'), null).html).toContain('Pokémon');
    expect(decodePage(bytes('plain'), 'text/html; charset=latin1').charset).toBe('windows-1252');
  });

  it('passes over labels that nobody knows', () => {
    expect(decodePage(bytes('<meta charset="klingon-8">žluť'), 'text/html; charset=none').html).toContain('žluť');
  });

  it('falls back to windows-1252 for bytes that are not UTF-8', () => {
    expect(decodePage(bytes('caf', [0xe9], '!'), null)).toEqual({ html: 'café!', charset: 'windows-1252' });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.option(fc.string(), { nil: null }), (page, type) => {
        expect(typeof decodePage(page, type).html).toBe('string');
      }),
    );
  });
});
