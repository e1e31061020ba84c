import type { Profile } from '../profile.ts';

export const google: Profile = {
  checked_on: '2026-11-21',
  sources: ['G1', 'G2', 'G3', 'G4', 'G7', 'G8', 'G9'],
  title: { min: 30, max: 150, hard: 150, words: null, repeat: 2, ban_re: '', once: '', brand: 'any' },
  description: { ideal: 500, hard_min: 1, hard_max: 5000, html: 'basic' },
  bullets: { ideal: 4, max: 100, len: [1, 150] },
  specifications: 5,
  gtin: 'recommended',
  keywords: null,
  images: {
    ideal: 4,
    max: 11,
    min: { box: [500, 500] },
    good: { longest: 1500 },
    formats: ['jpeg', 'webp', 'png', 'gif', 'bmp', 'tiff'],
    mb: 16,
    aspect: null,
    white: false,
  },
  hard: [],
};
