import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { SupportLink } from '../../lib/support-links.ts';

/** The ways to get help, as items of a menu. */
export function SupportItems({ links }: { links: SupportLink[] }) {
  const { t } = useTranslation('common');
  return links.map(({ key, href, isExternal }) => (
    <Menu.Item
      key={key}
      component="a"
      href={href}
      {...(isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {t(`nav.${key}`)}
    </Menu.Item>
  ));
}
