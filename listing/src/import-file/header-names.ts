import { knownAttribute } from '../formats/attribute-names.ts';
import { identifierOfLabel } from '../identifiers/code-labels.ts';
import type { ImportField } from './import-fields.ts';
import { propertyColumn } from './property-columns.ts';

/** People's names for the columns, in English, German, French, Spanish, Polish, Italian and Russian. */
const names: Partial<Record<ImportField, string>> = {
  title: `title|product title|item title|listing title|name|product name|item name|product|item|titel|produkttitel|produktname
artikelname|artikelbezeichnung|bezeichnung|produktbezeichnung|produkt|artikel|titre|titre du produit|nom|nom du produit|nom produit|désignation|libellé
título|titulo|título del producto|nombre|nombre del producto|nombre producto|producto|tytuł|tytuł produktu|tytuł oferty|nazwa|nazwa produktu|produkt nazwa
titolo|titolo del prodotto|nome|nome prodotto|nome del prodotto|prodotto|название|название товара|наименование|наименование товара|имя|товар|заголовок`,
  description: `description|product description|long description|full description|item description|short description|details|body|body html|description html
html description|beschreibung|produktbeschreibung|artikelbeschreibung|langtext|kurzbeschreibung|langbeschreibung|description du produit|description produit|description longue
description courte|descriptif|descripción|descripcion|descripción del producto|descripción larga|descripción corta|opis|opis produktu|opis długi|opis krótki
descrizione|descrizione prodotto|descrizione del prodotto|описание|описание товара|аннотация|полное описание|краткое описание`,
  bullets: `bullets|bullet|bullet point|bullet points|key features|key feature|features|feature|highlights|highlight|product highlight|key product features|selling points
aufzählungspunkte|aufzählungspunkt|stichpunkte|stichpunkt|merkmale|produktmerkmale|highlights des produkts|vorteile|points forts|point fort|points clés|atouts
viñetas|viñeta|puntos clave|características principales|características destacadas|punkty|punkt|najważniejsze cechy|cechy|zalety
punti elenco|punto elenco|punti di forza|caratteristiche principali|преимущества|особенности|ключевые особенности|тезисы|буллеты|буллет`,
  specifications: `specifications|specification|specs|attributes|properties|technical details|technical data|item specifics|product detail|product details|parameters
spezifikationen|technische daten|eigenschaften|attribute|produktdetails|datenblatt|spécifications|caractéristiques|caractéristiques techniques|attributs|fiche technique
especificaciones|atributos|características|ficha técnica|specyfikacja|parametry|atrybuty|dane techniczne|specifiche|attributi|caratteristiche|scheda tecnica
характеристики|параметры|атрибуты|свойства|технические характеристики`,
  keywords: `keywords|keyword|search terms|search term|generic keywords|generic keyword|tags|tag|search keywords|meta keywords|schlagwörter|schlagworte|schlüsselwörter|suchbegriffe
suchwörter|mots clés|mots clefs|mot clé|étiquettes|palabras clave|palabra clave|etiquetas|słowa kluczowe|tagi|frazy|parole chiave|parola chiave|etichette
ключевые слова|ключевое слово|теги|тег|хештеги|поисковые запросы|метки`,
  brand: `brand|brand name|brands|manufacturer|maker|vendor|marke|markenname|hersteller|marque|fabricant|marca|fabricante|marka|producent|produttore|marchio
бренд|марка|производитель|торговая марка`,
  category: `category|product category|categories|product type|type of product|category name|category path|google product category|collection|department|kategorie|produktkategorie
warengruppe|artikelgruppe|produkttyp|catégorie|catégories|catégorie du produit|categoría|categoria|categorías|tipo de producto|kategoria|kategorie produktu|kategoria produktu
categoria prodotto|categorie|категория|категории|категория товара|тип товара|рубрика|предмет`,
  price: `price|sale price|selling price|unit price|retail price|regular price|list price|standard price|start price|startprice|product price|item price|price incl vat|rrp|msrp
preis|verkaufspreis|brutto preis|bruttopreis|vk|vk preis|einzelpreis|ladenpreis|preis brutto|uvp|prix|prix de vente|prix ttc|prix unitaire|prix public|precio|precio de venta|precio unitario|pvp
cena|cena brutto|cena sprzedaży|cena detaliczna|prezzo|prezzo di vendita|prezzo al pubblico|цена|цена продажи|розничная цена|стоимость|цена руб`,
  currency: `currency|currency code|price currency|währung|waehrung|devise|monnaie|moneda|divisa|waluta|valuta|валюта`,
  availability: `availability|stock status|in stock|in stock?|available|status of stock|verfügbarkeit|lagerstatus|auf lager|verfügbar|disponibilité|disponible|en stock|disponibilidad
en existencia|dostępność|dostępny|disponibilità|disponibile|наличие|доступность|в наличии|статус наличия`,
  quantity: `quantity|qty|stock|stock quantity|inventory|inventory quantity|stock level|units in stock|variant inventory qty|menge|bestand|lagerbestand|anzahl|stückzahl|quantité|stock disponible
cantidad|existencias|ilość|stan|stan magazynowy|quantità|giacenza|количество|остаток|остатки|запас`,
  language: 'language|language code|lang|locale|sprache|langue|idioma|język|lingua|язык',
  images: `image|images|image url|image urls|image link|image src|picture|pictures|picture url|photo|photos|photo url|main image|main image url|additional image|additional images
additional image link|additional image url|other image url|gallery|gallery image|gallery images|product image url|variant image|variant image url|picurl|image address|bild|bilder|bild url|bildlink|produktbild
hauptbild|weitere bilder|zusatzbild|foto|fotos|image principale|images supplémentaires|photo principale|lien image|url image|imagen|imágenes|imagen principal|imágenes adicionales|url imagen|url de la imagen
zdjęcie|zdjęcia|zdjęcie główne|obraz|obrazy|link do zdjęcia|immagine|immagini|immagine principale|изображение|изображения|фото|фотографии|картинка|картинки|ссылка на фото|ссылка на изображение|главное фото`,
  image_alts:
    'image alt|image alt text|alt text|alternative text|alternativtext|bildbeschreibung|texte alternatif|texto alternativo|tekst alternatywny|альтернативный текст',
  source_url: `url|link|product url|product link|source url|item url|page url|web address|website|produkt url|produktlink|artikel url|lien|lien produit|url produit|enlace|url del producto
adres url|link do produktu|link prodotto|url prodotto|ссылка|ссылка на товар|адрес страницы`,
  marketplace:
    'marketplace|channel|sales channel|marktplatz|verkaufskanal|place de marché|canal|rynek|kanał sprzedaży|маркетплейс|площадка',
  group: `group|handle|url handle|group id|item group id|variant group|parent id|product group|model group|gruppe|variantengruppe|artikelgruppe id|groupe|grupo|grupa|grupa wariantów|gruppo|группа|группа товаров`,
  parent:
    'parent|parent sku|parent product|parent article|vater sku|vaterartikel|hauptartikel|sku parent|parent asin|родительский артикул|родитель',
  relation: 'relationship|relationship type|parentage|parent child|product kind',
};

const byName = new Map<string, ImportField>();
for (const [field, list] of Object.entries(names))
  for (const name of list.split(/[|\n]/u)) byName.set(name.trim(), field as ImportField);

/** Normalises names: lower case, single spaces between words, without marks and without what is in brackets. */
export function plainHeader(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\[[^\]]{0,80}\]|#\d+(?=\.|$)|\.value$/gu, ' ')
    .replace(/\([^)]{0,80}\)/gu, ' ')
    .replace(/[\s_*:.,\-–/’']+/gu, ' ')
    .trim();
}

/** `bullet point 3`, `image2` and `photo_4` without their numbers. */
const withoutNumber = (plain: string): string => plain.replace(/\s*\d+$/u, '').trim();

/** Paired columns: `Attribute 1 name` and `Attribute 1 value(s)`, `Option2 Name` and `Option2 Value`. */
const pairName =
  /^((?:attribute|option|variation|specification|spec|property|feature|merkmal|eigenschaft|атрибут|свойство)\s*\d+)\s*(?:name|names|type)$/u;
const pairValue =
  /^((?:attribute|option|variation|specification|spec|property|feature|merkmal|eigenschaft|атрибут|свойство)\s*\d+)\s*(?:value|values|wert|значение)$/u;

/** The part of a pair's name that both columns share, or null. */
export const pairStem = (name: string): string | null => {
  const plain = plainHeader(name);
  return (pairName.exec(plain) ?? pairValue.exec(plain))?.[1]?.replace(/\s+/gu, '') ?? null;
};

/** The field for a column's name, and the confidence in it (0 to 1). */
export function fieldOfName(name: string): { field: ImportField; confidence: number } | null {
  const plain = plainHeader(name);
  if (plain === '') return null;
  if (pairName.test(plain)) return { field: 'specification_name', confidence: 0.95 };
  if (pairValue.test(plain)) return { field: 'specification_value', confidence: 0.95 };
  const exact = byName.get(plain);
  if (exact !== undefined) return { field: exact, confidence: 0.95 };
  const code = identifierOfLabel(name) ?? identifierOfLabel(plain);
  if (code !== null) return { field: code, confidence: 0.9 };
  const numbered = byName.get(withoutNumber(plain));
  if (numbered !== undefined) return { field: numbered, confidence: 0.9 };
  if (knownAttribute(plain) !== null || propertyColumn(name) !== null)
    return { field: 'specification', confidence: 0.8 };
  return partOfName(plain);
}

/** Words that make a longer name certain enough to be suggested: "Amazon product title (DE)", "Preis 2024". */
const tellingWords =
  /(?<!\p{L})(?:title|titel|titre|tytuł|title|название|наименование|description|beschreibung|описание|opis|preis|price|prix|precio|cena|цена|image|bild|foto|photo|bullet|keywords?|brand|marke|бренд|ean|gtin|upc|sku)(?!\p{L})/u;
const meansSomethingElse =
  /(?<!\p{L})(?:seo|meta|compare|cost|purchase|einkauf|ek|old|alt|vendor|tax|shipping|versand|date|datum|status|count|type|size|width|height|weight|position|закуп\p{L}*)(?!\p{L})/u;

function partOfName(plain: string): { field: ImportField; confidence: number } | null {
  if (meansSomethingElse.test(plain)) return null;
  const word = tellingWords.exec(plain)?.[0];
  const field = word === undefined ? undefined : (byName.get(word) ?? identifierOfLabel(word) ?? undefined);
  return field === undefined ? null : { field, confidence: 0.6 };
}
