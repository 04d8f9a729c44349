import type { Color } from '@wayrune/engine/rules/world/board.ts';
import { playerAt } from '@wayrune/engine/rules/world/game.ts';
import { infoOf, trapOf } from '@wayrune/engine/rules/world/world.ts';
import { spaceName } from '@wayrune/engine/text/names.ts';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../cards/Card.tsx';
import { Peek } from '../../../../cards/Peek.tsx';
import { useRules, useTable } from '../../../../play/context.ts';
import { useWordsOf, victorySentence } from '../../../../play/gate-words.ts';
import { isFought, isRewarding, type Spoils, spoilsOf } from '../../../../play/spoils.ts';
import panel from '../../../../theme/panel.module.css';
import { useForm } from '../../frame/form.ts';
import { useGateHere } from '../gate-here.ts';
import { useCountUp } from './count-up.ts';
import { ExperienceBar } from './ExperienceBar.tsx';
import { JewelFlight } from './JewelFlight.tsx';
import { MomentTitle } from './MomentTitle.tsx';
import { CoinStack, JewelInGlory, Laurel, Rays, Ribbon } from './ornaments.tsx';
import moment from './Moment.module.css';
import styles from './Victory.module.css';

/** A fight is won: how it went, what it brought, and how far the Hero has come. Only what it brought is shown. */
export function VictoryMoment() {
  const { t } = useTranslation('moments');
  const gate = useGateHere();
  const game = useTable((whole) => whole);
  const [still, setStill] = useState(false);
  const ground = useRef<HTMLDivElement>(null);
  const words = useWordsOf(gate);
  const spoils = useMemo(() => (gate === null ? null : spoilsOf(gate)), [gate]);
  if (gate === null || spoils === null) return null;
  const { seat } = gate;
  const { gold, experience, counters } = spoils;
  return (
    <div
      ref={ground}
      className={`${moment.moment ?? ''} ${styles.victory ?? ''}`}
      data-still={still || undefined}
      onClick={() => setStill(true)}
    >
      <Rays />
      <MomentTitle said={victorySentence(game, seat, spoils, t)} beside={<Laurel />}>
        {isFought(spoils) ? t('victory') : words?.title}
      </MomentTitle>
      <div className={styles.spoils} data-plates={Number(gold > 0) + Number(experience > 0)}>
        {gold > 0 && <GoldPlate seat={seat} gold={gold} still={still} />}
        <Prizes spoils={spoils} />
        {experience > 0 && <ExperiencePlate spoils={spoils} />}
      </div>
      {experience > 0 && <ExperienceBar seat={seat} spoils={spoils} />}
      {experience > 0 && <JewelFlight ground={ground} color={counters.at(-1)?.color ?? null} />}
      {!isRewarding(spoils) && <p className={styles.nothing}>{t('noReward')}</p>}
    </div>
  );
}

function GoldPlate({ seat, gold, still }: { seat: number; gold: number; still: boolean }) {
  const { t } = useTranslation('moments');
  const count = useCountUp(gold, 300, still);
  return (
    <section className={`${moment.plate ?? ''} ${panel.plate ?? ''} ${styles.gold ?? ''}`} data-won="gold">
      <CoinStack gold={gold} />
      <p className={moment.amount}>
        <span aria-hidden="true">{t('gold', { count })}</span>
        <span className="visually-hidden">{t('gold', { count: gold })}</span>
      </p>
      <p>{t('have', { gold: playerAt(useRules(), seat).gold })}</p>
    </section>
  );
}

function ExperiencePlate({ spoils: { experience, counters } }: { spoils: Spoils }) {
  const { t } = useTranslation('moments');
  const { world } = useRules();
  const [first] = counters;
  const color: Color | null = counters.at(-1)?.color ?? null;
  return (
    <section
      className={`${moment.plate ?? ''} ${panel.plate ?? ''} ${styles.experience ?? ''}`}
      data-won="experience"
      data-flight="from"
    >
      <JewelInGlory color={color} />
      <p className={moment.amount}>{t('experience', { count: experience })}</p>
      {counters.length > 1 ? (
        <p>{t('counters', { count: counters.length })}</p>
      ) : (
        first !== undefined &&
        first.space !== null && <p>{t('counterFrom', { place: spaceName(world, first.space) })}</p>
      )}
    </section>
  );
}

/** The cards that were won; where there are none, who was beaten. */
function Prizes({ spoils: { cards, foe, loser } }: { spoils: Spoils }) {
  const { t } = useTranslation('moments');
  const rules = useRules();
  const beaten = foe ?? (loser === null ? null : playerAt(rules, loser).hero);
  const isTrap = foe !== null && trapOf(infoOf(rules.world, foe)) !== null;
  const form = useForm();
  const size = form === 'low' ? 'small' : 'full';
  if (cards.length === 0)
    return beaten === null ? null : (
      <figure className={styles.prize} data-beaten="">
        <Card info={infoOf(rules.world, beaten)} size="small" />
        <Ribbon>{t(foe === null ? 'beaten' : isTrap ? 'past' : 'defeated')}</Ribbon>
      </figure>
    );
  return (
    <div className={styles.prizes} data-several={cards.length > 1 || undefined}>
      {cards.map((card) => (
        <figure key={card} className={`${styles.prize ?? ''} ${moment.gilt ?? ''}`} data-won={card}>
          <Peek info={infoOf(rules.world, card)}>
            <Card info={infoOf(rules.world, card)} size={size} held />
          </Peek>
          <Ribbon>{t('keep')}</Ribbon>
        </figure>
      ))}
    </div>
  );
}
