import sharp from 'sharp';

interface Look {
  background?: string;
  /** A background with squares instead. */
  pattern?: boolean;
  /** Degrees. */
  tilt?: number;
  body?: string;
  width?: number;
  height?: number;
}

/** A drawn bottle in the middle of a picture, as PNG. Its body is a quarter of the width and 0.6 of the height. */
export function productPicture({
  background = '#ffffff',
  pattern,
  tilt = 0,
  body = '#27506b',
  width = 480,
  height = 360,
}: Look) {
  const squares =
    '<pattern id="p" width="24" height="24" patternUnits="userSpaceOnUse"><rect width="24" height="24" fill="#eee"/><rect width="12" height="12" fill="#777"/></pattern>';
  const w = width / 4;
  const h = height * 0.6;
  const bottle = `<rect x="${(width - w) / 2}" y="${(height - h) / 2}" width="${w}" height="${h}" rx="${w / 8}" fill="${body}"/>`;
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${squares}</defs>
      <rect width="100%" height="100%" fill="${pattern === true ? 'url(#p)' : background}"/>
      <g transform="rotate(${tilt} ${width / 2} ${height / 2})">${bottle}</g></svg>`,
    ),
  )
    .flatten()
    .png()
    .toBuffer();
}
