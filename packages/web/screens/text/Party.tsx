import { ATTRIBUTES, type Attribute } from '@wayrune/engine/effects/vocabulary.ts';
import { capital, signed, skillName } from '@wayrune/engine/effects/words.ts';
import { COLORS } from '@wayrune/engine/rules/world/board.ts';
import { progressOf } from '@wayrune/engine/rules/rituals/rituals.ts';
import { pointsOf } from '@wayrune/engine/rules/turn/counters.ts';
import { experiencePrice } from '@wayrune/engine/rules/turn/experience.ts';
import { type Game, playerAt } from '@wayrune/engine/rules/world/game.ts';
import type { Held } from '@wayrune/engine/rules/world/state.ts';
import { attribute, damageOf, lifeOf, staminaOf } from '@wayrune/engine/rules/cards/values.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { valueParts } from '@wayrune/engine/text/parts.ts';
import { useTranslation } from 'react-i18next';
import { useRules, useTable } from '../../play/context.ts';
import { heroWounds } from '../../play/hero-wounds.ts';
import { Block } from './Block.tsx';
import { CardWords } from './CardWords.tsx';
import styles from './text.module.css';

const PHASE_OF = { mind: 'ranged', body: 'melee', spirit: 'magic' } as const;

export function Party({ seat }: { seat: number }) {
  const { t } = useTranslation('text');
  const name = useTable((game) => game.names[seat] ?? '');
  return (
    <Block id="text-party" title={t('party.title', { name })}>
      <Sheet seat={seat} level="h3" />
    </Block>
  );
}

/** A Hero with everything: numbers with their parts, then the cards. */
export function Sheet({ seat, level: Level }: { seat: number; level: 'h3' | 'h4' }) {
  const { t } = useTranslation('text');
  const rules = useRules();
  const player = playerAt(rules, seat);
  const { card } = infoOf(rules.world, player.hero);
  const skills = card.kind === 'hero' ? Object.entries(card.skills) : [];
  const counters = COLORS.filter((color) => player.counters[color] > 0);
  return (
    <>
      <ul className={styles['list']}>
        <li>
          {t('party.life', {
            left: lifeOf(rules, seat, 'hero') - heroWounds(rules, seat),
            full: lifeOf(rules, seat, 'hero'),
            count: heroWounds(rules, seat),
          })}
        </li>
        <li>
          {t('party.stamina', {
            left: staminaOf(rules, seat, 'hero') - player.exhaustion,
            full: staminaOf(rules, seat, 'hero'),
          })}
        </li>
        {ATTRIBUTES.map((name) => (
          <li key={name}>{attributeWords(rules, seat, name, t)}</li>
        ))}
        {skills.length > 0 && (
          <li>
            {t('party.skills', {
              skills: skills
                .map(([skill, bonus]) => `${skillName(skill as never)} ${signed(bonus)}`)
                .join(', '),
            })}
          </li>
        )}
        <li>{t('party.gold', { count: player.gold })}</li>
        <li>
          {t('party.experience', { points: pointsOf(player), price: experiencePrice(rules, seat) })}
          {counters.length > 0 &&
            ` (${counters.map((color) => t('party.counters', { count: player.counters[color], color })).join(', ')})`}
        </li>
      </ul>
      <Level>{capital(card.name)}</Level>
      <CardWords card={player.hero}>{t('party.abilities')}</CardWords>
      <Row level={Level} title={t('party.items')} row={player.items} none={t('party.noItems')} seat={seat} />
      <Row
        level={Level}
        title={t('party.allies')}
        row={player.allies}
        none={t('party.noAllies')}
        seat={seat}
      />
      {player.kept.length > 0 && (
        <Row level={Level} title={t('party.kept')} row={player.kept} none="" seat={seat} />
      )}
    </>
  );
}

type T = ReturnType<typeof useTranslation<'text'>>['t'];

function attributeWords(rules: Game, seat: number, name: Attribute, t: T): string {
  const parts = valueParts(rules, seat, 'hero', name);
  const from =
    parts.length < 2 ? '' : ` (${parts.map((part) => `${part.name} ${signed(part.amount)}`).join(', ')})`;
  return t('party.attribute', {
    name: capital(name),
    value: attribute(rules, seat, 'hero', name),
    from,
    phase: PHASE_OF[name],
    damage: damageOf(rules, seat, 'hero', PHASE_OF[name], null),
  });
}

interface RowProps {
  readonly level: 'h3' | 'h4';
  readonly title: string;
  readonly row: readonly Held[];
  readonly none: string;
  readonly seat: number;
}

/** How many symbols of a Ritual are filled. */
function Progress({ held }: { readonly held: Held }) {
  const { t } = useTranslation('text');
  const progress = progressOf(infoOf(useRules().world, held.card), held);
  return progress === null ? null : `, ${t('party.symbols', { count: progress.filled, all: progress.all })}`;
}

function Row({ level: Level, title, row, none, seat }: RowProps) {
  const { t } = useTranslation('text');
  const rules = useRules();
  return (
    <>
      <Level>{title}</Level>
      {row.length === 0 ? (
        <p className={styles['none']}>{none}</p>
      ) : (
        <ul className={styles['list']}>
          {row.map((held) => (
            <li key={held.card}>
              <CardWords card={held.card}>
                {held.used && `, ${t('party.used')}`}
                {held.counters > 0 && `, ${t('party.charges', { count: held.counters })}`}
                <Progress held={held} />
                {infoOf(rules.world, held.card).holding === 'ally' &&
                  `, ${t('party.ally', {
                    left: lifeOf(rules, seat, held.card) - held.wounds,
                    full: lifeOf(rules, seat, held.card),
                  })}`}
              </CardWords>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
