import { reach } from '@wayrune/engine/table/reach.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { Button as AriaButton, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { MovementDie } from '../../dice/MovementDie.tsx';
import field from '../../theme/field.module.css';
import { Button } from '../../ui/Button.tsx';
import { useSessionHere, useTable, useWorld } from '../context.ts';
import { type DieOption, imagined } from './die-options.ts';
import { look } from '../look.ts';
import styles from './DieButton.module.css';

interface Props {
  readonly options: readonly DieOption[];
  /** The die. */
  readonly children: ReactNode;
}

/** A die that can be used: a press does what can be done with it, or offers it where there is more than one thing. */
export function DieButton({ options, children }: Props) {
  const { t } = useTranslation('dice');
  const session = useSessionHere();
  const [only] = options;
  if (only === undefined) return children;
  if (options.length === 1)
    return (
      <AriaButton className={styles.die ?? ''} onPress={() => session.chooseAll(only.choices)}>
        {children}
        <span className="visually-hidden">{only.label}</span>
      </AriaButton>
    );
  return (
    <DialogTrigger onOpenChange={(open) => open || look({ imagined: null })}>
      <AriaButton className={styles.die ?? ''}>
        {children}
        <span className="visually-hidden">{t('use')}</span>
      </AriaButton>
      <Popover placement="top" className={styles.popover ?? ''}>
        <Dialog className={`${field.list ?? ''} ${styles.list ?? ''}`} aria-label={t('use')}>
          <Uses options={options} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

/** What can be done with the die, card by card. */
function Uses({ options }: { options: readonly DieOption[] }) {
  const [shown, setShown] = useState<string | null>(null);
  return [...Map.groupBy(options, ({ by }) => by)].map(([by, uses]) => (
    <section key={by} className={styles.card} aria-label={by}>
      {uses.some(({ to }) => to !== null) && by !== '' && <p aria-hidden="true">{by}</p>}
      <div className={styles.uses}>
        {uses.map((option) => (
          <Use
            key={option.choices.join()}
            option={option}
            isShown={shown === option.choices.join()}
            onShow={() => setShown(option.choices.join())}
          />
        ))}
      </div>
    </section>
  ));
}

interface UseProps {
  readonly option: DieOption;
  /** A finger has pressed it once: what it reaches is lit. */
  readonly isShown: boolean;
  readonly onShow: () => void;
}

const isTouch = (): boolean => window.matchMedia('(hover: none)').matches;

/** One thing to do with a die; what a turned die reaches is counted, and lit on the map while one points at it. */
function Use({ option: { choices, label, to }, isShown, onShow }: UseProps) {
  const { t } = useTranslation('dice');
  const session = useSessionHere();
  const world = useWorld();
  const state = useTable((game) => game.state);
  const then = useMemo(
    () => (to === null ? null : imagined(world, state, choices)),
    [world, state, choices, to],
  );
  const spaces = useMemo(() => (then === null ? null : reach(world, then).size), [world, then]);
  const imagine = (): void => look({ imagined: then });
  const press = (): void => {
    // A finger cannot point without pressing: the first press shows what is reached, the second turns the die.
    if (isTouch() && then !== null && !isShown) {
      onShow();
      imagine();
      return;
    }
    look({ imagined: null });
    session.chooseAll(choices);
  };
  return (
    <Button
      look={['quiet']}
      title={label}
      aria-label={spaces === null ? label : `${label}: ${t('reaches', { count: spaces })}`}
      aria-pressed={isTouch() && then !== null ? isShown : undefined}
      onPress={press}
      onPointerEnter={imagine}
      onPointerLeave={() => isTouch() || look({ imagined: null })}
      onFocus={imagine}
      onBlur={() => look({ imagined: null })}
      data-face={to ?? undefined}
    >
      {to === null ? label : <MovementDie face={to} />}
      {spaces !== null && <small className={styles.reach}>{t('reaches', { count: spaces })}</small>}
    </Button>
  );
}
