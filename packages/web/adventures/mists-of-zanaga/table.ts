/** What The Mists of Zanaga brings to the table. */
import i18next from 'i18next';
import type { PartAtTable } from '../../parts/part.ts';
import { TONES } from '../../sound/tones.ts';
import { Gods } from './gods/Gods.tsx';
import { OnGod } from './gods/OnGod.tsx';
import { isGearInfo } from './gear/gear-model.ts';
import { GearRow } from './gear/GearRow.tsx';
import { signsOn } from './map/zanaga-signs.ts';
import { Outfitter } from './market/Outfitter.tsx';
import { Trades } from './market/Trades.tsx';
import { GodAwakened, OmenShown, RitualCompleted } from './moments/ritual-moments.tsx';
import { DRUM } from './moments/ritual-tones.ts';
import { RitualTrack } from './rituals/RitualTrack.tsx';
import { passesBy, tintsAt } from './roaming/roaming-model.ts';
import { RoamingTrack } from './roaming/RoamingTrack.tsx';
import { Threats } from './roaming/Threats.tsx';
import { STAGES } from './stages/zanaga-stages.ts';
import en from './words/table.en.json';

const t = (key: 'rituals.title' | 'roaming.title' | 'gods.title'): string =>
  i18next.t(`mists-of-zanaga:${key}`);

export const mistsOfZanagaAtTable: PartAtTable = {
  words: { en },
  panels: [
    { id: 'rituals', title: () => t('rituals.title'), place: 'across', Component: RitualTrack },
    { id: 'roaming', title: () => t('roaming.title'), place: 'left', Component: RoamingTrack },
    { id: 'gods', title: () => t('gods.title'), place: 'right', Component: Gods },
  ],
  // There are no Events, and Challenges that were not beaten roam: the old track stays empty.
  hides: ['track', 'event'],
  showsCard: (info) => isGearInfo(info) || (info.card.kind === 'special' && info.card.ritual !== undefined),
  onHero: GearRow,
  onSpace: Threats,
  passesBy,
  inMarket: Outfitter,
  onWare: Trades,
  onFoe: OnGod,
  claims: { market: ['gear', 'swap'] },
  advice: () => [
    i18next.t('mists-of-zanaga:advice.town'),
    i18next.t('mists-of-zanaga:advice.hunt'),
    i18next.t('mists-of-zanaga:advice.rituals'),
  ],
  stages: STAGES,
  onMap: ['start', 'lost-city'],
  marks: signsOn,
  tints: tintsAt,
  pace: {
    'token-drawn': 350,
    'token-placed': 500,
    'token-returned': 350,
    'ritual-drawn': 600,
    'ritual-completed': 2600,
    'ritual-deck': 900,
    roams: 350,
    'roaming-left': 500,
    'roaming-check': 350,
    'god-awakened': 3200,
    omen: 2400,
    doom: 700,
    'lost-city': 1400,
    confronted: 1200,
    swapped: 400,
    rested: 200,
    placed: 250,
  },
  sounds: {
    'token-placed': TONES.step,
    'ritual-drawn': TONES.card,
    'ritual-completed': DRUM,
    'god-awakened': TONES.toll,
    omen: TONES.toll,
    doom: TONES.wound,
    'lost-city': TONES.triumph,
    swapped: TONES.coin,
  },
  banners: ['ritual-deck', 'doom', 'lost-city', 'confronted'],
  happenings: { 'ritual-completed': RitualCompleted, 'god-awakened': GodAwakened, omen: OmenShown },
};
