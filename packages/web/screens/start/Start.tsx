import { useTranslation } from 'react-i18next';
import { go, href } from '../../app/routes.ts';
import { Button } from '../../ui/Button.tsx';

/** A Hero by chance against three bots. */
async function playNow(): Promise<void> {
  const [{ ports }, { beginGame }, { bot, HUMAN }] = await Promise.all([
    import('../../game/index.ts'),
    import('../../game/keeping.ts'),
    import('../../game/sitter.ts'),
  ]);
  const setup = { adventure: 'dragon-lords', heroes: [null, null, null, null], variants: [], packs: [] };
  go('table', await beginGame(ports, setup, [HUMAN, bot(), bot(), bot()]));
}

export default function Start() {
  const { t } = useTranslation('start');
  return (
    <main tabIndex={-1}>
      <h1>Wayrune</h1>
      <Button look="primary" onPress={() => void playNow()}>
        {t('playNow')}
      </Button>
      <nav>
        <a href={href('new')}>{t('newGame')}</a> <a href={href('learn')}>{t('learn')}</a>{' '}
        <a href={href('settings')}>{t('settings')}</a>
      </nav>
    </main>
  );
}
