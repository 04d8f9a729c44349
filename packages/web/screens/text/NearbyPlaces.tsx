import { capital } from '@wayrune/engine/effects/words.ts';
import { spaceAt, type SpaceId } from '@wayrune/engine/rules/world/board.ts';
import { playerAt } from '@wayrune/engine/rules/world/game.ts';
import { placeName } from '@wayrune/engine/text/names.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../app/announce.ts';
import { Button } from '../../ui/Button.tsx';
import { useRules } from '../../play/context.ts';
import { Block } from './Block.tsx';
import { neighborsOf, type Sight, sightAt, sightsNear } from './surroundings.ts';
import { useSightWords } from './words.ts';
import styles from './text.module.css';

/** So far one may hope to get in a turn, and in two. */
const NEAR = 3;
const FAR = 6;

/** Where my Hero stands, what is near, and a finger on the map. */
export function NearbyPlaces({ seat }: { seat: number }) {
  const { t } = useTranslation('text');
  const rules = useRules();
  const words = useSightWords();
  const { space } = playerAt(rules, seat);
  if (space === null)
    return (
      <Block id="text-where" title={t('where.title')}>
        <p>{t('where.nowhere')}</p>
      </Block>
    );
  const sights = sightsNear(rules, space, FAR);
  const near = sights.filter(({ steps }) => steps <= NEAR);
  const far = sights.filter(({ steps }) => steps > NEAR);
  return (
    <Block id="text-where" title={t('where.title')}>
      <p>{t('where.stand', { place: words.place(sightAt(rules, space, space)) })}</p>
      <h3>{t('where.near', { count: near.length })}</h3>
      <Sights sights={near} />
      <details className={styles['words']}>
        <summary>{t('where.far', { count: far.length })}</summary>
        <Sights sights={far} />
      </details>
      <Explorer start={space} />
    </Block>
  );
}

function Sights({ sights }: { sights: readonly Sight[] }) {
  const words = useSightWords();
  return (
    <ul className={styles['list']}>
      {sights.map((sight) => (
        <li key={sight.space}>
          {words.place(sight)}: {words.way(sight)}
        </li>
      ))}
    </ul>
  );
}

/** Goes over the map space by space without moving anybody. */
function Explorer({ start }: { start: SpaceId }) {
  const { t } = useTranslation('text');
  const rules = useRules();
  const words = useSightWords();
  const [at, setAt] = useState(start);
  useEffect(() => setAt(start), [start]);
  const { board } = rules.world;
  const sight = sightAt(rules, start, at);
  const go = (space: SpaceId): void => {
    setAt(space);
    announce(words.place(sightAt(rules, start, space)));
  };
  const here = spaceAt(board, at);
  return (
    <>
      <h3>{t('where.explore')}</h3>
      <p>
        {words.place(sight)}
        {sight.wind === null ? '' : `, ${words.way(sight)}`}
        {here.jewel !== null &&
          sight.counter === null &&
          `. ${t('where.empty', { color: here.jewel.color })}`}
      </p>
      <ul className={styles['winds']}>
        {neighborsOf(board, at).map(({ space, wind }) => (
          <li key={wind}>
            <Button look="small" onPress={() => go(space)}>
              {capital(t(`winds.${wind}`))}: {placeName(rules, space, { codes: true })}
            </Button>
          </li>
        ))}
        {at !== start && (
          <li>
            <Button look={['small', 'quiet']} onPress={() => go(start)}>
              {t('where.back')}
            </Button>
          </li>
        )}
      </ul>
    </>
  );
}
