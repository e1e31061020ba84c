import { read, utils, type WorkBook } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { listingWith } from '../listing-builders.ts';
import type { ExportCard } from './export-card.ts';
import { bottle, cardWith, cdn, fileOf, image, messagesOf, plain, variantWith } from './export-card-builders.ts';
import type { FileFormat } from './file-formats.ts';

const bookOf = async (format: FileFormat, cards: ExportCard[]): Promise<WorkBook> =>
  read((await fileOf(format, cards)).bytes);
const gridOf = (book: WorkBook, name: string): unknown[][] =>
  utils.sheet_to_json(book.Sheets[name] ?? {}, { header: 1, defval: '', blankrows: true });

describe('Ozon workbook', () => {
  const headers =
    '№|Артикул*|Название товара|Цена, руб.*|Цена до скидки, руб.|НДС, %*|SKU|Штрихкод (Серийный номер / EAN)|Вес в упаковке, г*|Ширина упаковки, мм*|Высота упаковки, мм*|Длина упаковки, мм*|Ссылка на главное фото*|Ссылки на дополнительные фото|Ссылки на фото 360|Артикул фото|Бренд*|Название модели (для объединения в одну карточку)*|Тип*|Цвет товара|#Хештеги|Аннотация|Rich-контент JSON';
  const card = cardWith({
    listing: listingWith({
      title: 'Бутылка для воды Norvik, сталь, 950 мл, синяя',
      description: 'Стальная бутылка',
      keywords: ['бутылка', 'термос для чая'],
      brand: 'Norvik',
      category: 'Посуда > Бутылка',
      price: { amount: '2490', currency: 'RUB' },
      identifiers: { sku: 'NV-32-B', gtin: '4006381333931' },
      specifications: [
        { name: 'Цвет', value: 'синий' },
        { name: 'Вес в упаковке, г', value: '400' },
        { name: 'Объём', value: '950 мл' },
      ],
    }),
    images: [image('b1'), image('b2'), image('b3')],
  });

  it('has the documented rows and columns in Шаблон', async () => {
    const book = await bookOf('ozon_xlsx', [card]);
    expect(book.SheetNames).toEqual(['Шаблон', 'validation']);
    const grid = gridOf(book, 'Шаблон');
    expect(grid[1]?.slice(0, 23).join('|')).toBe(headers);
    expect(grid[1]?.[23]).toBe('Объём');
    expect(grid[2]?.slice(0, 2)).toEqual(['', 'Обязательное поле']);
    expect(grid[4]).toEqual([
      ...[1, 'NV-32-B', 'Бутылка для воды Norvik, сталь, 950 мл, синяя', 2490, '', '', '', '4006381333931', '400'],
      ...['', '', '', cdn('b1'), `${cdn('b2')};${cdn('b3')}`, '', '', 'Norvik', 'NV-32-B-group', 'Бутылка', 'синий'],
      ...['#бутылка #термос_для_чая', 'Стальная бутылка', '', '950 мл'],
    ]);
    expect(gridOf(book, 'validation').map((row) => row[5])).toEqual(['НДС, %*', 0, 5, 7, 10, 20, 22]);
  });

  it('keeps codes as text and offers the rates of tax', async () => {
    const { bytes } = await fileOf('ozon_xlsx', [card]);
    const sheet = read(bytes, { cellNF: true }).Sheets.Шаблон ?? {};
    expect(sheet.H5).toMatchObject({ t: 's', z: '@' });
    const parts = read(bytes, { bookFiles: true }) as WorkBook & { files: Record<string, { content: Uint8Array }> };
    const xml = new TextDecoder().decode(new Uint8Array(parts.files['xl/worksheets/sheet1.xml']?.content ?? []));
    expect(xml).toContain('sqref="F5:F1048576"><formula1>validation!$F$2:$F$7</formula1>');
  });

  it('takes no amount in another currency for roubles', async () => {
    const dollars = { ...card, listing: { ...card.listing, price: { amount: '29', currency: 'USD' } } };
    expect(gridOf(await bookOf('ozon_xlsx', [dollars]), 'Шаблон')[4]?.[3]).toBe('');
    expect(await messagesOf('ozon_xlsx', dollars)).toContain('price: Ozon takes prices in roubles');
  });
});

describe('Wildberries workbook', () => {
  it('has the documented rows and columns; sizes of a colour share their article', async () => {
    const dress = cardWith({
      listing: listingWith({
        title: 'Платье летнее миди',
        description: 'Лёгкое платье',
        brand: 'Лада-Лён',
        category: 'Одежда > Платья',
        price: { amount: '3990', currency: 'RUB' },
        identifiers: { sku: 'LD' },
        specifications: [
          { name: 'Состав', value: 'хлопок 100%' },
          { name: 'Пол', value: 'Женский' },
          { name: 'Сезон', value: 'лето' },
        ],
      }),
      images: [image('1'), image('2')],
      variants: [
        variantWith({ Цвет: 'молочный', Размер: '44' }, { sku: 'LD-44-ML', gtin: '2000000000015' }),
        variantWith({ Цвет: 'молочный', Размер: '46' }, { sku: 'LD-46-ML' }),
        variantWith({ Цвет: 'синий', Размер: '44' }, { sku: 'LD-44-SN' }),
      ],
    });
    const book = await bookOf('wildberries_xlsx', [dress, plain({}, { ai_written: true })]);
    expect(book.SheetNames).toEqual(['Товары', 'Инструкция']);
    const grid = gridOf(book, 'Товары');
    expect(grid[2]?.slice(0, 25).join(', ')).toBe(
      'Группа, Артикул продавца, Артикул WB, Наименование, Категория продавца, Бренд, Описание, Фото, Видео, КИЗ, Пол, Состав, Цвет, Баркоды, Размер, Рос. размер, Цена, Ставка НДС, Вес с упаковкой (кг), Высота упаковки, Длина упаковки, Ширина упаковки, ТНВЭД, Комплектация, Страна производства',
    );
    expect(grid[4]).toEqual([
      ...[1, 'LD-44-ML', '', 'Платье летнее миди', 'Платья', 'Лада-Лён', 'Лёгкое платье', `${cdn('1')};${cdn('2')}`],
      ...[
        '',
        '',
        'Женский',
        'хлопок 100%',
        'молочный',
        '2000000000015',
        '44',
        '',
        3990,
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
      ],
      'лето',
    ]);
    expect(grid.slice(4).map((row) => [row[0], row[1], row[14]])).toEqual([
      [1, 'LD-44-ML', '44'],
      [1, 'LD-44-ML', '46'],
      [1, 'LD-44-SN', '44'],
      [2, '0193a5c2-0000-7000-8000-000000000001', ''],
    ]);
    expect(gridOf(book, 'Инструкция').flat().join('\n')).toContain('The assistant wrote part of this text.');
  });
});

describe('Amazon mapping sheet', () => {
  it('says what it is not, and has the names of the old grammar', async () => {
    const book = await bookOf('amazon_sheet', [{ ...bottle, listing: { ...bottle.listing, brand: 'Norvik' } }]);
    expect(book.SheetNames).toEqual(['Not directly uploadable', 'Notes']);
    const [header, first] = gridOf(book, 'Not directly uploadable');
    expect(header?.join(',')).toBe(
      'item_sku,brand_name,item_name,external_product_id,external_product_id_type,main_image_url,other_image_url1,other_image_url2,other_image_url3,other_image_url4,other_image_url5,other_image_url6,other_image_url7,other_image_url8,product_description,bullet_point1,bullet_point2,bullet_point3,bullet_point4,bullet_point5,generic_keywords',
    );
    expect(first?.slice(0, 7)).toEqual([
      'NV-32-B',
      'Norvik',
      'Norvik Steel Bottle, Blue',
      '4006381333931',
      'EAN',
      cdn('b1'),
      cdn('g1'),
    ]);
    expect(first?.slice(14, 16)).toEqual(['Double-wall steel, 32 oz.\nHand wash.', 'Straw lid']);
    expect(gridOf(book, 'Notes')[0]?.[0]).toContain('not directly uploadable');
  });
});
