import { ruleOf } from '@wayrune/engine/text/decision.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { useSessionHere, useTable, useWorld } from '../../../play/context.ts';
import { HintButton } from '../../../play/Hint.tsx';
import { look, useLook } from '../../../play/look.ts';
import type { Choice } from '../../../play/options.ts';
import { ToolSign } from '../../../ui/ToolSign.tsx';
import styles from './DockTools.module.css';

/** Undo, a suggestion, the rule: on every decision, always in the same place. */
export function DockTools({ discards }: { discards: readonly Choice[] }) {
  const { t } = useTranslation('table');
  const world = useWorld();
  const kind = useTable((game) => game.state.decision?.kind ?? '');
  return (
    <div className={styles.tools}>
      {discards.length > 0 && <DiscardButton count={discards.length} />}
      <UndoButton />
      <HintButton>
        <ToolSign name="hint" />
      </HintButton>
      <Button
        look={['icon']}
        aria-label={t('rule')}
        title={t('rule')}
        data-key="r"
        onPress={() => look({ rule: ruleOf(world, kind) })}
      >
        <ToolSign name="rule" />
      </Button>
    </div>
  );
}

/** Cards may be thrown away at any time: they are listed when that is wanted. */
function DiscardButton({ count }: { count: number }) {
  const { t } = useTranslation('table');
  const open = useLook((now) => now.discarding);
  return (
    <Button
      look={['icon']}
      aria-label={t('discards', { count })}
      title={t('discards', { count })}
      aria-expanded={open}
      onPress={() => look({ discarding: !open })}
    >
      <ToolSign name="discard" />
    </Button>
  );
}

function UndoButton() {
  const { t } = useTranslation('table');
  const session = useSessionHere();
  const barrier = useTable((game) => game.undoBarrier);
  return (
    <span className={styles.undo} title={barrier === null ? t('undo') : t('noUndo', { why: barrier })}>
      <Button
        look={['icon']}
        aria-label={t('undo')}
        isDisabled={barrier !== null}
        onPress={session.undo}
        data-key="u"
        {...(barrier === null ? {} : { 'aria-describedby': 'undo-barrier' })}
      >
        <ToolSign name="undo" />
      </Button>
      {barrier !== null && (
        <span id="undo-barrier" className="visually-hidden">
          {t('noUndo', { why: barrier })}
        </span>
      )}
    </span>
  );
}
