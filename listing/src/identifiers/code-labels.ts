export type CodeKind = 'gtin' | 'mpn' | 'sku' | 'asin';

/** Normalises labels: lower case, single spaces for characters between words, nothing after the last word. */
function plainLabel(label: string): string {
  return label
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\([^)]{0,30}\)/gu, ' ')
    .replace(/[\s.\-–_/’']+/gu, ' ')
    .replace(/[\s:：#№°]+$/gu, '')
    .trim();
}

/** A standard product number, whatever words a shop puts around it: "EAN-Code", "Codice EAN", "JANコード". */
const gtinWord =
  /(?<![\p{L}\p{N}])(?:ean|gtin|upc|isbn|jan)(?: ?(?:8|10|12|13|14|a|128))?(?![a-z])|bar ?code|штрих ?код|strichcode|streepjescode|streckkod|stregkode|strekkode|viivakoodi|vonalkód|čárový kód|čiarový kód|kod kreskowy|código de barras|codice a barre|cod de bare|barkod|ברקוד|الباركود|条形码|條碼|バーコード|바코드|mã vạch/u;

const list = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .split(/[|\n]/)
      .map((label) => label.trim())
      .filter((label) => label !== ''),
  );

/** The maker's own number, as opposed to the shop's. */
const mpnLabels = list(`
mpn|manufacturer part number|manufacturer part no|manufacturer number|manufacturer product number|manufacturer item number
manufacturer code|manufacturer sku|manufacturers part number|manufacturer s part number|manufacturer reference|mfr part number
mfr part no|mfr part|mfr number|mfr no|mfg part number|mfg part|part number|part no|part|partnumber|item model number|model number|model no
model code|oem number|oem part number|vendor part number
herstellernummer|hersteller nummer|hersteller nr|hersteller artikelnummer|hersteller artikel nr|herstellerartikelnummer
artikelnummer des herstellers|modellnummer|modell nr|hersteller teilenummer|teilenummer
référence fabricant|référence du fabricant|réf fabricant|ref fabricant|référence constructeur|réf constructeur|numéro de modèle
numéro du modèle|numéro de modèle de l article|numéro de pièce|numéro de pièce fabricant|numéro de pièce du fabricant
referencia del fabricante|ref fabricante|referencia fabricante|número de modelo|número de pieza|número de pieza del fabricante
código del fabricante|codice produttore|codice del produttore|codice modello|numero modello|riferimento produttore|numero di modello
número do modelo|referência do fabricante|código do fabricante|modelo do fabricante
kod producenta|numer producenta|numer modelu|numer katalogowy producenta|indeks producenta
kód výrobce|kód výrobcu|kod výrobce|číslo modelu|part no|cod producător|cod producator|gyártói cikkszám|modellszám
fabrikantcode|artikelnummer fabrikant|modelnummer|onderdeelnummer|tillverkarens artikelnummer|tillv art nr|modellnr|produsentnummer
producentens varenummer|valmistajan tuotenumero|üretici kodu|üretici parça numarası|model kodu|parça numarası
партномер|парт номер|номер производителя|код производителя|артикул производителя|номер детали|номер модели|код модели
код виробника|артикул виробника|номер моделі
型番|メーカー型番|型号|型號|制造商型号|모델명|모델번호|품번|رقم الموديل|رقم القطعة|מספר דגם|מספר יצרן|mã model
`);

/** The shop's own number for the product. */
const skuLabels = list(`
sku|sku code|sku number|sku no|sku id|item|item no|item number|item code|item id|item sku|item ref|article|article no|article nr
article number|article code|art no|art nr|art|product code|product no|product number|product id|product sku|product ref
product reference|catalog number|catalogue number|catalog no|catalogue no|catalog|stock code|stock no|stock number|stock id|style no
style number|style code|style id|ref|reference|reference number|reference no|part code|webcode|web code|order code|order no|internet
artikelnummer|artikelnr|artikel nr|artikel nummer|art nummer|artnr|artikelcode|artikel code|bestellnummer|bestell nr|bestellnr
produktnummer|produkt nr|produktnr|produktcode|produkt code|produkt id|warennummer|katalognummer|materialnummer
réf|référence|références|référence produit|référence article|réf produit|réf article|code produit|code article|ref produit
referencia|ref producto|referencia del producto|código|código de producto|código del producto|código de artículo|cód|cod art
cod producto|número de artículo|n º de artículo
codice|articolo n|articolo nr|n articolo|codice prodotto|codice articolo|cod|cod prodotto|cod articolo|riferimento|rif|sku prodotto|articolo|codice art
referência|ref produto|código do produto|código produto|cód produto|cod produto
kod|kod produktu|kod towaru|kod katalogowy|symbol|symbol produktu|indeks|nr katalogowy|numer katalogowy|numer produktu|nr artykułu
kód|kód zboží|kód produktu|kód tovaru|kod zboží|katalogové číslo|číslo produktu|objednací číslo|číslo artiklu
cod produs|cod articol|cikkszám|termékkód|termékszám|cikk szám
varenummer|varenr|vare nr|produktkode|artikelnum|tuotekoodi|tuotenumero|tuotenro|tuote nro
ürün kodu|stok kodu|ürün no|stok no|κωδικός|κωδικός προϊόντος|код на продукта|каталожен номер|šifra|šifra proizvoda|šifra artikla
артикул|арт|код|код товара|код продукта|код изделия|код товару|код виробу|номер товара|номенклатурный номер|id товара|sku товара
商品コード|商品番号|品番|管理番号|商品编号|商品編號|商品货号|货号|貨號|款号|款號|编号|編號|产品编号|產品編號|商品代碼
상품코드|상품번호|제품코드|제품번호|상품 코드|상품 번호|mã|mã sản phẩm|mã sp|mã hàng|kode produk|kode barang|รหัสสินค้า
מק"ט|מקט|מק ט|קוד מוצר|מספר פריט|مספר מוצר|رقم المنتج|رمز المنتج|كود المنتج|رمز sku
`);

/** Which code a label announces, or null. Labels are those that shops print, in the languages we know. */
export function identifierOfLabel(label: string): CodeKind | null {
  if (label.length > 60) return null;
  const name = plainLabel(label);
  if (name === 'asin') return 'asin';
  if (name.length <= 40 && gtinWord.test(name)) return 'gtin';
  if (mpnLabels.has(name)) return 'mpn';
  return skuLabels.has(name) ? 'sku' : null;
}

/** A label that many shops use for the maker's number, and others for a name: the value decides. */
export function isModelLabel(label: string): boolean {
  return /^(?:model|modell|modèle|modelo|modello|модель|מודל|דגם)$/u.test(plainLabel(label));
}
