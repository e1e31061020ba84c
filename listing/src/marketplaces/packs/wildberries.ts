import type { Profile } from '../profile.ts';

export const wildberries: Profile = {
  checked_on: '2026-11-21',
  sources: ['B1', 'B2', 'B3'],
  title: { min: 30, max: 60, hard: 60, words: null, repeat: 1, ban_re: '', once: '', brand: 'forbid' },
  description: { ideal: 500, hard_min: 1, hard_max: 2000, html: 'none' },
  bullets: null,
  specifications: 8,
  gtin: 'optional',
  keywords: null,
  images: {
    ideal: 5,
    max: 30,
    min: { box: [700, 900] },
    good: { box: [900, 1200] },
    formats: ['jpeg', 'png', 'bmp', 'gif', 'webp'],
    mb: 32,
    aspect: [0.75],
    white: false,
  },
  hard: [],
};
