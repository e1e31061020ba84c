import type { Specification } from '../listing.ts';

/** What buyers ask first, by the name of a specification: our choice, in the order of the questions that shops get. */
const interests: readonly RegExp[] = [
  /material|fabric|composition|состав|материал|матеріал|склад$|stoff|obermaterial|matière|tejido|composición|tkanina|materiał|materiale/iu,
  /size|dimension|length|width|height|diameter|depth|размер|длина|ширина|высота|диаметр|розмір|größe|maße|länge|breite|höhe|durchmesser|taille|longueur|largeur|hauteur|tamaño|medidas|largo|ancho|alto|rozmiar|wymiary|długość|szerokość|wysokość|dimens/iu,
  /capacity|volume|memory|storage|объ[её]м|[её]мкость|память|об.єм|пам.ять|kapazität|fassungsverm|volumen|speicher|capacité|contenance|capacidad|memoria|pojemność|pamięć|dysk/iu,
  /power|wattage|voltage|battery|processor|мощность|напряжение|батаре|аккумулятор|процессор|потужність|процесор|leistung|spannung|akku|puissance|batterie|potencia|batería|moc$|napięcie|bateria|procesor/iu,
  /compatib|suitable|fits|connect|port|interface|совместим|подходит|интерфейс|сумісн|kompatib|geeignet|anschl|convient|conexi|zgodn|złącz/iu,
  /use\b|uses\b|usage|room|occasion|назначение|применение|призначення|verwendung|einsatz|utilisation|uso|zastosowanie|przeznaczenie/iu,
  /care|wash|clean|уход|стирк|догляд|pflege|reinigung|entretien|lavage|cuidado|lavado|pielęgnacja|pranie/iu,
  /includ|in the box|package content|комплект|в коробке|lieferumfang|contenu|inclu[ys]|contenido|zestaw|zawartość/iu,
];

const rankOf = (name: string): number => {
  const rank = interests.findIndex((names) => names.test(name));
  return rank < 0 ? interests.length : rank;
};

/** Specifications with what buyers ask first in front; those of one rank keep their order. */
export function byInterest(specifications: readonly Specification[]): Specification[] {
  return specifications
    .map((item) => ({ item, rank: rankOf(item.name) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
