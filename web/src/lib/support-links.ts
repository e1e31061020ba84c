import type { Site } from '@cardwright/contract/site';

export interface SupportLink {
  /** Key of its label in the `common` texts, under `nav`. */
  key: 'supportEmail' | 'community' | 'help';
  href: string;
  /** True: it leads to another site and opens a new tab. */
  isExternal: boolean;
}

/** Where this installation offers help; what is not set up is left out. */
export function supportLinks(site: Site | undefined): SupportLink[] {
  const links: SupportLink[] = [];
  if (site?.support_email) links.push({ key: 'supportEmail', href: `mailto:${site.support_email}`, isExternal: false });
  if (site?.community_url) links.push({ key: 'community', href: site.community_url, isExternal: true });
  if (site?.help_url) links.push({ key: 'help', href: site.help_url, isExternal: true });
  return links;
}
