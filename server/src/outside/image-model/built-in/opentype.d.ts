/** The package has no types of its own: what lettering uses of it. */
declare module 'opentype.js' {
  interface Glyph {
    advanceWidth?: number;
    getPath(x: number, y: number, size: number): { toPathData(decimals: number): string };
  }
  interface Font {
    unitsPerEm: number;
    charToGlyph(sign: string): Glyph;
    charToGlyphIndex(sign: string): number;
  }
  const opentype: { parse(bytes: ArrayBuffer): Font };
  export = opentype;
}
