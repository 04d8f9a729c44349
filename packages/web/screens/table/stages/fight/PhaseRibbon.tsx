import { signed } from '@wayrune/engine/effects/words.ts';
import { PHASE_ATTRIBUTE } from '@wayrune/engine/rules/combat/combat-frame.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import { cardName } from '@wayrune/engine/text/names.ts';
import { useTranslation } from 'react-i18next';
import { useWorld } from '../../../../play/context.ts';
import { Sign } from '../../../../theme/Sign.tsx';
import type { Step, StepNeed, StepResult } from './fight-model.ts';
import styles from './PhaseRibbon.module.css';

interface Props {
  readonly round: number;
  readonly steps: readonly Step[];
  readonly whose: Whose;
}

/** Whose numbers they are: the viewer's own, another Hero's, or those of several who attack as one. */
type Whose = 'you' | 'them' | 'group';

/** The round across the top: what each step asks, and what came of those that are over. */
export function PhaseRibbon({ round, steps, whose }: Props) {
  const { t } = useTranslation('fight');
  return (
    <ol className={styles.ribbon} aria-label={t('steps')}>
      <li className={styles.round}>
        <b>{round === 0 ? t('begins') : t('round', { round })}</b>
        <span>{t(round === 0 ? 'beginsMore' : 'ofFight')}</span>
      </li>
      {steps.map((step) => (
        <li
          key={step.id}
          className={styles.step}
          data-at={step.at}
          data-step={step.id}
          aria-current={step.at === 'now' ? 'step' : undefined}
        >
          <b>{t(`step.${step.id}`)}</b>
          <StepSays step={step} whose={whose} />
          <StepSign step={step} />
        </li>
      ))}
    </ol>
  );
}

function StepSign({ step: { id, at, need } }: { step: Step }) {
  const { t } = useTranslation('fight');
  const harm = need?.harm ?? null;
  return (
    <span className={styles.signs}>
      {id !== 'before' && id !== 'escape' && <Sign name={PHASE_ATTRIBUTE[id]} />}
      {at !== 'done' && harm !== null && harm > 0 && (
        <i
          className={styles.harm}
          role="img"
          aria-label={t('harm', { count: harm })}
          title={t('harm', { count: harm })}
        >
          {harm}
        </i>
      )}
    </span>
  );
}

type T = ReturnType<typeof useTranslation<'fight'>>['t'];

function StepSays({ step: { id, at, result, need }, whose }: { step: Step; whose: Whose }) {
  const { t } = useTranslation('fight');
  const world = useWorld();
  const said =
    result !== null
      ? resultWords(t, world, id === 'before', result)
      : need !== null
        ? needWords(t, need, whose)
        : at === 'now' && id === 'before'
          ? t('beforeNow')
          : '';
  const [first, ...more] = said.split(' · ');
  return (
    <span className={styles.says}>
      {first}
      {more.length > 0 && <span className={styles.more}> · {more.join(' · ')}</span>}
    </span>
  );
}

function resultWords(t: T, world: World, before: boolean, result: StepResult): string {
  switch (result.kind) {
    case 'used':
      return t('result.used', { name: result.cards.map((card) => cardName(world, card)).join(', ') });
    case 'nothing':
      return t(before ? 'result.noAbility' : 'result.nothing');
    case 'stayed':
    case 'held':
    case 'skipped':
      return t(`result.${result.kind}`);
    default:
      return t(`result.${result.kind}${result.success ? 'Yes' : 'No'}`, result);
  }
}

const NEEDS = { you: 'needs', them: 'needsThem', group: 'needsGroup' } as const;

function needWords(t: T, { target, mine: value, theirs }: StepNeed, whose: Whose): string {
  if (target !== null) return t(NEEDS[whose], { target, mine: String(value).replace('-', '−') });
  return t(whose === 'you' ? 'opposed' : 'opposedThem', { mine: signed(value), theirs: signed(theirs ?? 0) });
}
