import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '../../../app/routes.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { look, useLook } from '../../../play/look.ts';

const OneRule = lazy(() => import('../../rules/RuleText.tsx'));

/** The rule behind a decision. */
export function RuleSheet() {
  const { t } = useTranslation('table');
  const rule = useLook((now) => now.rule);
  if (rule === null) return null;
  return (
    <Dialog title={t('ruleTitle')} isOpen onClose={() => look({ rule: null })}>
      <Suspense>
        <OneRule id={rule} />
      </Suspense>
      <a href={href('rules', rule)}>{t('inRules')}</a>
    </Dialog>
  );
}
