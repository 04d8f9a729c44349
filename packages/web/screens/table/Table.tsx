import { optionLabel, prompt } from '@wayrune/engine/text/decision.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../app/announce.ts';
import { useGame, useSession } from '../../game/index.ts';
import type { Session } from '../../game/session.ts';
import { plain } from '../../game/telling.ts';
import { Button } from '../../ui/Button.tsx';

export default function Table({ detail }: { detail: string }) {
  const { t } = useTranslation('table');
  const opened = useSession(detail);
  if (opened.status === 'opening') return <main aria-busy="true" />;
  if (opened.status === 'missing') return <main>{t('missing')}</main>;
  if (opened.status === 'failed') return <main>{opened.message}</main>;
  return <Playing session={opened.session} />;
}

function Playing({ session }: { session: Session }) {
  const { t } = useTranslation('table');
  const { world, state, chooser, lines, thinking, names } = useGame(session, (view) => view);
  const last = lines.at(-1);
  useEffect(() => announce(last === undefined ? '' : plain(last)), [last]);
  return (
    <main tabIndex={-1}>
      {chooser === null ? (
        <p>{thinking === null ? '' : t('thinking', { name: names[thinking] ?? '' })}</p>
      ) : (
        <>
          <p>{prompt(world, state)}</p>
          {(state.decision?.options ?? []).map((option) => (
            <Button key={option} onPress={() => session.choose(option)}>
              {optionLabel(world, state, option)}
            </Button>
          ))}
        </>
      )}
      <Button onPress={session.skip}>{t('skip')}</Button>
      <Button onPress={session.undo}>{t('undo')}</Button>
      <ol>
        {lines.slice(-12).map((line, i) => (
          <li key={`${line.entry} ${i}`}>{plain(line)}</li>
        ))}
      </ol>
    </main>
  );
}
