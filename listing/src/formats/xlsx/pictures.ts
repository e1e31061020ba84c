import type { Bytes } from './deflate.ts';
import type { ZipEntry } from './zip.ts';

/** A picture that stands in a cell of the first sheet. */
export interface PlacedPicture {
  /** Zero-based. */
  row: number;
  column: number;
  bytes: Bytes;
  /** Size on the sheet in pixels. */
  width: number;
  height: number;
}

const emuPerPixel = 9_525;
const drawingNamespaces =
  'xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const imageRelation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/image';

/** The formats that spreadsheets show, by their first bytes; null for any other. */
export function pictureExtension(bytes: Uint8Array): 'jpeg' | 'png' | 'gif' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'jpeg';
  if (bytes[0] === 0x89 && bytes[1] === 0x50) return 'png';
  return bytes[0] === 0x47 && bytes[1] === 0x49 ? 'gif' : null;
}

/**
 * The parts of a drawing: each picture goes to the file as it comes, and only its place is remembered. What a spreadsheet
 * cannot show (WebP) is left out.
 */
export async function* drawingParts(pictures: AsyncIterable<PlacedPicture>): AsyncGenerator<ZipEntry> {
  const anchors: string[] = [];
  const links: string[] = [];
  for await (const { row, column, bytes, width, height } of pictures) {
    const extension = pictureExtension(bytes);
    if (extension === null) continue;
    const id = links.length + 1;
    const size = `cx="${Math.round(width * emuPerPixel)}" cy="${Math.round(height * emuPerPixel)}"`;
    yield { name: `xl/media/image${id}.${extension}`, content: { kind: 'stored', bytes } };
    links.push(`<Relationship Id="rId${id}" Type="${imageRelation}" Target="../media/image${id}.${extension}"/>`);
    anchors.push(
      `<xdr:oneCellAnchor><xdr:from><xdr:col>${column}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:ext ${size}/>` +
        `<xdr:pic><xdr:nvPicPr><xdr:cNvPr id="${id}" name="Picture ${id}"/><xdr:cNvPicPr/></xdr:nvPicPr><xdr:blipFill><a:blip r:embed="rId${id}"/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill>` +
        `<xdr:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic><xdr:clientData/></xdr:oneCellAnchor>`,
    );
  }
  yield xmlPart('xl/drawings/drawing1.xml', `<xdr:wsDr ${drawingNamespaces}>${anchors.join('')}</xdr:wsDr>`);
  yield xmlPart(
    'xl/drawings/_rels/drawing1.xml.rels',
    `<Relationships xmlns="${relations}">${links.join('')}</Relationships>`,
  );
}

/** A small XML part of the file. */
export function xmlPart(name: string, xml: string): ZipEntry {
  const bytes = new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`);
  return { name, content: { kind: 'stored', bytes } };
}
