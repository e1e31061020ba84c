import { useTranslation } from 'react-i18next';
import { groupPaths, splitPath } from './listing-paths.ts';

/** Names a path of the listing for a person: "Title", "Bullet 3", "Specification: Capacity", "GTIN". */
export function usePathLabel(): (path: string) => string {
  const { t, i18n } = useTranslation('listing');
  return (path) => {
    const { section, index, name } = splitPath(path);
    if (section === 'identifiers' && name !== '') return name.toUpperCase();
    if (section === 'specifications' && name !== '' && index === null) return t('entries.specification', { name });
    const key = `${index === null ? 'sections' : 'entries'}.${section}`;
    if (!i18n.exists(`listing:${key}`)) return path;
    return t(key as 'entries.bullets', { number: (index ?? 0) + 1 });
  };
}

/** Names many paths in one line: "Brand; Bullets 2, 3, 4; Specifications (6); GTIN, SKU". */
export function usePathSummary(): (paths: string[]) => string {
  const { t, i18n } = useTranslation('listing');
  const labelOf = usePathLabel();
  const groupLabel = (section: string, members: string[]): string => {
    if (members.length === 1 || section === 'identifiers') return members.map(labelOf).join(', ');
    if (!i18n.exists(`listing:sections.${section}`)) return members.join(', ');
    const name = t(`sections.${section}` as 'sections.bullets');
    const places = members.map((path) => splitPath(path).index);
    const areNumbered = places.every((place) => place !== null);
    return areNumbered ? `${name} ${places.map((place) => place + 1).join(', ')}` : `${name} (${members.length})`;
  };
  return (paths) =>
    groupPaths(paths)
      .map(({ section, paths: members }) => groupLabel(section, members))
      .join('; ');
}
