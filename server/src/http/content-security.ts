type Directives = Record<string, string[]>;

const written = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

const none = ["'none'"];
const self = ["'self'"];

/** For answers that are not documents: nothing in them may load, run or be framed, whatever a browser takes them for. */
export const dataPolicy = written({
  'default-src': none,
  'base-uri': none,
  'form-action': none,
  'frame-ancestors': none,
});

/** For documents that the server writes itself, such as the API page: their styles are in the markup, their scripts are not. */
export const documentPolicy = written({
  'default-src': self,
  'img-src': [...self, 'data:'],
  'style-src': [...self, "'unsafe-inline'"],
  'object-src': none,
  'base-uri': none,
  'form-action': self,
  'frame-ancestors': none,
});

export interface PagePolicyOptions {
  /** Hashes of the page's own inline scripts and style sheets, as a policy writes them. */
  script_hashes: string[];
  style_hashes: string[];
  /** Hosts of the tag manager are let in only where it is set up. */
  with_tag_manager: boolean;
}

const tagManager = 'https://www.googletagmanager.com';
/** Where the tag manager's own tags report to (Google's guide to a content security policy for it). */
const analytics = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/**
 * For pages of the web app: scripts and styles from files of this server and the hashed ones in the page, no attributes, no
 * evaluation. Text becomes markup through the sanitizer's policy only, and one worker runs, the listing engine; the tag manager cannot work under that last rule.
 */
export function pagePolicy({ script_hashes, style_hashes, with_tag_manager }: PagePolicyOptions): string {
  const outside = with_tag_manager ? [tagManager] : [];
  const reports = with_tag_manager ? [tagManager, ...analytics] : [];
  return written({
    'default-src': self,
    'script-src': [...self, ...script_hashes, ...outside],
    'style-src': [...self, ...style_hashes],
    'img-src': [...self, 'data:', 'blob:', ...reports],
    'font-src': self,
    'connect-src': [...self, ...reports],
    'worker-src': self,
    'object-src': none,
    'base-uri': none,
    'form-action': self,
    'frame-src': with_tag_manager ? [tagManager] : none,
    'frame-ancestors': none,
    ...(with_tag_manager
      ? {}
      : {
          'require-trusted-types-for': ["'script'"],
          'trusted-types': ['dompurify', 'listing-engine', "'allow-duplicates'"],
        }),
  });
}

/** The app uses none of these, so nothing that got into a page may. */
export const permissionsPolicy = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=()';
