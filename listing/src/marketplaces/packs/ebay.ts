import type { Profile } from '../profile.ts';

export const ebay: Profile = {
  checked_on: '2026-11-21',
  sources: ['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7'],
  title: { min: 40, max: 80, hard: 80, words: null, repeat: 2, ban_re: '[™♥½]', once: '', brand: 'any' },
  description: { ideal: 300, hard_min: 1, hard_max: 500000, html: 'full' },
  bullets: null,
  specifications: 8,
  gtin: 'recommended',
  keywords: null,
  images: {
    ideal: 6,
    max: 24,
    min: { longest: 500 },
    good: { longest: 1600 },
    formats: ['jpeg', 'png', 'gif', 'bmp', 'tiff', 'avif', 'heic', 'webp'],
    mb: 12,
    aspect: null,
    white: false,
  },
  hard: [],
};
