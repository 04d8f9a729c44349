import { STRENGTHS, TEMPERS } from '@wayrune/bots/players/strengths.ts';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useTable } from '../../../play/context.ts';
import { HeroPanel } from './HeroPanel.tsx';
import { look, useLook } from '../../../play/look.ts';

/** A Hero with everything about them, on one sheet. */
export function HeroSheet() {
  const { t } = useTranslation('table');
  const seat = useLook((now) => now.seat);
  const sitter = useTable((game) => (seat === null ? null : (game.sitters[seat] ?? null)));
  if (seat === null || sitter === null) return null;
  const who =
    sitter.kind === 'human'
      ? t('person')
      : t('botOf', { strength: STRENGTHS[sitter.strength].name, temper: TEMPERS[sitter.temper].name });
  return (
    <Dialog
      title={sitter.name === undefined ? who : `${sitter.name} · ${who}`}
      isOpen
      wide
      onClose={() => look({ seat: null })}
    >
      <HeroPanel seat={seat} />
    </Dialog>
  );
}
