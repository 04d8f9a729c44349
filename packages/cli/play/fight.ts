/** A fight as it stands: what each roll needs, what the enemy deals, what the party brings. */
import { PHASES } from '@wayrune/engine/effects/vocabulary.ts';
import { signed } from '@wayrune/engine/effects/words.ts';
import { type CombatFrame, combatOf, PHASE_ATTRIBUTE } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { acting, defending, isDuel } from '@wayrune/engine/rules/combat/fighters.ts';
import { info } from '@wayrune/engine/rules/world/game.ts';
import { attribute, damageOf, foeLife, lifeOf, rollBonus } from '@wayrune/engine/rules/cards/values.ts';
import { attackOf, fightersOf, hurdleIn } from '@wayrune/engine/table/fight.ts';
import { foeLines, foeName } from '@wayrune/engine/text/card-text.ts';
import { fighterName } from '@wayrune/engine/text/names.ts';
import { capital, shorten, table, wrap } from '../terminal/layout.ts';
import { game, heroName, playerOf, type Session } from './session.ts';

export type Detail = 'text' | 'numbers' | 'line';

/** Null when there is no fight. */
export function fight(session: Session, detail: Detail): string | null {
  const combat = combatOf(game(session));
  if (combat === null) return null;
  return isDuel(combat) ? againstHero(session, combat) : againstCard(session, combat, detail);
}

const roundOf = ({ round }: CombatFrame): string => (round === 0 ? 'before combat' : `round ${round}`);

function againstCard(session: Session, combat: CombatFrame, detail: Detail): string {
  const asked = game(session);
  const { paint, io } = session;
  const name = foeName(asked.world, combat.card);
  const life = foeLife(asked, combat);
  const text = detail === 'text' ? foeLines(info(asked, combat.card)) : [];
  const left = combat.foeWounds === 0 ? life : `${life - combat.foeWounds} of ${life}`;
  return [
    wrap(`${paint.bold(name)}: Life ${left}; ${roundOf(combat)}`, io.width, '', '  '),
    ...text.map((line) => wrap(line, io.width, '  ', '    ')),
    ...(detail === 'line' ? [] : [table(numbers(session, combat), '  ')]),
  ].join('\n');
}

/** At this length, a row of four rolls fits 60 columns. */
const LONGEST_NAME = 24;

/** A column per roll and a row per party member: there are always four rolls, but any number of Allies. */
function numbers(session: Session, combat: CombatFrame): string[][] {
  const asked = game(session);
  const { dim, bold } = session.paint;
  const seat = acting(combat);
  const rolls = [null, ...PHASES];
  const hurdles = rolls.map((phase) => hurdleIn(asked, combat, phase));
  const row = (who: string): string[] => {
    const attacks = PHASES.map((phase) => attackOf(asked, seat, who, phase));
    const [escape] = hurdles;
    const flight = who === 'hero' && escape !== undefined ? signed(rollBonus(asked, escape.roll)) : '';
    return [
      shorten(fighterName(asked.world, asked.state, seat, who), LONGEST_NAME),
      flight,
      ...attacks.map(({ bonus, damage }) => `${signed(bonus)} (${damage})`),
    ];
  };
  return [
    [dim('bonus (damage)'), ...rolls.map((phase) => dim(capital(phase ?? 'escape')))],
    ['needs', ...hurdles.map(({ target }) => bold(`${target}+`))],
    ['else wounds', ...hurdles.map(({ harm }) => String(harm))],
    ...fightersOf(asked, seat).map(row),
  ];
}

function againstHero(session: Session, combat: CombatFrame): string {
  const asked = game(session);
  const { bold, dim } = session.paint;
  const seats = [acting(combat), defending(combat)];
  const row = (title: string, say: (seat: number) => string): string[] => [dim(title), ...seats.map(say)];
  const life = (seat: number): string =>
    `${lifeOf(asked, seat, 'hero') - playerOf(session, seat).wounds} of ${lifeOf(asked, seat, 'hero')}`;
  const rows = [
    row('value (damage)', (seat) => bold(shorten(heroName(session, seat), LONGEST_NAME - 4))),
    row('', (seat) => (seat === acting(combat) ? 'attacks' : 'defends')),
    row('Life', life),
    ...PHASES.map((phase) =>
      row(capital(PHASE_ATTRIBUTE[phase]), (seat) => {
        const value = attribute(asked, seat, 'hero', PHASE_ATTRIBUTE[phase]);
        return `${value} (${damageOf(asked, seat, 'hero', phase, null)})`;
      }),
    ),
  ];
  return [`Hero against Hero, ${roundOf(combat)}`, table(rows, '  ')].join('\n');
}
