import sharp from 'sharp';

/** Drawn products, so that the demo needs no network and nobody's photographs. Each drawing fills 1200 by 1200. */
const drawings = {
  board: `
    <ellipse cx="600" cy="870" rx="400" ry="40" fill="#e9e6e0"/>
    <rect x="220" y="330" width="760" height="500" rx="54" fill="#a9713f"/>
    <rect x="220" y="330" width="760" height="500" rx="54" fill="url(#grain)"/>
    <rect x="264" y="374" width="672" height="412" rx="34" fill="none" stroke="#7d4f29" stroke-width="12"/>
    <rect x="850" y="520" width="90" height="120" rx="45" fill="#ffffff"/>`,
  boardSide: `
    <ellipse cx="600" cy="760" rx="460" ry="36" fill="#e9e6e0"/>
    <path d="M160 640 L1000 560 L1060 640 L220 736 Z" fill="#b87d49"/>
    <path d="M220 736 L1060 640 L1060 684 L220 784 Z" fill="#8a5a30"/>
    <path d="M160 640 L220 736 L220 784 L160 690 Z" fill="#6f4522"/>`,
  lamp: `
    <ellipse cx="560" cy="985" rx="330" ry="34" fill="#e7e9ea"/>
    <rect x="330" y="900" width="460" height="64" rx="32" fill="#1f5f66"/>
    <path d="M540 905 L430 560 L760 330" fill="none" stroke="#2b7f88" stroke-width="34" stroke-linecap="round" stroke-linejoin="round"/>
    <circle cx="430" cy="560" r="34" fill="#164a50"/>
    <path d="M690 250 L930 330 L860 470 L660 400 Z" fill="#1f5f66"/>
    <path d="M664 404 L856 470 L810 500 L650 440 Z" fill="#ffe9a8"/>`,
  lampHead: `
    <path d="M330 380 L760 250 L900 560 L430 740 Z" fill="#1f5f66"/>
    <path d="M430 740 L900 560 L870 640 L460 800 Z" fill="#164a50"/>
    <path d="M470 770 L860 625 L820 720 L520 830 Z" fill="#ffe9a8"/>
    <circle cx="800" cy="380" r="40" fill="#c8d9db"/>`,
  mug: `
    <ellipse cx="580" cy="930" rx="330" ry="36" fill="#ece7e4"/>
    <path d="M330 360 H830 V800 Q830 920 710 920 H450 Q330 920 330 800 Z" fill="#d9805f"/>
    <path d="M330 360 H830 V560 Q700 640 580 560 T330 600 Z" fill="#f3e6da"/>
    <ellipse cx="580" cy="360" rx="250" ry="46" fill="#b9674a"/>
    <path d="M830 470 Q1010 470 1010 620 Q1010 770 830 770" fill="none" stroke="#d9805f" stroke-width="54"/>`,
} as const;
export type DemoDrawing = keyof typeof drawings;

const defs = `<defs><linearGradient id="grain" x1="0" y1="0" x2="0" y2="1">
  <stop offset="0" stop-color="#c48a55" stop-opacity=".55"/><stop offset=".3" stop-color="#9a6334" stop-opacity=".35"/>
  <stop offset=".55" stop-color="#c48a55" stop-opacity=".5"/><stop offset="1" stop-color="#8a5527" stop-opacity=".4"/>
</linearGradient></defs>`;

/** A JPEG of the drawing on white. `size` in pixels, square. */
export async function demoPicture(drawing: DemoDrawing, size: number): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1200" width="${size}" height="${size}">${defs}<rect width="1200" height="1200" fill="#ffffff"/>${drawings[drawing]}</svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer());
}
