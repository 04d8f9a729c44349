import { capital } from '@wayrune/engine/effects/words.ts';
import { deckSize } from '@wayrune/engine/kernel/deck.ts';
import { COLORS } from '@wayrune/engine/rules/world/board.ts';
import { landOf, marketsIn } from '@wayrune/engine/rules/world/land.ts';
import { priceOf } from '@wayrune/engine/rules/turn/market.ts';
import { placeNumber } from '@wayrune/engine/rules/turn/track.ts';
import type { Sentence } from '@wayrune/engine/rules/world/words.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { sayLine } from '@wayrune/engine/text/line.ts';
import { foeName, spaceName } from '@wayrune/engine/text/names.ts';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '../../app/routes.ts';
import { useParts, useRules, useTable } from '../../play/context.ts';
import { Block } from './Block.tsx';
import { CardWords } from './CardWords.tsx';
import styles from './text.module.css';

/** What lies open for all: the Event, the tracks, the markets, the decks. */
export function OpenCards() {
  const { t } = useTranslation('text');
  const rules = useRules();
  const { state } = rules;
  const parts = useParts();
  const hidden = parts.flatMap(({ hides = [] }) => hides);
  const cards = rules.world.policies
    .inForce(rules)
    .filter((card) => !parts.some((part) => part.showsCard?.(infoOf(rules.world, card)) === true));
  return (
    <Block id="text-open" title={t('open.title')}>
      {!hidden.includes('event') && <h3>{t('open.event')}</h3>}
      {!hidden.includes('event') && cards.length === 0 && <p>{t('open.noEvent')}</p>}
      {cards.map((card) => (
        <CardWords key={card} card={card} />
      ))}
      {!hidden.includes('track') && <Undefeated />}
      <Variants />
      <Panels />
      <Markets />
      <h3>{t('open.decks')}</h3>
      <ul className={styles['list']}>
        {Object.entries(state.decks).map(([name, deck]) => (
          <li key={name}>{t('open.deck', { name: capital(name), count: deckSize(deck) })}</li>
        ))}
        <li>{t('open.pile', { pile: COLORS.map((color) => `${color} ${state.pile[color]}`).join(', ') })}</li>
      </ul>
    </Block>
  );
}

function Undefeated() {
  const { t } = useTranslation('text');
  const { world, state } = useRules();
  return (
    <>
      <h3>{t('open.track')}</h3>
      {state.track.every((entry) => entry === null) ? (
        <p>{t('open.noTrack')}</p>
      ) : (
        <ul className={styles['list']}>
          {state.track.map(
            (entry, i) =>
              entry !== null && (
                <li key={i}>
                  <CardWords card={entry.card}>
                    {`: ${t('open.place', { place: placeNumber(state, i), space: spaceName(world, entry.space, { codes: true }) })}`}
                    {foeName(world, entry.card) === world.cards[entry.card]?.card.name
                      ? ''
                      : ` (${foeName(world, entry.card)})`}
                  </CardWords>
                </li>
              ),
          )}
        </ul>
      )}
    </>
  );
}

/** What is played besides the usual rules, each with its chapter. */
function Variants() {
  const { t } = useTranslation('text');
  const { world } = useRules();
  const parts = world.parts.filter(({ kind }) => kind !== 'adventure');
  if (parts.length === 0) return null;
  return (
    <>
      <h3>{t('open.variants')}</h3>
      <ul className={styles['list']}>
        {parts.map(({ id, name, summary, chapter }) => (
          <li key={id}>
            {chapter === null ? name : <a href={href('rules', chapter)}>{name}</a>}: {summary}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The tracks and tables that the parts in play bring along. */
function Panels() {
  const rules = useRules();
  const names = useTable((game) => game.names);
  const say = (line: Sentence): string => sayLine({ world: rules.world, names, codes: true }, line);
  const panels = rules.world.words.panels.flatMap((shown) => shown(rules));
  return panels.map(({ title, summary, rows }) => (
    <Fragment key={title}>
      <h3>{title}</h3>
      {summary !== null && <p>{say(summary)}.</p>}
      <ul className={styles['list']}>
        {rows.map((row, i) => (
          <li key={i}>{say(row)}</li>
        ))}
      </ul>
    </Fragment>
  ));
}

function Markets() {
  const { t } = useTranslation('text');
  const rules = useRules();
  const viewer = useTable((game) => game.viewer);
  const markets = marketsIn(landOf(rules));
  return (
    <>
      <h3>{t('open.markets')}</h3>
      <ul className={styles['list']}>
        {markets.map(({ town, stack: place }) => {
          const stack = rules.state.stacks[place] ?? [];
          return (
            <li key={town.id}>
              <details className={styles['words']}>
                <summary>{t('open.town', { town: town.name, count: stack.length })}</summary>
                <ul className={styles['list']}>
                  {stack.map((card) => (
                    <li key={card}>
                      <CardWords card={card}>
                        {`, ${t('party.gold', { count: priceOf(rules, viewer, card) })}`}
                      </CardWords>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          );
        })}
      </ul>
    </>
  );
}
