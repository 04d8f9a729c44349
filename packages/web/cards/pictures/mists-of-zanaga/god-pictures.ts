/** The ten gods, each before the ring of its power. */
import type { Recipes } from '../../../engrave/recipe.ts';

export const gods: Recipes = {
  'jararr-the-hunter': {
    ground: { kind: 'rays', tint: '#c8cfae', at: [140, 96, 104] },
    square: [45, 0, 190],
    token: [62, 26, 152],
    parts: [['god', { name: 'jararr' }]],
  },
  'set-the-deceiver': {
    ground: { kind: 'rays', tint: '#e3d9b0', at: [140, 96, 104] },
    square: [45, 0, 190],
    token: [64, 6, 150],
    parts: [['god', { name: 'set' }]],
  },
  'moakileki-the-destroyer': {
    ground: { kind: 'rays', tint: '#d5d5c4', at: [140, 96, 104] },
    square: [45, 0, 190],
    token: [62, 12, 156],
    parts: [['god', { name: 'moakileki' }]],
  },
  'ravin-the-ravenous': {
    ground: { kind: 'rays', tint: '#c8d6ce', at: [140, 96, 104] },
    square: [45, 0, 190],
    token: [56, 18, 168],
    parts: [['god', { name: 'ravin' }]],
  },
  'arachne-the-weaver': {
    ground: { kind: 'rays', tint: '#dcd8e2', at: [140, 96, 104] },
    square: [45, 0, 190],
    token: [76, 0, 136],
    parts: [['god', { name: 'arachne' }]],
  },
  'var-ni-the-nightlord': {
    ground: { kind: 'rays', tint: '#a8adba', at: [140, 96, 104] },
    square: [45, 0, 190],
    token: [72, 0, 136],
    parts: [['god', { name: 'var-ni' }]],
  },
  'gor-bor-gor-the-savage': {
    ground: { kind: 'rays', tint: '#e0c2a6', at: [140, 96, 104] },
    square: [45, 0, 190],
    token: [62, 18, 156],
    parts: [['god', { name: 'gor-bor-gor' }]],
  },
  'harridan-the-stalker': {
    ground: { kind: 'rays', tint: '#d8dbc8', at: [140, 96, 104] },
    square: [45, 0, 190],
    token: [70, 24, 140],
    parts: [['god', { name: 'harridan' }]],
  },
  'hamzah-the-pridelord': {
    ground: { kind: 'rays', tint: '#f0dfae', at: [140, 96, 104] },
    square: [45, 0, 190],
    token: [60, 4, 160],
    parts: [['god', { name: 'hamzah' }]],
  },
  'tarakhe-the-corruptor': {
    ground: { kind: 'rays', tint: '#cfc3c8', at: [140, 96, 104] },
    square: [45, 0, 190],
    token: [56, 20, 168],
    parts: [['god', { name: 'tarakhe' }]],
  },
};
