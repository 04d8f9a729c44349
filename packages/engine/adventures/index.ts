import type { Adventure } from './adventure.ts';
import { dragonLords } from './dragon-lords.ts';

export const ADVENTURES: Readonly<Record<string, Adventure>> = { [dragonLords.id]: dragonLords };
