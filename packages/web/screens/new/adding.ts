/** Adding a pack of one's own from a file, step by step, and removing it. */
import type { Pack } from '@wayrune/engine/parts/library.ts';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../app/announce.ts';
import { useContent } from '../../app/content-context.ts';
import { readPackFile } from '../../own-packs/pack-file.ts';
import type { Refusal } from '../../own-packs/read-pack.ts';

interface Told {
  readonly added: (id: string) => void;
  readonly removed: (id: string) => void;
}

export interface Adding {
  /** Gets the focus when what had it is gone. */
  readonly section: RefObject<HTMLElement | null>;
  readonly trouble: { readonly file: string; readonly refused: Refusal } | null;
  /** A pack whose id is taken: whether it is to replace the other. */
  readonly asked: { readonly pack: Pack; readonly old: Pack } | null;
  readonly take: (file: File) => void;
  readonly replace: () => void;
  readonly cancel: () => void;
  readonly remove: (id: string, name: string) => Promise<void>;
}

export function useAdding({ added, removed }: Told): Adding {
  const { t } = useTranslation('packs');
  const { shelf } = useContent();
  const section = useRef<HTMLElement>(null);
  const [trouble, setTrouble] = useState<Adding['trouble']>(null);
  const [asked, setAsked] = useState<Adding['asked']>(null);
  const refuse = (file: string, error: unknown): void =>
    setTrouble({
      file,
      refused: { why: 'unread', about: error instanceof Error ? error.message : String(error), faults: [] },
    });
  const add = async (pack: Pack, say: 'added' | 'replaced'): Promise<void> => {
    try {
      await shelf.add(pack);
      announce(t(say, { name: pack.name }));
      added(pack.pack);
    } catch (error) {
      refuse(pack.name, error);
    }
  };
  const read = async (file: File): Promise<void> => {
    setTrouble(null);
    setAsked(null);
    const found = await readPackFile(shelf, file);
    if ('refused' in found) {
      setTrouble({ file: file.name, refused: found.refused });
      return;
    }
    const { pack } = found;
    const { packs } = shelf.store.getState();
    const old = packs.find((one) => one.pack === pack.pack);
    if (old === undefined) await add(pack, 'added');
    else setAsked({ pack, old });
  };
  // Whoever listens for dropped files need not listen anew each time something is drawn.
  const latest = useRef(read);
  latest.current = read;
  const cancel = (): void => {
    setAsked(null);
    section.current?.focus();
  };
  return {
    section,
    trouble,
    asked,
    take: useCallback((file) => void latest.current(file), []),
    replace() {
      cancel();
      if (asked !== null) void add(asked.pack, 'replaced');
    },
    cancel,
    async remove(id, name) {
      setTrouble(null);
      section.current?.focus();
      try {
        await shelf.remove(id);
        removed(id);
        announce(t('removed', { name }));
      } catch (error) {
        refuse(name, error);
      }
    },
  };
}
