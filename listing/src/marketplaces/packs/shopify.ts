import type { Profile } from '../profile.ts';

export const shopify: Profile = {
  checked_on: '2026-11-21',
  sources: ['S1', 'S2', 'S3', 'S4'],
  title: { min: 20, max: 70, hard: 255, words: null, repeat: 2, ban_re: '', once: '', brand: 'any' },
  description: { ideal: 300, hard_min: 0, hard_max: null, html: 'full' },
  bullets: null,
  specifications: 5,
  gtin: 'optional',
  keywords: { mode: 'count', ideal: 5, max: 250, len: 255 },
  images: {
    ideal: 4,
    max: 250,
    min: null,
    good: { longest: 2048 },
    formats: ['jpeg', 'png', 'gif', 'webp', 'heic', 'tiff', 'bmp', 'psd', 'svg'],
    mb: 20,
    aspect: [1],
    white: false,
  },
  hard: [],
};
