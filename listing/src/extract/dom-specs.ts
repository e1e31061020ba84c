import type { Specification } from '../listing.ts';
import { visibleAvailability } from './availability.ts';
import { oneLine } from './clean-text.ts';
import { specificationGrids } from './dom-spec-grids.ts';
import { linesOf, textOf } from './html/node-text.ts';
import type { Page, PageElement, Zone } from './html/nodes.ts';
import { childElements, together } from './html/page-index.ts';
import { sharedBlock } from './html/zones.ts';
import { colonLine, dashedRows } from './pair-rows.ts';
import { findPrices } from './price.ts';
import { serviceTopic } from './service-words.ts';

const maxRows = 200;
const shortAnswer = 60;
/** A row with more nodes holds something else. */
const maxRowNodes = 300;
const labelWord =
  /(?:^|[-_ ])(?:label|labels|name|key|title|term|attr|attribute|property|param|th|caption|prop-name)(?:$|[-_ ])/;
const valueWord =
  /(?:^|[-_ ])(?:value|values|val|data|text|content|description|desc|detail|td|definition|info|field-?_?_?items?)(?:$|[-_ ])/;
const notSpecs =
  /(?:^|[-_ ])(?:cart|minicart|basket|shipping|delivery|payments?|prices?|pricing|offers?|sellers?|menu|login|forms?|filters?|calendar|hours|schedule|compare|comparison|reviews?|ratings?|histogram|cookies?|variations|store-?(?:info|locator|hours|list|address|selector))(?:$|[-_ ])|size-?(?:chart|guide|table)|breadcrumb/;
/** Names of a price with or without its tax: "Cena bez DPH", "Prix TTC". */
const priceName =
  /^(?:price|preis|prix|precio|preço|prezzo|cena|pris|prijs|preț|hinta|цена|ціна)(?: (?:incl?\.?|excl?\.?|including|excluding|with|without|inkl\.?|exkl\.?|zzgl\.?|mit|ohne|avec|sans|con|sin|com|sem|senza|s|z|bez|cu|fără|с|без))? (?:vat|tax(?:es)?|gst|mwst\.?|ust\.?|tva|ttc|ht|iva|dph|btw|moms|mva|alv|ндс|пдв)\s*:?$/iu;
/** Rows that are about buying, not about the product. */
const notLabels =
  /^(?:quantity|qty|price|total|subtotal|shipping|delivery|availability|share|rating|reviews?|customer reviews?|best sellers rank|количество|цена|доставка|оплата|в наличии|наличие|наявність|reward points|бонусні бали|적립금|마일리지|배송비|배송 ?방법|배송비 ?결제|獲得現金積點|紅利點數|ポイント|dostupnost|dostupnosť|dostępność|verfügbarkeit|lieferzeit|disponibilité|disponibilidad|disponibilità|disponibilidade|disponibilitate|beschikbaarheid|levertijd|tillgänglighet|saatavuus|elérhetőség|бонусные баллы|menge|preis|versand|lieferung|quantité|prix|livraison|cantidad|precio|ilość|cena|bestseller-rang|amazon[- ]bestseller-rang|kundenrezensionen|durchschnittliche kundenbewertung|classement des meilleures ventes d'amazon|commentaires client|moyenne des commentaires client|clasificación en los más vendidos de amazon|valoración media de los clientes|opiniones de los clientes|posizione nella classifica bestseller di amazon|recensioni dei clienti|amazon 売れ筋ランキング|売れ筋ランキング|カスタマーレビュー|おすすめ度|date first available|můžeme doručit do|možnosti doručení|môžeme doručiť do|feedback|user name|password|e-?mail|name|pros|cons|advantages|disadvantages|verified (?:purchase|buyer)|reviewed|достоинства|недостатки|комментарий|vorteile|nachteile|avantages|inconvénients|ventajas|desventajas|zalety|wady|klady|zápory|výhody|nevýhody|phone|tel(?:efon|\.)?|телефон|fax|address|adresse|адрес|sellers?|sold by|ships? from|dispatched from|item location|verkäufer|verkauf durch|versand durch|artikelstandort|vendeur|vendu par|vendido por|vendedor|venditore|venduto da|sprzedawca|sprzedawany przez|faktura|verkoper|verkoop door|verkocht door|satıcı|prodejce|predajca|vânzător(?:ul)?|vândut de|eladó|säljare|sælger|продавец|продавець|販売元|出品者|卖家|賣家|판매자|người bán|penjual|uhr|öffnungszeiten|opening hours|режим работы|mo|mon|пн)\s*:?$/iu;

const notOwn: ReadonlySet<Zone> = new Set(['dialog', 'chrome', 'related', 'reviews', 'service']);

/** The words of a label or a value without those of a button in it, such as one to copy it. */
function wordsOf(page: Page, cell: PageElement): string {
  const words = textOf(page, cell, { skip: ({ name }) => name === 'button' });
  return words === '' ? textOf(page, cell) : words;
}

function hasOwnText(page: Page, element: PageElement): boolean {
  let at = element.index + 1;
  while (at < element.end) {
    const node = page.nodes[at];
    if (node === undefined) return false;
    if (node.kind === 'text' && /\S/.test(node.text) && /[\p{L}\p{N}]/u.test(node.text)) return true;
    at = node.end;
  }
  return false;
}

/** An amount of money, under whatever name; "6 ft" and "12 rm" are none. */
const moneyFirst =
  /^(?:\p{Sc}|[A-Z]{2,3}\$?)?\s?\d[\d.,\s]{0,14}(?:\p{Sc}|원(?![목통형판])|円(?![形筒板])|руб(?!ин)|грн|zł|kč)|^\p{Sc}\s?\d/iu;
/** Names of what a gift card, a coin or a note is worth, which is no price. */
const ownWorth =
  /^(?:(?:gift )?(?:card|voucher) (?:value|amount)|denominations?|(?:face|nominal) value|nennwert|nominalwert|gutscheinwert|valeur (?:faciale|nominale)|valor (?:facial|nominal)|denominación|valore nominale|nominał|wartość nominalna|nominální hodnota|nominale waarde|номинал|номінал|額面(?:金額)?|面額|面值|액면가)$/iu;

/** What forms of marketplaces want to be written where a thing has no such property. */
const saysNothing =
  /^(?:does not apply|not applicable|n\/?a|nicht zutreffend|trifft nicht zu|non applicable|ne s['’]applique pas|no aplica|non applicabile|não aplicável|nie dotyczy|не применимо|[-–—]{1,3})$/iu;

/** A row of a name and a value, tidied; null when it cannot be one. */
export function specification(name: string, value: string): Specification | null {
  const label = oneLine(name)
    // Signs before the lines of a list, and the mark of an explanation that opens beside the name.
    .replace(/^[■□●○◆◇▼▲・※★☆✔✓▪•‣►▸]+\s*/u, '')
    .replace(/^[?ⓘℹ]\s+|\s+[?ⓘℹ]$/gu, '')
    .replace(/\s*[:：]\s*$/u, '')
    .replace(/(?<![\s.…·_])[\s.…·_]+$/u, '')
    .trim();
  const content = oneLine(value).replace(/^[:：]\s*/u, '');
  if (label === '' || content === '' || label.length > 80 || content.length > 600 || label === content) return null;
  if (notLabels.test(label) || priceName.test(label) || !/\p{L}/u.test(label) || /[[{]%|\{\{/.test(label + content))
    return null;
  if (saysNothing.test(content)) return null;
  // "Dishwasher safe?" may be a name; a sentence behind "Why us?" answers a question.
  if (/[?？]$/u.test(label) && content.length > shortAnswer / 2) return null;
  if (moneyFirst.test(content) && !ownWorth.test(label)) return null;
  // A sentence about delivery or returns is a text of the shop; "Warranty: 3 years" is a row.
  if (/\p{L}{4,}[.!]$/u.test(content) && serviceTopic(label) !== null) return null;
  return { name: label, value: content };
}

function isUsable(element: PageElement): boolean {
  if (notOwn.has(element.zone)) return false;
  for (let each: PageElement | null = element, up = 0; each !== null && up < 4; each = each.parent, up++) {
    if (each.name === 'body') break;
    if (notSpecs.test(each.words) && !sharedBlock.test(each.words)) return false;
  }
  return true;
}

const ofMarks = /^\d(?:[.,]\d{1,2})?\s?(?:\/|of|out of|von|sur|de|su|z|ze|av|af|из|з)\s?(?:5|10)(?:\s\p{L}{2,12})?$/iu;
const dismissive =
  /^(?:accepted|yes,? accepted|few left|last (?:one|pieces?)|many|plenty|много|мало|достаточно|под заказ|бесплатно|free|kostenlos|gratis|gratuite?|wenige|dużo|mało|\d+ ?(?:pieces?|pcs\.?|stück|шт\.?|szt\.?|ks))$/iu;

/** Whether a value speaks of buying: a state of stock, an amount of money, marks out of five. */
function isAboutBuying(value: string): boolean {
  if (ofMarks.test(value) || dismissive.test(value) || visibleAvailability(value) !== null) return true;
  return value.length < 60 && findPrices(value).some(({ marked }) => marked);
}

/** A table of branches, ways of delivery or marks: most of its values speak of buying. */
function isAboutShop({ rows }: Group): boolean {
  return rows.length >= 2 && rows.filter(({ value }) => isAboutBuying(value)).length > rows.length / 2;
}

type Group = { rows: Specification[]; at: number };

function closest(element: PageElement, name: string): PageElement | null {
  let each = element.parent;
  while (each !== null && each.name !== name) each = each.parent;
  return each;
}

const unitTitle =
  /^(?:unit|units|einheit|unité|unidad|unità|unidade|jednostka|jednotka|eenheid|enhet|enhed|yksikkö|birim|ед\.?(?: ?изм\.?)?|единица(?: измерения)?|одиниця(?: виміру)?|单位|單位|単位|단위)$/iu;

/** A row of three cells under a heading of which the last is the unit: its value with the unit. */
function measuredPair(page: Page, table: PageElement, row: PageElement): Specification | null {
  const cells = childElements(page, row).filter(({ name }) => name === 'td' || name === 'th');
  const [name, value, unit] = cells;
  if (name === undefined || value === undefined || unit === undefined || cells.length !== 3) return null;
  const first = page.nodes
    .slice(table.index, table.index + 12)
    .find((node) => node.kind === 'element' && node.name === 'tr');
  const title = first?.kind === 'element' ? childElements(page, first)[2] : undefined;
  if (title === undefined || first === row || !unitTitle.test(textOf(page, title))) return null;
  return specification(textOf(page, name), `${textOf(page, value)} ${textOf(page, unit)}`);
}

/** Cells that lay out a page hold its heading, its form or another table. */
function laysOut(page: Page, row: PageElement): boolean {
  for (let at = row.index + 1; at < row.end; at++) {
    const node = page.nodes[at];
    if (node?.kind === 'element' && /^(?:table|form|h1)$/.test(node.name)) return true;
  }
  return false;
}

/** Two names with a value each, side by side: the names are words, and a value has a number. */
function isDoubleRow([first = '', value = '', second = '', other = '', ...more]: readonly string[]): boolean {
  const named = [first, second].every((name) => /^\p{L}\D+$/u.test(name));
  return named && other !== '' && more.length === 0 && /\d/.test(value + other);
}

/** Pairs of one table row: two cells, or twice a heading and a value side by side. */
function pairsOfRow(page: Page, row: PageElement): { pairs: Specification[]; cells: number } {
  const all = childElements(page, row).filter(({ name }) => name === 'td' || name === 'th');
  // A cell beside several rows names their group.
  const cells = all.length === 3 && Number(all[0]?.attributes.get('rowspan') ?? 1) > 1 ? all.slice(1) : all;
  const titles = row.parent?.name === 'thead' && cells.every(({ name }) => name === 'th');
  // A row of titles, or one that lays out other tables, is no row of names and values.
  if (titles || cells.length > 12 || laysOut(page, row)) return { pairs: [], cells: cells.length };
  const texts = cells
    .map((cell) => wordsOf(page, cell))
    // A cell of its own may hold the colon.
    .filter((text, index) => index === 0 || !/^[:：\s–—-]*$/u.test(text));
  const twice = texts.length === 4 && cells.filter(({ name }) => name === 'th').length === 2;
  const starts = twice || isDoubleRow(texts) ? [0, 2] : texts.length === 2 ? [0] : [];
  const pairs = starts.map((at) => specification(texts[at] ?? '', texts[at + 1] ?? '')).filter((pair) => pair !== null);
  return { pairs, cells: texts.length };
}

function fromTables(page: Page): Group[] {
  const tables = new Map<PageElement, Group & { other: number }>();
  for (const row of page.byName.get('tr') ?? []) {
    const table = closest(row, 'table');
    if (table === null || row.end - row.index > maxRowNodes) continue;
    const group = tables.get(table) ?? { rows: [], at: table.index, other: 0 };
    tables.set(table, group);
    const { pairs, cells } = pairsOfRow(page, row);
    const measured = pairs.length === 0 && cells === 3 ? measuredPair(page, table, row) : null;
    if (measured !== null) pairs.push(measured);
    group.rows.push(...pairs);
    if (pairs.length === 0 && cells > 2) group.other++;
  }
  return [...tables]
    .filter(([table, { rows, other }]) => rows.length > other * 2 && isUsable(table))
    .map(([, group]) => group);
}

function holdsControl(page: Page, { index, end }: PageElement): boolean {
  return page.nodes
    .slice(index, end)
    .some((node) => node.kind === 'element' && /^(?:input|select|textarea)$/.test(node.name));
}

function fromDefinitionLists(page: Page): Group[] {
  const lists = new Map<PageElement, Group & { label: string }>();
  for (const list of page.byName.get('dl') ?? [])
    if (isUsable(list)) lists.set(list, { rows: [], at: list.index, label: '' });
  const parts = [...(page.byName.get('dt') ?? []), ...(page.byName.get('dd') ?? [])].sort(
    (one, other) => one.index - other.index,
  );
  for (const part of parts) {
    const list = closest(part, 'dl');
    const group = list === null ? undefined : lists.get(list);
    if (group === undefined || part.end - part.index > maxRowNodes) continue;
    if (part.name === 'dt') group.label = wordsOf(page, part);
    // What is to be chosen or typed in is no value.
    else if (!holdsControl(page, part)) {
      const pair = specification(group.label, wordsOf(page, part));
      if (pair !== null) group.rows.push(pair);
      group.label = '';
    }
  }
  return [...lists.values()];
}

/** A name under which the shop speaks of itself still names a row when a few words answer it: "Warranty: 3 years". */
function isOwnRow({ zone }: PageElement, value: string): boolean {
  return zone === 'service' ? value.length <= shortAnswer : !notOwn.has(zone);
}

const strictValue = /(?:^|[-_ ])value(?:$|[-_ ])/;
const isBehindWords = (page: Page, row: PageElement, part: PageElement): boolean =>
  page.nodes.slice(row.index + 1, part.index).some((node) => node.kind === 'text' && /\p{L}/u.test(node.text));

/** Rows of exactly two parts whose classes call them label and value, or "Name: value" with the name set apart. */
function pairOf(page: Page, row: PageElement): Specification | null {
  if (row.end === row.index + 2 && page.nodes[row.index + 1]?.kind === 'text') return null;
  if (row.parent?.name === 'thead') return null;
  const parts = childElements(page, row).filter(
    (part) => part.name !== 'br' && part.name !== 'script' && part.name !== 'input' && part.end - part.index > 1,
  );
  const [label, value] = parts;
  if (label === undefined || parts.length > 3) return null;
  if (parts.length === 1) {
    if (!hasOwnText(page, row)) return null;
    const rest = textOf(page, row, { skip: (element) => element === label });
    const name = textOf(page, label);
    // Without a colon the class of the value says it: `Condition<span class="detail--value">Good</span>`.
    if (/^\p{L}[^.!?,]{1,30}$/u.test(rest) && strictValue.test(label.words) && isBehindWords(page, row, label))
      return specification(rest, name);
    const apart = /^(?:b|strong|span|em|i|dfn|label|th|dt)$/.test(label.name);
    if (/^[^:：]{2,40}[:：]$/u.test(rest) && valueWord.test(label.words)) return specification(rest, name);
    const colon = /[:：]\s*$/u.test(name) || /^\s*[:：]/u.test(rest);
    return apart && colon ? specification(name, rest) : null;
  }
  // A block of several lines is a row or a list of its own, not a label.
  if (value === undefined || hasOwnText(page, row)) return null;
  const classed =
    (labelWord.test(label.words) && valueWord.test(value.words)) || (label.name === 'dt' && value.name === 'dd');
  const lines = label.end - label.index > 30 ? [] : linesOf(page, label);
  const between = page.nodes[label.end];
  const colon = /[:：]\s*$/u.test(lines[0] ?? '') || (between?.kind === 'text' && /^\s*[:：]\s*$/u.test(between.text));
  if (lines.length > 1 || (!classed && !colon)) return null;
  const texts = parts.map((part) => textOf(page, part)).filter((text) => text !== '');
  const [name = '', content = ''] = texts;
  if (texts.length !== 2 || !isOwnRow(label, content)) return null;
  // A heading with a text below it is a section.
  if (/^h[1-6]$/.test(label.name) && (content.length > shortAnswer || linesOf(page, value).length > 1)) return null;
  return specification(name, content);
}

const bracketed = /^[〈<［【[(](.*)[〉>］】\])]$/u;

/** "Name: value" as plain words of an item: believed only when most items beside it are such rows. */
function loosePair(page: Page, row: PageElement): Specification | null {
  if (row.name !== 'li' && !(/^(?:p|div|span)$/.test(row.name) && row.end - row.index === 2)) return null;
  if (!page.nodes.slice(row.index, row.end).some((node) => node.kind === 'text' && /[:：]/u.test(node.text)))
    return null;
  const text = textOf(page, row);
  const colon = text.length > 160 ? null : colonLine.exec(text);
  return colon === null ? null : specification(colon[1] ?? '', colon[2] ?? '');
}

/** "<b>Material</b> wool" on a line of its own, without a colon: a row where the line beside it is one too. */
function boldLead(page: Page, line: PageElement): Specification | null {
  const [name, ...more] = line.name === 'p' || line.name === 'li' ? childElements(page, line) : [];
  if (name === undefined || more.length > 0 || !/^(?:b|strong)$/.test(name.name) || name.index !== line.index + 1)
    return null;
  const value = textOf(page, line, { skip: (element) => element === name });
  return /^\p{L}[^.:!?]{1,29}$/u.test(textOf(page, name)) && /^[\p{L}\p{N}][^!?]{1,80}(?<!\.)$/u.test(value)
    ? specification(textOf(page, name), value)
    : null;
}

/** Lines side by side of a bold name and a value. */
function boldLeads(page: Page): Group[] {
  const groups = new Map<PageElement, Group & { end: number }>();
  for (const bold of together([page.byName.get('strong') ?? [], page.byName.get('b') ?? []])) {
    const line = bold.parent;
    const holder = line?.parent;
    const row = line === null || holder == null || !isUsable(line) ? null : boldLead(page, line);
    if (row === null || line === null || holder == null) continue;
    const known = groups.get(holder);
    // What stands behind another element is another list, and this one is done.
    if (known === undefined || (line.index - known.end > 2 && known.rows.length < 2))
      groups.set(holder, { rows: [row], at: line.index, end: line.end });
    else if (line.index - known.end <= 2) {
      known.rows.push(row);
      known.end = line.end;
    }
  }
  return [...groups.values()].filter(({ rows }) => rows.length > 1);
}

/** Rows are believed when there are several, they are most of the lines and their values are no sentences. */
function areRows(rows: readonly Specification[], lines: number): boolean {
  const length = rows.reduce((sum, { value }) => sum + value.length, 0) / rows.length;
  return rows.length >= 2 && rows.length >= lines * 0.6 && length <= 50;
}

/** "Name: value" on each line of one paragraph. */
function brokenLines(page: Page, block: PageElement): Specification[] {
  if (!childElements(page, block).some(({ name }) => name === 'br')) return [];
  const lines = linesOf(page, block);
  const found = lines
    .map((line) => (line.length > 160 ? null : colonLine.exec(line.replace(bracketed, '$1'))))
    .filter((each) => each !== null);
  const rows = found.map(([, name = '', value = '']) => specification(name, value)).filter((row) => row !== null);
  const dashed = dashedRows(lines, specification);
  if (dashed.length > 0) return dashed;
  // Lines about buying are rows too, though not the product's.
  return areRows(rows, lines.length - (found.length - rows.length)) ? rows : [];
}

function isLooseList(page: Page, holder: PageElement, rows: readonly Specification[]): boolean {
  const inner = childElements(page, holder);
  const listed = inner.filter(({ name }) => name === 'li').length;
  const items = listed > 0 ? listed : inner.filter(({ name }) => name !== 'br' && name !== 'script').length;
  return areRows(rows, items);
}

const isList = ({ name }: PageElement): boolean => name === 'ul' || name === 'ol';

const rowTags = new Set(['li', 'div', 'p', 'span', 'tr', 'td', 'section', 'article']);

function fromPairs(page: Page): Group[] {
  const loose = new Map<PageElement, Group>();
  const broken: Group[] = [];
  const groups = new Map<PageElement, Group>();
  for (const row of page.nodes) {
    if (row.kind !== 'element' || row.end - row.index < 2 || row.end - row.index > 40) continue;
    if (!rowTags.has(row.name) || row.parent === null || (row.hidden && row.zone !== 'main')) continue;
    const strict = pairOf(page, row);
    const pair = strict ?? loosePair(page, row);
    if (pair === null || !isUsable(row)) continue;
    const holder = row.parent;
    const into = strict === null ? loose : groups;
    const known = into.get(holder);
    if (known === undefined) into.set(holder, { rows: [pair], at: row.index });
    else known.rows.push(pair);
  }
  for (const block of together(['p', 'div', 'td', 'span', 'dd', 'font'].map((name) => page.byName.get(name) ?? []))) {
    if (block.end - block.index > 120 || block.end - block.index < 4 || (block.hidden && block.zone !== 'main'))
      continue;
    const rows = brokenLines(page, block);
    if (rows.length > 0 && isUsable(block)) broken.push({ rows, at: Infinity });
  }
  const lists = [...loose].filter(([holder, { rows }]) => isLooseList(page, holder, rows));
  // Plain lines are the weakest rows: they only add names that no list or table has.
  const plain = lists.map(([holder, group]) => (isList(holder) ? group : { ...group, at: Infinity }));
  return [...groups.values(), ...plain, ...broken];
}

/** Names and values from tables, definition lists and label-value rows, in page order, each name once. */
export function findSpecifications(page: Page): Specification[] {
  const groups = [
    ...fromTables(page),
    ...fromDefinitionLists(page),
    ...fromPairs(page),
    ...boldLeads(page),
    ...specificationGrids(page, specification, isUsable),
  ];
  const rows = new Map<string, Specification>();
  for (const group of groups.sort((one, other) => one.at - other.at)) {
    if (isAboutShop(group)) continue;
    for (const row of group.rows) {
      const key = row.name.toLowerCase();
      if (!rows.has(key) && rows.size < maxRows) rows.set(key, row);
    }
  }
  return [...rows.values()];
}
