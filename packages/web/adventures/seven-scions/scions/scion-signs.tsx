/** Where Scions can be awakened, on the map. */
import type { SpaceId } from '@wayrune/engine/rules/world/board.ts';
import type { Game } from '@wayrune/engine/rules/world/game.ts';
import { landOf } from '@wayrune/engine/rules/world/land.ts';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import marks from '../../../map/marks.module.css';
import type { MapSign, MarkOnMap } from '../../../parts/part.ts';
import { useRules } from '../../../play/context.ts';
import { awakensHere } from './scions-model.ts';
import styles from './scions.module.css';

/** An eye about to open, beside the jewel. */
const Eye = () => (
  <g transform="translate(-20 13)" className={marks['sign']}>
    <path className={styles.lid} d="M-10 0Q0-10 10 0Q0 10-10 0Z" />
    <circle r="3.5" />
  </g>
);

const AWAKENING: MapSign = {
  id: 'awakening',
  Drawing: Eye,
  says: () => i18next.t('seven-scions:scions.onMap'),
};

export const signsOn = (game: Game): MarkOnMap[] =>
  landOf(game)
    .spaces.filter(({ id }) => awakensHere(game, id))
    .map(({ id }) => ({ space: id, sign: AWAKENING }));

export function OnSpace({ space }: { readonly space: SpaceId; readonly brief: boolean }) {
  const { t } = useTranslation('seven-scions');
  return awakensHere(useRules(), space) ? <p>{t('scions.onSpace')}</p> : null;
}
