import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { readImportFile } from './read-import-file.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
/** Letters of the Cyrillic alphabet as windows-1251 has them. */
const cyrillic = (text: string) =>
  Uint8Array.from(text, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return code >= 0x410 && code <= 0x44f ? code - 0x350 : code;
  });
const workbook = (rows: unknown[][], more: Record<string, unknown[][]> = {}): Uint8Array => {
  const book = utils.book_new();
  for (const [name, sheet] of Object.entries({ Products: rows, ...more }))
    utils.book_append_sheet(book, utils.aoa_to_sheet(sheet), name);
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
};
const open = (content: string | Uint8Array) => {
  const file = readImportFile(typeof content === 'string' ? bytesOf(content) : content);
  const rows = [...file.products(file.columns)];
  return { file, rows, first: rows[0]?.product?.listing, fields: file.columns.map(({ field }) => field) };
};

describe('a table of any program', () => {
  it.each([
    [',', 'commas'],
    [';', 'semicolons'],
    ['\t', 'tabs'],
    ['|', 'bars'],
    ['^', 'hats'],
  ])('is read with %j between its columns', (sign) => {
    const text = [`Title,SKU,Price`, 'Steel mug,M-1,12.50', 'Cup,M-2,9.90'].join('\r\n').replaceAll(',', sign);
    expect(open(text).rows.map(({ product }) => product?.listing)).toMatchObject([
      { title: 'Steel mug', identifiers: { sku: 'M-1' }, price: { amount: '12.50', currency: null } },
      { title: 'Cup', identifiers: { sku: 'M-2' } },
    ]);
  });

  it('keeps quotes, line breaks and the sign that Excel states', () => {
    const { first, rows } = open(
      'sep=;\r\nTitle;Description\r\n"Mug ""Fjord"", 0,5 l";"Line one\nLine two; three"\r\n',
    );
    expect(first).toMatchObject({ title: 'Mug "Fjord", 0,5 l', description: 'Line one\nLine two; three' });
    expect(rows[0]?.rows).toEqual([3]);
  });

  it.each([
    ['UTF-8 with a byte order mark', bytesOf('\uFEFFTitel;Preis\nKaffeebecher groß;12,50')],
    ['windows-1252', latin('Titel;Preis\nKaffeebecher gro\u00df;12,50')],
    [
      'UTF-16 LE',
      new Uint8Array(Uint16Array.from('\uFEFFTitel;Preis\nKaffeebecher groß;12,50', (c) => c.charCodeAt(0)).buffer),
    ],
    [
      'UTF-16 LE without a mark',
      new Uint8Array(Uint16Array.from('Titel;Preis\nKaffeebecher groß;12,50', (c) => c.charCodeAt(0)).buffer),
    ],
  ])('is read in %s', (_, bytes) => {
    expect(open(bytes).first).toMatchObject({ title: 'Kaffeebecher groß', price: { amount: '12.50' } });
  });

  it('is read in windows-1251 and windows-1250', () => {
    expect(open(cyrillic('Название;Цена\nКружка стальная синяя;1 250,00 руб.')).first).toMatchObject({
      title: 'Кружка стальная синяя',
      price: { amount: '1250.00', currency: 'RUB' },
    });
    const polish = latin('Nazwa;Cena\nKubek bia\u00b3y du\u00bfy;49,00 z\u00b3');
    expect(open(polish).first).toMatchObject({
      title: 'Kubek biały duży',
      price: { amount: '49.00', currency: 'PLN' },
    });
  });

  it('finds the header below other lines, and says so', () => {
    const { file, first } = open('Export of 2026-11-20\n\nName,EAN,Brand\nMug,4006381333931,Fjell');
    expect(first).toMatchObject({ title: 'Mug', identifiers: { gtin: '4006381333931' }, brand: 'Fjell' });
    expect(file.problems(file.columns)).toMatchObject([{ code: 'unread_rows' }]);
  });

  it('is read from a workbook: numbers as a person sees them, dates, formulas and a second sheet that is told', () => {
    const rows = [
      ['Title', 'Price', 'EAN', 'Material', 'Formula'],
      ['Mug', 24.9, 4006381333931, 'Steel', { t: 'n', f: 'B2*2' }],
      ['Cup', 24.899999999999999, '4006381333931', new Date(Date.UTC(2026, 10, 20)), { t: 'n', v: 49.8, f: 'B3*2' }],
    ];
    const { file, rows: read } = open(workbook(rows, { Notes: [['Nothing', 'here']] }));
    expect(read.map(({ product }) => product?.listing)).toMatchObject([
      {
        price: { amount: '24.9' },
        identifiers: { gtin: '4006381333931' },
        specifications: [{ name: 'Material', value: 'Steel' }],
      },
      { price: { amount: '24.9' }, specifications: [{ name: 'Material', value: '2026-11-20' }] },
    ]);
    expect(file.columns[4]?.samples).toEqual(['=B2*2', '49.8']);
    expect(file.problems(file.columns)).toMatchObject([
      { code: 'unread_sheets', message: expect.stringContaining('Notes') },
      { code: 'unmapped_column', column: 'Formula' },
    ]);
  });

  it('keeps what looks like a formula as the text that it is', () => {
    expect(open(`Title,SKU\n"=cmd|' /C calc'!A0",+1-2`).first).toMatchObject({
      title: "=cmd|' /C calc'!A0",
      identifiers: { sku: '+1-2' },
    });
  });
});

describe('the columns of a table', () => {
  it('keeps plain properties as specifications, with the unit that their header tells', () => {
    const { file, first } = open(
      'Item;upper;size range;weight g;Length (cm);Depth, cm;Hook size;Qty in pack;Cost price;Shipping weight\nShoe;suede;40-47;460;31,5 cm;9;#4;6;20;900',
    );
    expect(first?.specifications).toEqual([
      { name: 'upper', value: 'suede' },
      { name: 'size range', value: '40-47' },
      { name: 'weight', value: '460 g' },
      { name: 'Length (cm)', value: '31,5 cm' },
      { name: 'Depth', value: '9 cm' },
      { name: 'Hook size', value: '#4' },
      { name: 'Qty in pack', value: '6' },
    ]);
    expect(file.problems(file.columns)).toMatchObject([{ column: 'Cost price' }, { column: 'Shipping weight' }]);
  });

  it.each([
    [
      'de',
      'Artikelname;Beschreibung;Preis;Marke;Hersteller-Nr.;Bild 1;Bild 2;Farbe',
      ['title', 'description', 'price', 'brand', 'mpn', 'images', 'images', 'specification'],
    ],
    [
      'fr',
      'Nom du produit;Description;Prix TTC;Marque;Référence;Photo principale',
      ['title', 'description', 'price', 'brand', 'sku', 'images'],
    ],
    [
      'es',
      'Nombre del producto;Descripción;Precio;Marca;Palabras clave',
      ['title', 'description', 'price', 'brand', 'keywords'],
    ],
    [
      'pl',
      'Nazwa produktu;Opis;Cena brutto;Producent;Zdjęcia;Ilość',
      ['title', 'description', 'price', 'brand', 'images', 'quantity'],
    ],
    [
      'it',
      'Nome prodotto;Descrizione;Prezzo;Marca;Parole chiave',
      ['title', 'description', 'price', 'brand', 'keywords'],
    ],
    [
      'ru',
      'Наименование;Описание;Цена;Бренд;Артикул;Штрихкод;Фото',
      ['title', 'description', 'price', 'brand', 'sku', 'gtin', 'images'],
    ],
    [
      'en',
      'product_title,bullet_point1,bullet_point2,Sale Price (USD),Attribute 1 name,Attribute 1 value(s)',
      ['title', 'bullets', 'bullets', 'price', 'specification_name', 'specification_value'],
    ],
  ])('are found by their names in %s', (_, header, fields) => {
    const sign = header.includes(';') ? ';' : ',';
    expect(
      open(
        `${header}\n${header
          .split(sign)
          .map((_, index) => `v${index}`)
          .join(sign)}`,
      ).fields,
    ).toEqual(fields);
  });

  it('are found by their values, with less confidence, and never twice', () => {
    const { file } = open(
      'A;B;C;D;Titel;Title\nhttps://x.example/1.jpg;4006381333931;12,50 €;weiß;Becher blau;Blue mug\nhttps://x.example/2.jpg;4006381333931;9,90 €;rot;Tasse;Cup',
    );
    expect(file.columns.map(({ field }) => field)).toEqual(['images', 'gtin', 'price', null, 'title', null]);
    expect(file.columns[0]?.confidence).toBeLessThan(0.7);
    expect(file.columns[4]?.confidence).toBeGreaterThan(0.9);
    expect(file.columns[0]?.samples).toEqual(['https://x.example/1.jpg', 'https://x.example/2.jpg']);
  });

  it('that nothing is known of are told, and are kept as specifications when the seller wants', () => {
    const { file } = open('Title;Lagerort;Füllung\nMug;A-17;350 g');
    expect(file.problems(file.columns).map(({ column }) => column)).toEqual(['Lagerort', 'Füllung']);
    const kept = file.columns.map(({ index, field }) => ({ index, field: field ?? ('specification' as const) }));
    expect([...file.products(kept)][0]?.product?.listing.specifications).toEqual([
      { name: 'Lagerort', value: 'A-17' },
      { name: 'Füllung', value: '350 g' },
    ]);
    expect(file.problems(kept)).toEqual([]);
  });
});

describe('the cells of a row', () => {
  const cells = (header: string, ...rows: string[]) => open([header, ...rows].join('\n')).rows;
  const told = (row?: { problems: { code: string; row: number | null; value: string | null }[] }) =>
    row?.problems.map(({ code, row: number, value }) => [code, number, value]);

  it('read "1.299" by what the other prices of the column look like', () => {
    const amounts = (...prices: string[]) =>
      cells('Title;Price', ...prices.map((price, index) => `Mug ${index};${price}`)).map(
        ({ product }) => product?.listing.price?.amount,
      );
    expect(amounts('1.299', '12,50')).toEqual(['1299', '12.50']);
    expect(amounts('1.299', '12.50')).toEqual(['1.299', '12.50']);
    const [alone] = cells('Title;Price', 'Mug;1.299');
    expect(told(alone)).toEqual([['ambiguous_price', 2, '1.299']]);
  });

  it('tell of what is no price, no code, no picture and no title', () => {
    const [bad, empty] = cells(
      'Title;SKU;Price;EAN;Image;URL',
      'Mug;M-1;on request;4006381333932;mug.jpg;not an address',
      ';M-2;1;;;',
    );
    expect(told(bad)?.toSorted()).toEqual([
      ['bad_address', 2, 'not an address'],
      ['bad_gtin', 2, '4006381333932'],
      ['bad_image', 2, 'mug.jpg'],
      ['bad_price', 2, 'on request'],
    ]);
    expect(bad?.product?.listing).toMatchObject({ price: null, identifiers: { sku: 'M-1', gtin: '4006381333932' } });
    expect(empty).toMatchObject({
      product: null,
      name: 'M-2',
      problems: [{ level: 'error', code: 'no_title', row: 3 }],
    });
  });

  it('put leading zeros back and do not take a number that a spreadsheet has cut', () => {
    const [short, cut] = cells('Title;EAN', 'Mug;36000291452', 'Cup;4,00638E+12');
    expect(short?.product?.listing.identifiers.gtin).toBe('036000291452');
    expect(told(cut)).toEqual([['cut_number', 3, '4,00638E+12']]);
    expect(cut?.product?.listing.identifiers.gtin).toBeUndefined();
  });

  it('hold lists in one cell or in several', () => {
    const [row] = cells(
      'Title;Features;Image;Keywords;Specifications;In stock',
      'Mug;"• Double wall\n• Leak-proof lid";"https://x.example/1.jpg|https://x.example/2.jpg, https://x.example/3.jpg";"mug, cup";"Volume: 450 ml\nColour: blue";ja',
    );
    expect(row?.product).toMatchObject({
      listing: {
        bullets: ['Double wall', 'Leak-proof lid'],
        keywords: ['mug', 'cup'],
        specifications: [
          { name: 'Volume', value: '450 ml' },
          { name: 'Colour', value: 'blue' },
        ],
        availability: 'in_stock',
      },
      images: [
        { url: 'https://x.example/1.jpg' },
        { url: 'https://x.example/2.jpg' },
        { url: 'https://x.example/3.jpg' },
      ],
    });
  });

  it('are refused, not cut, when they are too long, and told when a formula failed or a SKU comes twice', () => {
    const [long, failed, again] = cells('Title;SKU;Brand', `${'x'.repeat(2_001)};M-1;`, 'Mug;M-2;#REF!', 'Cup;M-2;');
    expect(long).toMatchObject({
      product: null,
      problems: [{ level: 'error', code: 'too_long', row: 2, column: 'title' }],
    });
    expect(told(failed)).toEqual([['cell_error', 3, '#REF!']]);
    expect(failed?.product?.listing.brand).toBeNull();
    expect(told(again)).toEqual([['same_sku', 4, 'M-2']]);
  });

  it('are the source of the facts, under their names; what is left out is none', () => {
    const { file } = open('Title;Volume (ml);Purchase price\nMug;450;3.20');
    const choices = [
      { index: 0, field: 'title' as const },
      { index: 1, field: 'specification' as const },
    ];
    expect([...file.products(choices)][0]?.product?.source_text).toBe('Mug\nVolume (ml): 450');
  });

  it('of rows of one group become one product', () => {
    const rows = cells('Group;Title;Size;SKU', 'G1;Shirt;S;T-S', 'G1;Shirt;M;T-M', ';Mug;;M-1', 'G1;Shirt;L;T-L');
    expect(rows.map(({ rows: numbers, product }) => [numbers, product?.listing.specifications])).toEqual([
      [[2, 3, 5], [{ name: 'Size', value: 'S, M, L' }]],
      [[4], []],
    ]);
    expect(told(rows[0])).toEqual([['joined_rows', 2, null]]);
  });

  it('of a parent and its children become one product, and so do the variations behind a row', () => {
    expect(
      cells('SKU;Parent SKU;Title;Size', 'P;;Shirt;', 'C1;P;Shirt S;S', 'X;;Mug;', 'C2;P;Shirt M;M').map(
        (row) => row.rows,
      ),
    ).toEqual([[2, 3, 5], [4]]);
    expect(
      cells('Relationship;Title;Size', ';Shirt;', 'Variation;;S', 'Variation;;M', ';Mug;').map((row) => row.rows),
    ).toEqual([[2, 3, 4], [5]]);
  });

  it('of skipped rows are not read', () => {
    const { file } = open('Title\nMug\nCup');
    expect([...file.products(file.columns, new Set([2]))].map(({ name }) => name)).toEqual(['Cup']);
  });
});
