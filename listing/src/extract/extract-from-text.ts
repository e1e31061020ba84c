import { identifierOfLabel } from '../identifiers/code-labels.ts';
import { emptyListing, type Identifiers, type Listing, type Specification } from '../listing.ts';
import { tidyLines } from '../text/html-to-text.ts';
import { usableBrand } from './brand.ts';
import type { PriceHints } from './currency.ts';
import { specification } from './dom-specs.ts';
import { factsApart } from './facts-apart.ts';
import { factsFromSpecifications } from './identifiers-from-specs.ts';
import { type Origins, sourceText } from './merge.ts';
import { plainPair } from './plain-pairs.ts';
import { findPrices, type ParsedPrice, parsePrice } from './price.ts';
import { listApart, proseApart } from './prose-apart.ts';
import { refusal } from './refuse.ts';
import type { Extraction, FieldOrigin } from './types.ts';

const bulletSign = /^(?:(?:[-–—*•·▪●◦‣✓✔►»]|\d{1,2}[.)])\s+|[-–—](?=\p{L}{2}))(.+)$/u;
/** Sellers begin their lines with pictograms as with bullet signs; ©, ® and ™ belong to names. */
const pictogram =
  /^(?:(?![©®™])\p{Extended_Pictographic}(?:\uFE0F|\u200D|[\u{1F3FB}-\u{1F3FF}])*)+[^\S\n]*(?=[\p{L}\d"“(])/u;
const pair =
  /^([\p{L}\p{N}][^:：]{0,60}?)\s*[:：]\s+(\S.*)$|^([\p{L}][^:：]{0,60}?)[:：]([^/\s].*)$|^([^\t]{2,60})\t+(\S[^\t]*)$/u;
const priceLabel =
  /^(?:price|our price|sale price|preis|prix|precio|prezzo|preço|cena|pris|prijs|цена|ціна|מחיר|價格|价格|価格)$/iu;
/** "Price 32.50" without a colon. */
const barePrice = /^(\p{L}+(?: price)?) ([€$£]? ?\d[\d.,]{0,9}(?: ?(?:[€$£₽]|[A-Z]{3}))?)$/iu;
const titleLabel = /^(?:title|product(?: name)?|name|titel|titre|título|titolo|nazwa|название|наименование|назва)$/iu;
const descriptionLabel =
  /^(?:(?:product )?description|beschreibung|descripción|descrizione|descrição|opis|описание|опис)$/iu;
const categoryLabel = /^(?:category|kategorie|catégorie|categoría|categoria|kategoria|категория|категорія)$/iu;
/** Lines that announce a list and say nothing themselves. */
const sectionLine =
  /^(?:features|key features|highlights|about this item|bullets?|specifications?|details|product (?:details|information|specifications?)|item specifics|key item features|artikelmerkmale|характеристики|особенности|merkmale|eigenschaften|technische daten)\s*[:：;]?$/iu;
/** The head of a table says nothing of the product. */
const tableHead =
  /^(?:item|field|property|attribute|specification|parameter|feature|name|eigenschaft|merkmal|caractéristique|característica)\t+(?:value|details?|description|wert|valeur|valor)$/iu;
/** A code alone in its line stands among the identifiers. */
const codeAlone = /^(?:EAN|GTIN|UPC|ISBN)(?:-1[03])?\s*(?::\s*)?\d[\d\s-]{6,17}\d[.\s]*$/iu;
const maxText = 200_000;
const maxTitle = 500;
/** A note of so many lines tells its facts in rows of commas. */
const mostOfNote = 4;

interface Parts {
  title: string;
  bullets: string[];
  specifications: Specification[];
  description: string[];
  category: string | null;
  price: ParsedPrice | null;
}

const numbered = /^\d{1,2}[.)]\s+\S/u;
// "How it works:" and not "How big: 5 cm".
const stepsLine =
  /^(?!\d)[^.!?]{0,40}(?<!\p{L})(?:how|steps?|instructions?|directions|usage|anleitung)(?!\p{L})[^.!?]{0,30}[:：?]?$/iu;
const headLine = /^\p{L}[\p{L} '’&-]{2,40}[:：]$/u;

/** Steps under "How it works:" are told in turn: they are no points of the product, and stay with the description. */
function stepsIn(lines: readonly string[]): Set<number> {
  const steps = new Set<number>();
  lines.forEach((line, index) => {
    if (!stepsLine.test(line) || !numbered.test(lines[index + 1] ?? '')) return;
    steps.add(index);
    for (let at = index + 1; numbered.test(lines[at] ?? ''); at += 1) steps.add(at);
  });
  return steps;
}

// What the list below says is no point of the product by itself: what comes with it, how big or for what it is.
const apartHead =
  /includ|in the box|contents?$|you (?:get|receive)|package|materials?$|care$|washing|sizes?$|sizing|measurements?|dimensions|^fits|compatib|lieferumfang|pflege|maße|contenu|entretien|contenido|contenuto|комплект/iu;
const pointsHead =
  /feature|highlight|specification|technische|why|benefit|about|merkmale|eigenschaften|points|caract|характер|особен/iu;
const signs = /^[★☆✦✧✿❀♥♡❤◆◇■□\s]+|[★☆✦✧✿❀♥♡❤◆◇■□\s]+$/gu;
const fewestApart = 2;

/**
 * Lists that belong to the heading above them stay with it in the description: those of what is in the box or how big it
 * is, and all of a text that has several lists with a heading each. Each line as it will stand there.
 */
function listsApart(lines: readonly string[]): Map<number, string> {
  const isItem = (line: string): boolean => bulletSign.test(line) && !numbered.test(line);
  const heads = lines.flatMap((said, index) => {
    const head = said
      .replace(pictogram, '')
      .replace(signs, '')
      .replace(/\s*[:：]$/u, '');
    const isHead =
      index > 0 &&
      isItem(lines[index + 1] ?? '') &&
      isItem(lines[index + 2] ?? '') &&
      !isItem(said) &&
      /^\p{L}[\p{L} '’/&-]{2,40}$/u.test(head) &&
      head.split(' ').length <= mostOfHead;
    return isHead ? [{ index, head }] : [];
  });
  const others = heads.filter(({ head }) => !pointsHead.test(head));
  const apart =
    others.length < fewestApart ? others.filter(({ head }) => apartHead.test(head) && !sectionLine.test(head)) : others;
  const kept = new Map<number, string>();
  for (const { index, head } of apart) {
    kept.set(index, `${head}:`);
    for (let at = index + 1; isItem(lines[at] ?? ''); at += 1)
      kept.set(at, `• ${bulletSign.exec(lines[at] ?? '')?.[1] ?? ''}`);
  }
  return kept;
}
const mostOfHead = 5;

// These say how to treat it, what is in it or what to mind: rows of a table, however long.
const rowLabel =
  /care|wash|clean|ingredient|note|warning|caution|attention|\buse|how to|size|ship|return|deliver|condition|content|includ|package|packing|in the box|material|fabric|storage|warrant|guarantee|compatib|fits|dimension|brand|maker|model/iu;
const saidOfIt = /(?<!\p{L})(?:is|are|has|have|will|can|lets?|keeps?|helps?|makes?|gives?|you|your)(?!\p{L})/iu;
const fewestSaid = 7;

/** "Leak proof: the silicone ring and four clips keep soup inside": a point with its heading, and no value of a table. */
const isPoint = (label: string, value: string): boolean =>
  label.split(' ').length <= mostOfHead &&
  !rowLabel.test(label) &&
  value.split(/\s+/u).length >= fewestSaid &&
  (saidOfIt.test(value) || /\p{L}{2}[.!]$/u.test(value));

// "Brand Levanto model LV-12".
const withModel = /^(\S.{0,40}?),? model(?: (?:no\.?|number))? (\S.{0,30})$/iu;
// "🌷 WHAT'S INCLUDED 🌷" heads what stands below it.
const frameSign = '(?:(?![©®™])\\p{Extended_Pictographic}|[★☆✦✧✿❀♥♡❤◆◇■□])\\uFE0F?';
const framedHead = new RegExp(`^(?:${frameSign})+\\s*(\\p{L}[\\p{L} '’&-]{2,40}?)\\s*(?:${frameSign})+$`, 'u');

function readLines(lines: readonly string[], hints: PriceHints): Parts {
  const parts: Parts = { title: '', bullets: [], specifications: [], description: [], category: null, price: null };
  const steps = stepsIn(lines);
  const apart = listsApart(lines);
  for (const [index, said] of lines.entries()) {
    const line = said.replace(pictogram, '');
    const own = apart.get(index);
    if (own !== undefined && parts.title !== '') {
      parts.description.push(own);
      continue;
    }
    if (steps.has(index) && parts.title !== '') {
      parts.description.push(line.replace(signs, ''));
      continue;
    }
    const framed = framedHead.exec(said)?.[1];
    if (framed !== undefined && parts.title !== '') {
      if (!sectionLine.test(framed)) parts.description.push(`${framed}:`);
      continue;
    }
    // What it announced goes into the bullets.
    const next = lines[index + 1] ?? '';
    if (parts.title !== '' && headLine.test(line) && (bulletSign.test(next) || pictogram.test(next))) continue;
    // "SIZE" above rows that go into the table would head nothing.
    if (parts.title !== '' && /^\p{Lu}[\p{Lu} ]{2,30}:?$/u.test(line) && (pair.test(next) || plainPair(next) !== null))
      continue;
    const match = pair.exec(line);
    const isListed = line !== said && match === null && parts.title !== '';
    const bullet = isListed ? line : bulletSign.exec(line)?.[1];
    const label = (match?.[1] ?? match?.[3] ?? match?.[5] ?? '').trim();
    const value = (match?.[2] ?? match?.[4] ?? match?.[6] ?? '').trim();
    const isPair = match !== null && label.split(' ').length <= 6 && value.length <= 200;
    const told: [string, string] | null = isPair ? [label, value] : plainPair(line);
    const [, maker, model] = /^brand$/iu.test(told?.[0] ?? '') ? (withModel.exec(told?.[1] ?? '') ?? []) : [];
    const stated: [string, string] | null = maker === undefined ? told : ['Brand', maker];
    if (model !== undefined) parts.specifications.push({ name: 'Model', value: model });
    if (tableHead.test(line)) continue;
    if (label !== '' && titleLabel.test(label)) {
      // A line that says it is the title is one, wherever it stands.
      if (parts.title !== '') parts.description.unshift(parts.title);
      parts.title = value.slice(0, maxTitle);
    } else if (label !== '' && priceLabel.test(label)) parts.price ??= parsePrice(value, hints);
    else if (label !== '' && categoryLabel.test(label)) parts.category ??= value;
    else if (label !== '' && descriptionLabel.test(label)) parts.description.push(value);
    else if (label === '' && codeAlone.test(line) && parts.title !== '') continue;
    else if (sectionLine.test(line) || descriptionLabel.test(line.replace(/[:：]$/u, ''))) continue;
    else if (
      parts.title === '' &&
      bullet === undefined &&
      /\p{L}/u.test(line) &&
      (label === '' || identifierOfLabel(label) === null)
    ) {
      if (line.length <= maxTitle) parts.title = line;
      else parts.description.push(line);
    } else if (priceLabel.test(barePrice.exec(line)?.[1] ?? ''))
      parts.price ??= parsePrice(barePrice.exec(line)?.[2] ?? '', hints);
    else if (bullet !== undefined) parts.bullets.push(bullet);
    else if (isPair && isPoint(label, value)) parts.bullets.push(`${label}: ${value}`);
    else if (stated !== null) {
      const row = specification(...stated);
      if (row === null) parts.description.push(line);
      else parts.specifications.push(row);
    } else {
      const alone = line.length <= 40 ? findPrices(line, hints).filter(({ marked }) => marked) : [];
      if (alone.length === 1 && alone[0] !== undefined && line.replace(alone[0].raw, '').trim().length < 8)
        parts.price ??= alone[0];
      else parts.description.push(line);
    }
  }
  return parts;
}

function codesInWords(lines: readonly string[]): Identifiers {
  const codes: Identifiers = {};
  for (const line of lines) {
    const match = /\b(?:EAN|GTIN|UPC|ISBN)\s*:?\s*(\d[\d\s-]{6,17}\d)\b/i.exec(line.slice(0, 500));
    const digits = match?.[1]?.replace(/[\s-]/g, '');
    // An ISBN of ten digits is no GTIN.
    if (digits !== undefined && /^(?:\d{8}|\d{12,14})$/.test(digits)) codes.gtin ??= digits;
  }
  return codes;
}

/**
 * Reads a listing from words that a seller pasted: the first meaningful line is the title, lines with a bullet sign are
 * bullets, `Name: value` lines are specifications, the rest is the description. Text without words is refused.
 */
export function extractFromText(input: { text: string; language?: string | null }): Extraction {
  const lines = tidyLines(input.text.slice(0, maxText).replaceAll('\t', '\u0001'))
    .replaceAll('\u0001', '\t')
    .split('\n')
    .flatMap(factsApart)
    .flatMap((line, index, all) =>
      index === 0 ? proseApart(line) : all.length <= mostOfNote ? listApart(line) : [line],
    );
  const letters = input.text.slice(0, maxText).match(/\p{L}/gu)?.length ?? 0;
  if (letters < 3)
    return {
      ...refusal('no_product'),
      message: 'The text has no words to make a listing from. Paste the title and the description of your product.',
    };
  const hints: PriceHints = { language: input.language };
  const parts = readLines(lines, hints);
  const [firstBullet] = parts.bullets;
  if (parts.title === '')
    parts.title = parts.description.shift()?.slice(0, maxTitle) ?? parts.bullets.shift() ?? firstBullet ?? '';
  if (parts.title === '') parts.title = parts.specifications[0]?.value ?? '';
  if (!/\p{L}/u.test(parts.title))
    return {
      ...refusal('no_product'),
      message: 'No title was found in the text. Put the name of your product in the first line.',
    };
  const facts = factsFromSpecifications(parts.specifications);
  const listing: Listing = {
    ...emptyListing,
    title: parts.title,
    description: parts.description.join('\n'),
    bullets: parts.bullets.slice(0, 50),
    specifications: parts.specifications.slice(0, 200),
    keywords: [],
    brand: facts.brand === null ? null : usableBrand(facts.brand),
    category: parts.category,
    price: parts.price === null ? null : { amount: parts.price.amount, currency: parts.price.currency },
    identifiers: { ...codesInWords(lines), ...facts.identifiers },
    language: input.language ?? null,
  };
  const origins: Origins = {};
  const from = (raw: string): FieldOrigin => ({ source: 'text', confidence: 0.8, raw: raw.slice(0, 2_000) });
  origins.title = from(listing.title);
  if (listing.description !== '') origins.description = from(listing.description);
  if (listing.bullets.length > 0) origins.bullets = from(listing.bullets.join('\n'));
  if (listing.specifications.length > 0)
    origins.specifications = from(listing.specifications.map(({ name, value }) => `${name}: ${value}`).join('\n'));
  if (listing.brand !== null) origins.brand = from(listing.brand);
  if (listing.category !== null) origins.category = from(listing.category);
  if (parts.price !== null) origins.price = from(parts.price.raw);
  if (Object.keys(listing.identifiers).length > 0)
    origins.identifiers = from(Object.values(listing.identifiers).join(', '));
  const notes =
    parts.price?.ambiguous === true ? [`The price "${parts.price.raw}" can be read in two ways. Check it.`] : [];
  return {
    kind: 'product',
    listing,
    images: [],
    variants: [],
    brand_store: null,
    canonical_url: null,
    origins,
    source_text: sourceText(listing, null),
    notes,
  };
}
