import { TRACK_PLACES } from '@wayrune/engine/adventures/mists-of-zanaga/mists.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { useTranslation } from 'react-i18next';
import { Medallion } from '../../../cards/Picture.tsx';
import { Peek } from '../../../cards/Peek.tsx';
import tints from '../../../cards/card-tints.module.css';
import { toneOf } from '../../../cards/tone.ts';
import { useRules } from '../../../play/context.ts';
import { look, useLook } from '../../../play/look.ts';
import { Sign } from '../../../theme/Sign.tsx';
import { TokenSign } from '../Token.tsx';
import { Outlook } from './Outlook.tsx';
import { haunts, type Monster, monstersOf, threatsAt } from './roaming-model.ts';
import { type Odds, useOddsAgainst } from './use-odds.ts';
import styles from './roaming.module.css';

/** The roaming monsters: where each attacks, what token it carries, and how a fight would go. */
export function RoamingTrack() {
  const { t } = useTranslation('mists-of-zanaga');
  const rules = useRules();
  const monsters = monstersOf(rules);
  const odds = useOddsAgainst(monsters.map(({ card }) => card));
  return (
    <section className={styles.track} aria-labelledby="roaming-monsters">
      <h3 id="roaming-monsters" className={styles.title}>
        {t('roaming.title')}
        <small>{t('roaming.count', { count: monsters.length, all: TRACK_PLACES })}</small>
      </h3>
      <ol className={styles.monsters}>
        {monsters.map((monster) => (
          <li key={monster.card}>
            <MonsterRow monster={monster} odds={odds} />
          </li>
        ))}
      </ol>
      {monsters.length === 0 && <p className={styles.none}>{t('roaming.none')}</p>}
    </section>
  );
}

/** Pointing at it tints where it attacks; pointing at such a space lights it up. */
export function MonsterRow({ monster, odds }: { monster: Monster; odds: Odds }) {
  const { t: land } = useTranslation('map');
  const rules = useRules();
  const { card, terrain, tokens } = monster;
  const info = infoOf(rules.world, card);
  const attacks = useLook(({ looked, space }) => {
    const here = looked ?? space;
    return here !== null && threatsAt(rules, here).includes(card);
  });
  const prospect = odds.get(card);
  const show = (): void => look({ tinted: haunts(rules, [card]) });
  const hide = (): void => look({ tinted: null });
  return (
    <Peek info={info}>
      <button
        type="button"
        className={`${styles.monster ?? ''} ${tints['tinted'] ?? ''}`}
        data-tint={toneOf(info).tint}
        data-attacks={attacks || undefined}
        data-monster={card}
        onClick={() => look({ card })}
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
      >
        <span className={styles.face}>
          <Medallion info={info} />
        </span>
        <b className={styles.name}>{info.card.name}</b>
        <span className={styles.about}>
          {terrain !== null && (
            <>
              <Sign name={terrain} />
              <span className={styles.terrain}>{land(`terrain.${terrain}`)}</span>
            </>
          )}
          {prospect !== undefined && (
            <span className={styles.win}>
              <Outlook of={prospect} />
            </span>
          )}
        </span>
        <span className={styles.tokens}>
          {tokens.map((token, i) => (
            <TokenSign key={i} token={token} isRead />
          ))}
        </span>
      </button>
    </Peek>
  );
}
